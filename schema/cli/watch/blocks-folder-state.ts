import { readdirSync, statSync, type Dirent } from "node:fs";
import { join, resolve } from "node:path";
import { stampOf } from "./file-state.ts";

/** The folder of a site's own section types as it was at the last look: which files are there, and what the check and the gallery read of them. */
export class BlocksFolderState {
  readonly #folder: string;
  #stamps = "";
  #folders: readonly string[] = [];

  constructor(folder: string) {
    this.#folder = resolve(folder);
  }

  /** Looks at the folder. @returns whether a type or a file has come or gone, or a schema or an example is another */
  hasChanged(): boolean {
    const types = entriesOf(this.#folder).filter((entry) => entry.isDirectory());
    const folders = types.map(({ name }) => join(this.#folder, name));
    const stamps = JSON.stringify(
      folders.map((folder) => [folder, entriesOf(folder).map(({ name }) => [name, stampIn(folder, name)])]),
    );
    const isSame = stamps === this.#stamps;
    this.#stamps = stamps;
    this.#folders = [this.#folder, ...folders];
    return !isSame;
  }

  /** The folders that hold its files. */
  folders(): readonly string[] {
    return this.#folders;
  }
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** A component is read by the bundler: of it, only counts whether it is there. */
function stampIn(folder: string, name: string): string {
  if (name !== "schema.json" && name !== "examples.yaml") return "";
  try {
    return stampOf(statSync(join(folder, name)));
  } catch {
    return "";
  }
}
