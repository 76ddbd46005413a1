import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/** How many versions of a site file are kept. */
const maxVersions = 50;

/** A picture that was moved or deleted along with a change: its path before, and where it is now. */
export interface MovedFile {
  readonly from: string;
  readonly to: string;
}

/** A change that was written. */
export interface Entry {
  /** Names what is kept of it; begins with the time. */
  readonly id: string;
  /** The name of the site file in its folder. */
  readonly file: string;
  /** What was done, for people. */
  readonly what: string;
  /** The hash of the bytes that were written. */
  readonly after: string;
  readonly moved: readonly MovedFile[];
}

/** When a change was made: `2026-11-24T23:15:02Z`. */
export function timeOf({ id }: Pick<Entry, "id">): string {
  const [day = "", time = ""] = id.split("T");
  const written = `${day}T${time.slice(0, 8).replaceAll("-", ":")}Z`;
  return Number.isNaN(Date.parse(written)) ? new Date(0).toISOString() : written;
}

export const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/**
 * The versions of a site file that were replaced, in `.lintel/history/` beside it: the last fifty. A list says what each change
 * was; a list that cannot be read counts as empty.
 */
export class History {
  readonly folder: string;
  readonly #file: string;
  readonly #index: string;

  constructor(file: string) {
    const target = realpathSync(file);
    this.folder = join(dirname(target), ".lintel", "history");
    this.#file = basename(target);
    this.#index = join(this.folder, "changes.json");
  }

  /** The changes of the file, the last one at the end. */
  entries(): readonly Entry[] {
    return this.#all().filter((entry) => entry.file === this.#file && existsSync(this.versionOf(entry)));
  }

  /** The version that a change replaced. */
  versionOf({ id, file }: Pick<Entry, "id" | "file">): string {
    return join(this.folder, `${id}.${file}`);
  }

  /** Where files are kept that a change deleted. */
  trashOf(id: string): string {
    return join(this.folder, id);
  }

  /** A new name, later in the order of names than all before. */
  newId(): string {
    const time = new Date().toISOString().replaceAll(":", "-").replace("Z", "");
    const last = this.#all().at(-1)?.id ?? "";
    return time > last ? time : `${last}x`;
  }

  /** Keeps the version before a change. @throws where it cannot be kept */
  add(entry: Omit<Entry, "file">, before: Uint8Array): void {
    mkdirSync(this.folder, { recursive: true });
    ignore(dirname(this.folder));
    const own = { ...entry, file: this.#file };
    writeFileSync(this.versionOf(own), before);
    this.#write([...this.#all().filter(({ id }) => id !== entry.id), own]);
    this.#prune();
  }

  /** Forgets a change that was not made after all. */
  drop(id: string): void {
    this.#write(this.#all().filter((entry) => entry.id !== id));
    rmSync(this.versionOf({ id, file: this.#file }), { force: true });
    rmSync(this.trashOf(id), { recursive: true, force: true });
  }

  /** Forgets a change that was taken back, and keeps the version that it had made. @returns where that is */
  takeBack({ id }: Entry, made: Uint8Array): string {
    const version = this.versionOf({ id: `${id}.taken-back`, file: this.#file });
    writeFileSync(version, made);
    this.drop(id);
    return version;
  }

  #all(): readonly Entry[] {
    try {
      const value: unknown = JSON.parse(readFileSync(this.#index, "utf8"));
      return Array.isArray(value) ? value.flatMap(entryOf) : [];
    } catch {
      return [];
    }
  }

  #write(entries: readonly Entry[]): void {
    const temporary = `${this.#index}.tmp`;
    writeFileSync(temporary, `${JSON.stringify(entries, undefined, 2)}\n`);
    renameSync(temporary, this.#index);
  }

  /** The names begin with the time: the first ones are the oldest. */
  #prune(): void {
    const versions = readdirSync(this.folder)
      .filter((name) => name.endsWith(`.${this.#file}`))
      .toSorted();
    for (const name of versions.slice(0, -maxVersions)) {
      rmSync(join(this.folder, name), { force: true });
      rmSync(this.trashOf(name.slice(0, -this.#file.length - 1)), { recursive: true, force: true });
    }
  }
}

/** Git leaves the folder out, whatever the repository says. */
function ignore(folder: string): void {
  const file = join(folder, ".gitignore");
  if (!existsSync(file)) writeFileSync(file, "*\n");
}

const textAt = (value: object, key: string): string | undefined => {
  const text: unknown = Reflect.get(value, key);
  return typeof text === "string" ? text : undefined;
};

/** An entry as it stands in the list; none where it is not one. */
function entryOf(value: unknown): Entry[] {
  if (typeof value !== "object" || value === null) return [];
  const [id, file, what, after] = ["id", "file", "what", "after"].map((key) => textAt(value, key));
  if (id === undefined || file === undefined || what === undefined || after === undefined) return [];
  const moved: unknown = Reflect.get(value, "moved");
  return [{ id, file, what, after, moved: Array.isArray(moved) ? moved.flatMap(movedFileOf) : [] }];
}

function movedFileOf(value: unknown): MovedFile[] {
  if (typeof value !== "object" || value === null) return [];
  const [from, to] = [textAt(value, "from"), textAt(value, "to")];
  return from === undefined || to === undefined ? [] : [{ from, to }];
}
