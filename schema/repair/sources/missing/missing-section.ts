import { fieldFor, knownKeys, sectionField, sectionTypes, typesOf } from "../../../language/descriptor.ts";
import { choices, naming } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import { limits } from "../../limits.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import type { CandidateSource } from "../source.ts";
import { missingAnchors } from "./missing-anchor.ts";

type LineAt = (index: number) => Line | undefined;

/**
 * The first line of a section, “- type: …”, that is gone above a line: its keys are there, and the line before them is empty or
 * holds the key of the list, or the section above has one of them already.
 */
export const missingSectionCandidates: CandidateSource = function* (found, { line: at, positions }) {
  const line = firstKey(found, at);
  if (!mayBeginSection(line, at)) return;
  const keys = keysFrom(line, at).map(({ key }) => key);
  const types = sectionTypes.flatMap((type) => {
    const missing = missingKeys(type, keys);
    return missing ? { type, missing } : [];
  });
  // A type whose keys are all there is likelier than one of which others are missing as well.
  const isWhole = types.some(({ missing }) => missing.length === 0);
  const asked = keys.includes("anchor") ? [] : missingAnchors(line, positions.text);
  // A section is not in the list of the page without one.
  const hasLost = asked.length > 0 || (keys.includes("nav") && !keys.includes("anchor"));
  for (const { type, missing } of types.slice(0, limits.sectionTypes))
    if (!isWhole || missing.length === 0)
      yield insertion(line, type, hasLost ? ["anchor", ...missing] : missing, asked);
};

/** Several types fit: the first one lets the rest be checked, and none is offered. */
export const oneOfSections = (fitting: readonly Candidate[]): Candidate | undefined =>
  fitting[0] && {
    ...fitting[0],
    isGuess: true,
    help: `Write it above:\n- type: …\nBy its keys, it may be: ${choices(fitting.map(({ edits }) => typeIn(edits[0]?.text)))}.`,
  };

const typeIn = (text = ""): string => /type: (\S+)/.exec(text)?.[1] ?? "";

/** What says nothing of its contents, most authors write first in a section. */
const leading = /^(?:anchor|ground|nav|hidden|movedFrom)$/;

/** The line of such a key above a key, where nothing is between them: the section begins with it. */
function firstKey(line: Line, at: LineAt): Line {
  const above = at(line.index - 1);
  const isLeading = above?.indent === line.indent && !above.isDashed && leading.test(above.key ?? "");
  const isOfAbove = keysFrom(line, at).some(({ key }) => key === above?.key);
  return isLeading && !isOfAbove ? firstKey(above, at) : line;
}

/** Whether a line is the first key below “sections:”, or one within a section: below an empty line, or where its keys begin again. */
function mayBeginSection(line: Line, at: LineAt): boolean {
  if (line.indent < 4 || !/^\s*[a-z]\w*:(?:\s|$)/i.test(line.text)) return false;
  const next = at(line.index + 1);
  // Right above the first line of a section, it changed places with that.
  if (next && next.indent === line.indent - 2 && /^\s*- (?:type|use):/.test(next.text)) return false;
  for (let index = line.index - 1, above = at(index); above; index -= 1, above = at(index)) {
    if (isBlank(above) || above.indent >= line.indent) continue;
    if (/^\s*sections:\s*(?:#.*)?$/.test(above.text))
      return above.indent === line.indent - 4 && isBlankBetween(above, line, at);
    const isFirst = above.indent === line.indent - 2 && /^\s*- (?:type|use):/.test(above.text);
    return isFirst && (isBlank(at(line.index - 1)) || beginsAgain(line, above, at));
  }
  return false;
}

/**
 * Whether the keys from a line on, within the section that begins at `first`, are those of another one: some of them it has already,
 * with lines below them, or beside others that its type does not have.
 */
function beginsAgain(line: Line, first: Line, at: LineAt): boolean {
  const before = new Set(keysFrom(at(first.index + 1), at, line.index).map(({ key }) => key));
  const own = keysFrom(line, at);
  const known = knownKeys(sectionField(first.value) ?? {});
  const isOther = own.some(({ key, hasLines }) => (before.has(key) ? hasLines : !known.includes(key)));
  return own.length > 1 && isOther && own.some(({ key }) => before.has(key));
}

function isBlankBetween(from: Line, to: Line, at: LineAt): boolean {
  for (let index = from.index + 1; index < to.index; index += 1) if (!isBlank(at(index))) return false;
  return true;
}

/** A key, and whether lines belong to it that stand below it. */
interface Key {
  readonly key: string;
  readonly hasLines: boolean;
}

/** The keys that are below one another from a line on, up to another one. */
function keysFrom(line: Line | undefined, at: LineAt, end = Infinity): Key[] {
  const keys: Key[] = [];
  for (let one = line; line && one && one.index < end; one = at(one.index + 1)) {
    if (isBlank(one) || one.indent > line.indent) continue;
    const key = /^\s*([a-z]\w*):/i.exec(one.text)?.[1];
    if (one.indent < line.indent || key === undefined) break;
    const below = at(one.index + 1);
    keys.push({ key, hasLines: below !== undefined && !isBlank(below) && below.indent > line.indent });
  }
  return keys;
}

/**
 * The keys that a type requires and that are not among these: its lines below the first one may be gone as well. Nothing where these
 * keys are not those of the type, or where such a key is more than one line.
 */
export function missingKeys(type: string, keys: readonly string[]): readonly string[] | undefined {
  const { properties = {}, required = [], ...field } = sectionField(type) ?? {};
  const known = knownKeys({ ...field, properties });
  // A type that is there is not gone.
  if (keys.includes("type") || keys.includes("use") || !keys.every((key) => known.includes(key))) return undefined;
  const missing = required.filter((key) => key !== "type" && !keys.includes(key));
  return missing.every((key) => typesOf(fieldFor(properties[key] ?? {}, undefined)).includes("string"))
    ? missing
    : undefined;
}

/** @param anchors that the section may have had */
function insertion(
  { start, end, indent }: Line,
  type: string,
  missing: readonly string[],
  anchors: readonly string[],
): Candidate {
  const first = `- type: ${type}`;
  const [anchor] = anchors.length === 1 ? anchors : [];
  const { properties = {} } = sectionField(type) ?? {};
  const lines = (word?: string): string[] => [
    first,
    ...missing.map((key) => {
      const known = key === "anchor" ? anchor : undefined;
      return `  ${key}: ${known ?? word ?? String(properties[key]?.enum?.[0] ?? "words")}`;
    }),
  ];
  const isOne = missing.length === 0;
  return {
    code: "shape/missing-type",
    message: isOne
      ? "The first line of this section is missing: a dash and its type."
      : naming(["- type", ...missing], (names) => `The first lines of this section are missing: ${names}.`),
    label: isOne ? "no first line" : "no first lines",
    help: `Write ${isOne ? "it" : "them"} above:\n${lines("…").join("\n")}`,
    start: start + indent,
    end,
    title: `Write “${first}” above`,
    safety: "review",
    // Which words there were is not known.
    isGuess: missing.some((key) => key !== "anchor" || anchor === undefined),
    edits: [
      {
        start,
        end: start,
        text: lines()
          .map((line) => `${" ".repeat(indent - 2)}${line}\n`)
          .join(""),
      },
    ],
  };
}
