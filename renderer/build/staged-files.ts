import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** Where a build puts its files until all of them are there: in the folder of the site, because to move a file has to be quick. */
const stageName = /^\.lintel-build-(\d+)$/;

/** Whether a build of this moment, or one that was killed, keeps its unfinished files under this name. */
export const isStage = (name: string): boolean => stageName.test(name);

/** A file that is written and not yet in its place. */
interface Staged {
  /** From the site's root. */
  readonly file: string;
  /** Where its content is; nothing where the file in place has it already. */
  readonly stagedAs: string | undefined;
}

/**
 * Writes the files of a site beside those of an earlier build, which stay as they are until `moveIntoPlace`. A build that is killed
 * leaves the earlier site; one that is killed in the few milliseconds of moving, pages that are whole and find all they name.
 */
export class Stage {
  readonly #folder: string;
  readonly #stage: string;
  readonly #files: Staged[] = [];

  constructor(folder: string) {
    this.#folder = folder;
    this.#stage = join(folder, `.lintel-build-${process.pid}`);
  }

  /** Creates the place for unfinished files, and removes what killed builds have left of theirs. */
  begin(): void {
    mkdirSync(this.#stage, { recursive: true });
    for (const name of readdirSync(this.#folder)) {
      const id = stageName.exec(name)?.[1];
      if (id !== undefined && !isRunning(Number(id)))
        rmSync(join(this.#folder, name), { recursive: true, force: true });
    }
  }

  /** @param file from the site's root */
  write(file: string, content: string | Buffer): void {
    const isThere = holds(join(this.#folder, file), content);
    const stagedAs = isThere ? undefined : String(this.#files.length);
    if (stagedAs !== undefined) writeFileSync(join(this.#stage, stagedAs), content);
    this.#files.push({ file, stagedAs });
  }

  /** The names of the files, from the site's root. */
  names(): string[] {
    return this.#files.map(({ file }) => file);
  }

  /** Puts files in their places: pages after what they name. */
  moveIntoPlace(): void {
    const folders = new Set<string>();
    const move = ({ file, stagedAs }: Staged): void => {
      if (stagedAs === undefined) return;
      const path = join(this.#folder, file);
      const parent = dirname(path);
      if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
      folders.add(parent);
      renameSync(join(this.#stage, stagedAs), path);
    };
    const isPage = ({ file }: Staged): boolean => file.endsWith(".html");
    for (const one of this.#files) if (!isPage(one)) move(one);
    for (const one of this.#files) if (isPage(one)) move(one);
  }

  /** Removes what was not moved. */
  end(): void {
    if (existsSync(this.#stage)) rmSync(this.#stage, { recursive: true });
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // It runs, and belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Whether a file has this content: then it is left alone. Other systems may find a file whose name has other capital letters. */
function holds(path: string, content: string | Buffer): boolean {
  if (process.platform !== "linux") return false;
  try {
    const stat = lstatSync(path);
    const bytes = Buffer.from(content);
    return stat.isFile() && stat.size === bytes.length && readFileSync(path).equals(bytes);
  } catch {
    return false;
  }
}
