import { replace } from "../explain/fixes.ts";
import { inQuotes, quote } from "../../language/words.ts";
import { nearest } from "../../reader/nearest.ts";
import { fieldFor, knownKeys, typesOf } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";
import type { Path, Problem } from "../../problem.ts";
import { isEmpty, type TreeSource } from "../../reader/source.ts";
import { withoutCurlyQuotes } from "./curly-quotes.ts";
import type { Pair } from "../../reader/tree.ts";

/** A text between braces that a comma cut: `{ body: Fresh, and warm }` has the key “and warm”. */
interface CutText {
  readonly problem: Problem;
  /** The keys that are pieces of it. */
  readonly pieces: readonly string[];
}

/** `{ cells: yes, no }`: the items of a list, without the brackets around them. */
function listWithoutBrackets(
  source: TreeSource,
  path: Path,
  key: string,
  at: { readonly start: number; readonly end: number },
): Problem {
  const list = `[${source.text.slice(at.start, at.end)}]`;
  return {
    code: "shape/text-instead-of-list",
    severity: "error",
    message: `“${key}” is a list: its items stand in square brackets.`,
    label: "no brackets",
    help: `Put it in square brackets:\n${key}: ${list}`,
    range: source.rangeAt(at.start, at.end),
    at: [...path, key],
    fixes: replace("Put it in square brackets", "review", at, list),
  };
}

/** A key with its value, and another character, or none, in place of the colon: `icon; croissant`, `icon croissant`. */
const withoutColon = /^([\w-]+?)(\s*;\s*|\s*=\s*|-|\s+)(?=\S)/;

/** The key that a piece begins with, where the braces may have it and do not: its colon was mistyped. Own names only where a semicolon stands for it. */
function mistypedColon(
  source: TreeSource,
  path: Path,
  { name, key }: Pair,
  { known, present }: { readonly known: readonly string[]; readonly present: ReadonlySet<string> },
): Problem | undefined {
  const [, word = "", between = ""] = withoutColon.exec(name) ?? [];
  const isOwn = known.length === 0 && between.trim() === ";";
  if (word === "" || present.has(word) || !(isOwn || known.includes(word))) return undefined;
  const at = { start: key.start + word.length, end: key.start + word.length + between.length };
  if (source.text.slice(key.start, at.end) !== `${word}${between}`) return undefined;
  return {
    code: "yaml/missing-colon",
    severity: "error",
    message: `“${word}” needs a colon after it.`,
    label: "no colon",
    help: `Write it so:\n${word}: ${name.slice(word.length + between.length)}`,
    range: source.rangeAt(key.start, key.start + word.length),
    at: [...path, name],
    explains: [
      [...path, name],
      [...path, word],
    ],
    fixes: replace("Write a colon", "review", at, ": "),
  };
}

/** What follows commas in texts and numbers of the braces at a path. `field`: what may stand there; nothing where the author gives the names. */
export function textsCutByCommas(source: TreeSource, path: Path, field: Field = {}): CutText[] {
  const node = source.node(path);
  if (node?.kind !== "map" || !node.flow) return [];
  const known = knownKeys(field);
  const takesNumber = (name: string): boolean =>
    !["label", "text", "nav"].includes(fieldFor(field.properties?.[name] ?? {}, undefined).part ?? "");
  const isPiece = ({ name, key, value }: Pair): boolean =>
    isEmpty(value) && !known.includes(name) && !/^\s*:/.test(source.text.slice(key.end));
  // A word with a colon behind it, in the middle of a text: `{ text: Rest, hours, skills: each has a mark, title: Rules }`.
  const isWordWithColon = ({ name, value }: Pair): boolean =>
    known.length > 0 &&
    !known.includes(name) &&
    nearest(name, known) === undefined &&
    value.kind === "scalar" &&
    value.style === "plain";
  const present = new Set(node.pairs.map(({ name }) => name));
  const taken = new Set<Pair>();
  return node.pairs.flatMap((pair, index): CutText[] => {
    if (taken.has(pair)) return [];
    const pieces: Pair[] = [];
    for (const next of node.pairs.slice(index + 1)) {
      if (!isPiece(next) && (pieces.length === 0 || !isWordWithColon(next))) break;
      pieces.push(next);
      taken.add(next);
    }
    const [first, last] = [pieces[0], pieces.at(-1)];
    const { value } = pair;
    if (!first || !last || value.kind !== "scalar" || value.style !== "plain" || value.raw === "") return [];
    const colon = mistypedColon(source, path, first, { known, present });
    if (colon && pieces.length === 1) return [{ pieces: [first.name], problem: colon }];
    const end = Math.max(last.key.end, last.value.end);
    const at = { start: value.start, end };
    const text = source.text.slice(at.start, at.end);
    const isNumber = takesNumber(pair.name) && /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(text);
    const decimals = takesNumber(pair.name)
      ? /^(-?\d+),\s?(\d{1,2}|-{1,2}|–)(?:\s*(?:\p{Sc}|[A-Z]{3}))?$/u.exec(text)
      : null;
    const [, euros = "", cents = ""] = decimals ?? [];
    const exact = /\d/.test(cents) ? `${euros}.${cents}` : euros;
    if (typesOf(fieldFor(field.properties?.[pair.name] ?? {}, undefined)).join() === "array")
      return [{ pieces: pieces.map(({ name }) => name), problem: listWithoutBrackets(source, path, pair.name, at) }];
    const written = isNumber ? text.replaceAll(",", "") : inQuotes(withoutCurlyQuotes(text.replace(/\s*\n\s*/g, " ")));
    return [
      {
        pieces: pieces.map(({ name }) => name),
        problem: {
          code: "yaml/text-needs-quotes",
          severity: "error",
          message: isNumber
            ? `“${pair.name}” is cut off: between braces, a comma ends the number.`
            : `“${pair.name}” needs quotes here: between braces, a comma ends the text.`,
          label: "cut off by the comma",
          help: `${isNumber ? "Write the digits only; the symbols are added where it is shown" : decimals ? "Write a number with a dot, and a text in quotes" : "Put it in quotes"}:\n${pair.name}: ${decimals ? exact : written}`,
          range: source.rangeAt(first.key.start, end),
          at: [...path, pair.name],
          explains: [[...path, pair.name]],
          related: [
            {
              message: `the ${isNumber ? "number" : "text"} ends before ${quote(first.name)}`,
              range: source.rangeAt(value.start, value.end),
            },
          ],
          fixes: isNumber
            ? replace(`Write ${written}`, "review", at, written)
            : [
                ...(decimals ? replace(`Write ${exact}`, "review", at, exact) : []),
                ...replace("Put it in quotes", decimals ? "review" : "safe", at, written),
              ],
        },
      },
    ];
  });
}
