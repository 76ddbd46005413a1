import { dataAt } from "../../language/data-at.ts";
import { fieldAt, kindsOfKey, knownKeys } from "../../language/descriptor.ts";
import { isMap, type Data } from "../../problem.ts";
import type { Parse, Parsed } from "../../reader/parsed.ts";
import { TreeSource } from "../../reader/source.ts";
import { valuesOf } from "../../reader/value.ts";
import type { Line } from "../regions/line.ts";

/** What the lines of a whole file say of a name. */
export interface NamesInFile {
  /** Whether a line somewhere has the key, as far to the right. */
  isKeyAt(name: string, column: number): boolean;
  /** Whether texts use the name, as a step of a reference. */
  isUsed(name: string): boolean;
  /** Whether texts use the name, as the first step of a reference or as a later one, and no line defines it. */
  isMissing(name: string, step: "first" | "later"): boolean;
  /**
   * How many of the names that texts use a text, or a piece below its key at the left edge, does not define as constants. Where keys
   * are free, as those of constants are, lines fit the language in several places. 0 where it has no constants.
   */
  countUndefined(changed: string, parse: Parse): number;
}

/** Reads the names of a file when the first one is asked for. */
export function namesInFile(text: string): NamesInFile {
  let known:
    | { keys: Set<string>; columns: Set<string>; first: Set<string>; later: Set<string>; paths: Set<string> }
    | undefined;
  const read = () => {
    const found = {
      keys: new Set<string>(),
      columns: new Set<string>(),
      first: new Set<string>(),
      later: new Set<string>(),
      paths: new Set<string>(),
    };
    for (const [, lead = "", key = ""] of text.matchAll(/^([ ]*(?:- )?)([\p{L}\p{N}_-]+):(?=\s|$)/gmu)) {
      found.keys.add(key);
      found.columns.add(`${lead.length} ${key}`);
    }
    for (const [, path = ""] of text.matchAll(/\{\s*([a-z][\w.-]*)\s*[|}]/gi)) {
      found.paths.add(path);
      const [first = "", ...later] = path.split(".");
      found.first.add(first);
      for (const step of later) found.later.add(step);
    }
    return found;
  };
  return {
    isKeyAt: (name, column) => (known ??= read()).columns.has(`${column} ${name}`),
    isUsed: (name) => (known ??= read()).first.has(name) || known.later.has(name),
    isMissing: (name, step) => (known ??= read())[step].has(name) && !known.keys.has(name),
    countUndefined(changed, parse) {
      const constants = hasConstants(changed) ? constantsIn(parse(changed)) : undefined;
      if (constants === undefined) return 0;
      return [...(known ??= read()).paths].filter((path) => dataAt(constants, path.split(".")) === undefined).length;
    },
  };
}

/** Whether lines of a text may stand among constants. */
const hasConstants = (text: string): boolean => /^constants:/m.test(text);

function constantsIn({ root }: Parsed): Data | undefined {
  const { value } = root ? valuesOf(root, new TreeSource("", "", root)) : {};
  return isMap(value) ? value["constants"] : undefined;
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
