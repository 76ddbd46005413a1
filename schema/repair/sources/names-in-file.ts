import { dataAt } from "../../language/data-at.ts";
import { fieldAt, kindsOfKey, knownKeys } from "../../language/descriptor.ts";
import { isMap, type DataMap } from "../../problem.ts";
import type { Parse, Parsed } from "../../reader/parsed.ts";
import { TreeSource } from "../../reader/source.ts";
import { valuesOf } from "../../reader/value.ts";
import type { Line } from "../regions/line.ts";
import { partsWithFreeKeys } from "../regions/top-key.ts";

/** What the lines of a whole file say of a name. */
export interface NamesInFile {
  /** Whether a line somewhere has the key, as far to the right. */
  isKeyAt(name: string, column: number): boolean;
  /** Whether texts use the name, as a step of a reference. */
  isUsed(name: string): boolean;
  /** Whether texts use the name, as the first step of a reference or as a later one, and no line defines it. */
  isMissing(name: string, step: "first" | "later"): boolean;
  /**
   * How many of the names that the file uses a text, or a piece below its key at the left edge, does not define: as constants, badges
   * or shared sections, of which it has any. Where keys are free, as theirs are, lines fit the language in several places.
   */
  countUndefined(changed: string, parse: Parse): number;
}

/** The names that stand behind a key. */
const namesBehind = (key: string, text: string): Set<string> =>
  new Set([...text.matchAll(new RegExp(`\\b${key}: *["']?([\\w-]+)`, "g"))].map(([, name = ""]) => name));

/** Reads the names of a file when the first one is asked for. */
export function namesInFile(text: string): NamesInFile {
  let known:
    | Readonly<Record<"keys" | "columns" | "first" | "later" | "paths" | "badges" | "shared", Set<string>>>
    | undefined;
  const read = () => {
    const found = {
      keys: new Set<string>(),
      columns: new Set<string>(),
      first: new Set<string>(),
      later: new Set<string>(),
      paths: new Set<string>(),
      badges: namesBehind("badge", text),
      shared: namesBehind("use", text),
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
      if (!partsWithFreeKeys.some((part) => changed.startsWith(`${part}:`) || changed.includes(`\n${part}:`))) return 0;
      const value = dataOf(parse(changed));
      const { paths, badges, shared } = (known ??= read());
      const used = { constants: paths, badges, shared };
      return partsWithFreeKeys.reduce((sum, part) => {
        const defined = value?.[part];
        if (defined === undefined) return sum;
        return sum + [...used[part]].filter((path) => dataAt(defined, path.split(".")) === undefined).length;
      }, 0);
    },
  };
}

function dataOf({ root }: Parsed): DataMap | undefined {
  const { value } = root ? valuesOf(root, new TreeSource("", "", root)) : {};
  return isMap(value) ? value : undefined;
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
