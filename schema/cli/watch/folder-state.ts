import { readdirSync, statSync, type Dirent } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { scanPublicFolder } from "../public-folder/scan.ts";
import { stampOf } from "./file-state.ts";

/** What a look at a folder finds. */
interface Look {
  /** What differs from one state to the next, as JSON. */
  readonly stamps: unknown;
  /** The folders inside it that hold its files. */
  readonly folders: readonly string[];
}

/** A folder as it was at the last look. It may be missing. */
export class FolderState {
  readonly #folder: string;
  readonly #look: (folder: string) => Look;
  #stamps = "";
  #folders: readonly string[] = [];

  /** @param look what counts of the folder */
  constructor(folder: string, look: (folder: string) => Look) {
    this.#folder = resolve(folder);
    this.#look = look;
  }

  /** Looks at the folder. @returns whether it differs from the last look */
  hasChanged(): boolean {
    const { stamps, folders } = this.#look(this.#folder);
    const written = JSON.stringify(stamps);
    const isSame = written === this.#stamps;
    this.#stamps = written;
    this.#folders = [...new Set([this.#folder, ...folders])];
    return !isSame;
  }

  /** The folders that hold its files. */
  folders(): readonly string[] {
    return this.#folders;
  }
}

/** Of the public folder: whether a file is new, gone or another. */
export function lookAtPictures(folder: string): Look {
  const { files, leftOut } = scanPublicFolder(folder);
  return {
    stamps: [[...files].map(([name, path]) => [name, currentStamp(path)]), leftOut],
    folders: [...files.values()].map((path) => dirname(path)),
  };
}

/** Of a site's own section types: whether a type or a file has come or gone, or a schema or an example, which are read, is another. */
export function lookAtBlocks(folder: string): Look {
  const types = entriesOf(folder).filter((entry) => entry.isDirectory());
  const folders = types.map(({ name }) => join(folder, name));
  return { stamps: folders.map((one) => [one, entriesOf(one).map(({ name }) => [name, stampIn(one, name)])]), folders };
}

/** A component is read by the bundler: of it, only counts whether it is there. */
const stampIn = (folder: string, name: string): string =>
  name === "schema.json" || name === "examples.yaml" ? currentStamp(join(folder, name)) : "";

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function currentStamp(path: string): string {
  try {
    return stampOf(statSync(path));
  } catch {
    return "";
  }
}
