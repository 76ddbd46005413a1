import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { scanPublicFolder } from "../public-folder/scan.ts";
import { stampOf } from "./file-state.ts";

/** The public folder as it was at the last look. It may be missing. */
export class PublicFolderState {
  readonly #folder: string;
  #stamps = "";
  #folders: readonly string[] = [];

  constructor(folder: string) {
    this.#folder = resolve(folder);
  }

  /** Looks at the folder. @returns whether a file is new, gone or another than at the last look */
  hasChanged(): boolean {
    const { files, leftOut } = scanPublicFolder(this.#folder);
    const stamps = JSON.stringify([[...files].map(([name, path]) => [name, currentStamp(path)]), leftOut]);
    const isSame = stamps === this.#stamps;
    this.#stamps = stamps;
    this.#folders = [...new Set([this.#folder, ...[...files.values()].map((path) => dirname(path))])];
    return !isSame;
  }

  /** The folders that hold its files. */
  folders(): readonly string[] {
    return this.#folders;
  }
}

function currentStamp(path: string): string {
  try {
    return stampOf(statSync(path));
  } catch {
    return "";
  }
}
