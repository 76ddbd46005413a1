import { dataAt } from "../../language/data-at.ts";
import type { Edit, Path } from "../../problem.ts";
import type { OpenSite } from "../open-site.ts";
import { pathKey } from "../../site/paths.ts";

/** Characters of a text value, and what stands there afterwards. */
export interface Replacement {
  readonly path: Path;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What becomes of the values: edits of the characters, and whole values where the file writes them in another way than they read. */
export interface WrittenReplacements {
  readonly edits: readonly Edit[];
  readonly whole: readonly { readonly path: Path; readonly value: string }[];
}

/** Writes all replacements. Two that say the same are one; of two that touch, the first one counts. */
export function writeReplacements(site: OpenSite, replacements: readonly Replacement[]): WrittenReplacements {
  const byValue = new Map<string, { readonly path: Path; readonly list: Replacement[] }>();
  for (const one of replacements) {
    const known = byValue.get(pathKey(one.path)) ?? { path: one.path, list: [] };
    byValue.set(pathKey(one.path), known);
    if (known.list.every(({ start, end }) => one.start >= end || one.end <= start)) known.list.push(one);
  }
  const written = [...byValue.values()].map(({ path, list }) =>
    writeValue(site, path, inWords(textAt(site, path), list)),
  );
  return {
    edits: written.flatMap((one) => ("edits" in one ? one.edits : [])),
    whole: written.flatMap((one) => ("edits" in one ? [] : [one])),
  };
}

/** The replacements as whole words; those in the same word are one. */
function inWords(value: string, list: readonly Replacement[]): readonly Replacement[] {
  const groups: { readonly own: readonly Replacement[]; readonly whole: Replacement }[] = [];
  for (const one of list.toSorted((a, b) => a.start - b.start)) {
    const small = changedWords(value, one);
    if (!small) continue;
    const last = groups.at(-1);
    if (!last || last.whole.end <= small.start) groups.push({ own: [one], whole: small });
    else {
      const own = [...last.own, one];
      const [start, end] = [Math.min(last.whole.start, small.start), Math.max(last.whole.end, small.end)];
      const inside = own.map((each) => ({ ...each, start: each.start - start, end: each.end - start }));
      const text = replaced(value.slice(start, end), inside);
      groups[groups.length - 1] = { own, whole: { path: one.path, start, end, text } };
    }
  }
  return groups.map(({ whole }) => whole);
}

const textAt = ({ site }: OpenSite, path: Path): string => {
  const value = dataAt(site, path);
  return typeof value === "string" ? value : "";
};

/** The whole words that are not the same before and after; nothing where nothing changes. */
function changedWords(value: string, { path, start, end, text }: Replacement): Replacement | undefined {
  const before = value.slice(start, end);
  if (before === text) return undefined;
  const shorter = Math.min(before.length, text.length);
  let head = 0;
  while (head < shorter && before[head] === text[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  let [first, last, wanted] = [start + head, end - tail, text.slice(head, text.length - tail)];
  // One character at least, because nothing has no place in the file.
  while (first > 0 && (isWord(value[first - 1]) || first === last)) wanted = `${value[--first]}${wanted}`;
  while (last < value.length && (isWord(value[last]) || first === last)) wanted += value[last++];
  return { path, start: first, end: last, text: wanted };
}

const isWord = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);

function writeValue(
  { site, source }: OpenSite,
  path: Path,
  list: readonly Replacement[],
): { readonly edits: readonly Edit[] } | WrittenReplacements["whole"][number] {
  const ordered = list.toSorted((one, other) => one.start - other.start);
  const before = dataAt(site, path);
  const value = typeof before === "string" ? before : "";
  const after = replaced(value, ordered);
  const { start, end } = source.locate(path);
  const raw = source.text.slice(start.offset, end.offset);
  const edits = ordered.map((one): Edit => {
    const range = source.locateInside(path, one.start, one.end);
    return { start: range.start.offset, end: range.end.offset, text: one.text };
  });
  const isExact = ordered.every((one, index) => {
    const edit = edits[index];
    const old = value.slice(one.start, one.end);
    // A line of a text has its indentation before it, which is no part of the value.
    return edit !== undefined && source.text.slice(edit.start, edit.end) === old && !`${old}${one.text}`.includes("\n");
  });
  // What is written without quotes may need them afterwards; which words do is known where values are written.
  const isPlain = raw === value;
  return isExact && (!isPlain || !mayNeedQuotes(value, after)) ? { edits } : { path, value: after };
}

const replaced = (value: string, ordered: readonly Replacement[]): string =>
  ordered.toReversed().reduce((text, one) => text.slice(0, one.start) + one.text + text.slice(one.end), value);

/** Whether a value that stands without quotes has other marks now, or begins in another way. */
function mayNeedQuotes(before: string, after: string): boolean {
  const marks = (text: string): string => text.replace(/[^[\]{},#:&*!|>'"%@`]/g, "");
  const isName = /^[/a-z][^\s]*$/i;
  return (
    marks(before) !== marks(after) ||
    (before.charAt(0) !== after.charAt(0) && !(isName.test(before) && isName.test(after))) ||
    /^(?:y|n|yes|no|on|off|true|false|null|~|[-+.\d][-+.\d\w:]*)$/i.test(after)
  );
}
