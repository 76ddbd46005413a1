import { mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { Positions } from "../../schema/reader/positions.ts";

/** A place as editors count: lines and columns from 0. */
export interface Place {
  readonly line: number;
  readonly character: number;
}
interface TextEdit {
  readonly range: { readonly start: Place; readonly end: Place };
  readonly newText: string;
}
interface Change {
  readonly edits?: readonly TextEdit[];
  readonly kind?: "rename" | "delete";
  readonly uri?: string;
  readonly oldUri?: string;
  readonly newUri?: string;
}

/** The changes of a workspace edit, be it one with an order or one of texts alone. */
const changesOf = (edit: unknown): readonly Change[] => {
  const { documentChanges, changes = {} } = Object(edit);
  return documentChanges ?? Object.values<readonly TextEdit[]>(changes).map((edits) => ({ edits }));
};

/** The place of an offset. */
export function placeAt(text: string, offset: number): Place {
  const { line, column } = new Positions(text).position(offset);
  return { line: line - 1, character: column - 1 };
}

/** The text after an edit that a language server answered with. */
export function textAfter(edit: unknown, before: string): string {
  const positions = new Positions(before);
  const offset = ({ line, character }: Place): number => positions.startOf(line) + character;
  return changesOf(edit)
    .flatMap(({ edits = [] }) => edits)
    .toSorted((one, other) => offset(other.range.start) - offset(one.range.start))
    .reduce(
      (now, { range, newText }) => now.slice(0, offset(range.start)) + newText + now.slice(offset(range.end)),
      before,
    );
}

/** Moves and deletes the files of an edit, as an editor does. */
export function moveFiles(edit: unknown): void {
  for (const { kind, uri, oldUri, newUri } of changesOf(edit)) {
    if (kind === "delete" && uri !== undefined) rmSync(fileURLToPath(uri));
    if (kind !== "rename" || oldUri === undefined || newUri === undefined) continue;
    mkdirSync(dirname(fileURLToPath(newUri)), { recursive: true });
    renameSync(fileURLToPath(oldUri), fileURLToPath(newUri));
  }
}
