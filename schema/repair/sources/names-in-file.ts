import { fieldAt, kindsOfKey, knownKeys } from "../../language/descriptor.ts";
import type { Line } from "../regions/line.ts";

/** What the lines of a whole file say of a name. */
export interface NamesInFile {
  /** Whether a line somewhere has the key, as far to the right. */
  isKeyAt(name: string, column: number): boolean;
  /** Whether texts use the name, as the first step of a reference or as a later one, and no line defines it. */
  isMissing(name: string, step: "first" | "later"): boolean;
}

/** Reads the names of a file when the first one is asked for. */
export function namesInFile(text: string): NamesInFile {
  let known: { keys: Set<string>; columns: Set<string>; first: Set<string>; later: Set<string> } | undefined;
  const read = () => {
    const found = {
      keys: new Set<string>(),
      columns: new Set<string>(),
      first: new Set<string>(),
      later: new Set<string>(),
    };
    for (const [, lead = "", key = ""] of text.matchAll(/^([ ]*(?:- )?)([\p{L}\p{N}_-]+):(?=\s|$)/gmu)) {
      found.keys.add(key);
      found.columns.add(`${lead.length} ${key}`);
    }
    for (const [, path = ""] of text.matchAll(/\{\s*([a-z][\w.-]*)\s*[|}]/gi)) {
      const [first = "", ...later] = path.split(".");
      found.first.add(first);
      for (const step of later) found.later.add(step);
    }
    return found;
  };
  return {
    isKeyAt: (name, column) => (known ??= read()).columns.has(`${column} ${name}`),
    isMissing: (name, step) => (known ??= read())[step].has(name) && !known.keys.has(name),
  };
}

/** The lines of a piece of the file, and the key at the left edge that all of them belong to, where the piece lacks it. */
interface Piece {
  readonly top?: string | undefined;
  line(index: number): Line | undefined;
}

/** The key at the left edge that a line belongs to. */
export function topKeyAbove(line: Line, { line: at, top }: Piece): string | undefined {
  for (let index = line.index, one: Line | undefined = line; one; index -= 1, one = at(index))
    if (one.indent === 0 && one.key !== undefined && !one.isDashed) return one.key;
  return top;
}

/** Whether the language has a key that may stand at a line below a key at the left edge, as far as that is known. */
export function isKeyBelow(name: string, top: string | undefined): boolean {
  if (top === "constants") return false;
  if (top === "collections") return knownKeys(fieldAt({}, ["collections", "x", "x"]) ?? {}).includes(name);
  return kindsOfKey(name) !== undefined;
}
