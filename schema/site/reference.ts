import { isMap, type Data, type DataMap, type Path } from "../problem.ts";
import { holdsBraces } from "../language/names.ts";

/** Plain words of a text, after `{{` and `}}` became single braces. */
export interface Words {
  readonly kind: "words";
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** `{trial.days}` or `{programs.foundation.price | money}`. All positions count characters of the text it stands in. */
export interface Reference {
  readonly kind: "reference";
  readonly name: string;
  readonly format?: string;
  readonly start: number;
  readonly end: number;
  readonly nameStart: number;
  readonly nameEnd: number;
  /** Where the name of the format stands; the end of the name where there is none. */
  readonly formatStart: number;
  readonly formatEnd: number;
}

/** A brace that opens no reference: `{` without its `}`, or `{}` with nothing inside. */
export interface BraceMistake {
  readonly kind: "mistake";
  readonly mistake: "unclosed" | "empty";
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type Run = Words | Reference;

/** A text cut into words and references. */
export interface Template {
  readonly runs: readonly Run[];
  readonly references: readonly Reference[];
  readonly mistakes: readonly BraceMistake[];
}

/** Where the visible part of `source` from `start` to `end` begins and stops. */
function trimmed(source: string, start: number, end: number): [number, number] {
  let from = start;
  let to = end;
  while (from < to && source.charAt(from).trim() === "") from++;
  while (to > from && source.charAt(to - 1).trim() === "") to--;
  return [from, to];
}

/** Reads what begins with the brace at `at`; nothing beyond `end` belongs to it. */
export function readBrace(source: string, at: number, end: number): Run | BraceMistake {
  const brace = source.charAt(at);
  if (source.charAt(at + 1) === brace && at + 1 < end) return { kind: "words", text: brace, start: at, end: at + 2 };
  if (brace === "}") return { kind: "words", text: brace, start: at, end: at + 1 };
  const rest = source.slice(at + 1, end);
  const length = rest.search(/[{}]/);
  if (length < 0 || rest.charAt(length) === "{") {
    const word = /^\s*[^\s{},;:!?()*`[\]]*/.exec(rest)?.[0].trimEnd() ?? "";
    const stop = at + 1 + (word.endsWith(".") ? word.length - 1 : word.length);
    return { kind: "mistake", mistake: "unclosed", text: source.slice(at, stop), start: at, end: stop };
  }
  const close = at + 1 + length;
  const bar = source.slice(at, close).indexOf("|");
  const [nameStart, nameEnd] = trimmed(source, at + 1, bar < 0 ? close : at + bar);
  if (nameStart === nameEnd)
    return { kind: "mistake", mistake: "empty", text: source.slice(at, close + 1), start: at, end: close + 1 };
  const [formatStart, formatEnd] = bar < 0 ? [nameEnd, nameEnd] : trimmed(source, at + bar + 1, close);
  const name = source.slice(nameStart, nameEnd);
  const format = bar < 0 ? {} : { format: source.slice(formatStart, formatEnd) };
  return { kind: "reference", name, ...format, start: at, end: close + 1, nameStart, nameEnd, formatStart, formatEnd };
}

/** Cuts a text without markup (a label, a link, a constant) into words and references. */
export function parseReferences(source: string, start = 0, end = source.length): Template {
  const runs: Run[] = [];
  const references: Reference[] = [];
  const mistakes: BraceMistake[] = [];
  for (let at = start; at < end;) {
    const plain = source.slice(at, end).search(/[{}]/);
    const stop = plain < 0 ? end : at + plain;
    if (stop > at) runs.push({ kind: "words", text: source.slice(at, stop), start: at, end: stop });
    at = stop;
    if (at >= end) break;
    const found = readBrace(source, at, end);
    if (found.kind === "reference") references.push(found);
    if (found.kind === "mistake") mistakes.push(found);
    runs.push(found.kind === "mistake" ? { ...found, kind: "words" } : found);
    at = found.end;
  }
  return { runs, references, mistakes };
}

export type Scalar = string | number | boolean;

/** An entry of a collection whose own fields may be named. */
export interface EntryScope {
  readonly value: DataMap;
  readonly path: Path;
}

/** What a name leads to. `empty`: the name is there, its value is not (reported where it stands). */
export type Found =
  | { readonly kind: "value"; readonly value: Scalar | readonly Scalar[]; readonly path: Path }
  | { readonly kind: "saving"; readonly entry: DataMap; readonly path: Path }
  | { readonly kind: "group"; readonly keys: readonly string[]; readonly path: Path }
  | { readonly kind: "empty"; readonly path: Path }
  | { readonly kind: "nothing" };

const isScalar = (data: Data | undefined): data is Scalar =>
  typeof data === "string" || typeof data === "number" || typeof data === "boolean";

function follow(root: Data | undefined, base: Path, steps: readonly string[]): Found {
  let at: Data | undefined = root;
  const path = [...base];
  for (const [index, step] of steps.entries()) {
    if (!isMap(at)) return { kind: "nothing" };
    path.push(step);
    if (!Object.hasOwn(at, step)) {
      const isSaving =
        step === "saving" && index === steps.length - 1 && base[0] === "collections" && path.length === 4;
      return isSaving && Object.hasOwn(at, "price") && Object.hasOwn(at, "originalPrice")
        ? { kind: "saving", entry: at, path }
        : { kind: "nothing" };
    }
    at = at[step];
  }
  if (isScalar(at)) return { kind: "value", value: at, path };
  if (Array.isArray(at))
    return at.every(isScalar) ? { kind: "value", value: at, path } : { kind: "group", keys: [], path };
  return isMap(at) ? { kind: "group", keys: Object.keys(at), path } : { kind: "empty", path };
}

/** What `name` stands for: a field of the entry (where there is one), else a constant, a collection's field, a fact of the site. */
export function lookUp(name: string, site: DataMap, entry?: EntryScope): Found {
  const steps = name.split(".");
  let best: Found = { kind: "nothing" };
  const roots: [Data | undefined, Path, readonly string[]][] = [
    [site["constants"], ["constants"], steps],
    [site["collections"], ["collections"], steps],
  ];
  if (entry) roots.unshift([entry.value, entry.path, steps]);
  if (steps[0] === "site" && steps.length > 1) roots.push([site["site"], ["site"], steps.slice(1)]);
  for (const [root, base, rest] of roots) {
    const found = follow(root, base, rest);
    if (found.kind === "value" || found.kind === "saving" || found.kind === "empty") return found;
    if (best.kind === "nothing") best = found;
  }
  return best;
}

/** Every name that may stand in braces, for proposals. */
export function knownNames(site: DataMap, entry?: EntryScope): string[] {
  const names: string[] = [];
  const collect = (data: Data | undefined, prefix: string): void => {
    if (isMap(data))
      for (const [key, value] of Object.entries(data)) collect(value, prefix === "" ? key : `${prefix}.${key}`);
    else if (prefix !== "" && (isScalar(data) || (Array.isArray(data) && data.every(isScalar)))) names.push(prefix);
    if (isMap(data) && Object.hasOwn(data, "price") && Object.hasOwn(data, "originalPrice"))
      names.push(prefix === "" ? "saving" : `${prefix}.saving`);
  };
  if (entry) collect(entry.value, "");
  collect(site["constants"], "");
  collect(site["collections"], "");
  collect(site["site"], "site");
  return names.filter((name) => !holdsBraces(name));
}
