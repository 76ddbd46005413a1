import { inQuotes, quote } from "../../../language/words.ts";
import type { Mark, Parsed } from "../../../reader/parsed.ts";
import { hasValueBelow, isForeignReference, isMerge } from "../../../reader/mistakes/named-pieces.ts";
import type { Positions } from "../../../reader/positions.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import { lineAt, type Line } from "../../regions/line.ts";
import { foreignValues } from "../pasted/foreign-values.ts";
import { holdsPiece } from "../pasted/piece-names.ts";
import { quoted } from "../quotes.ts";
import { separatorLine } from "../separator-line.ts";
import { secondHead } from "./second-head.ts";
import { besideValue, typed } from "./typed-values.ts";
import { limits } from "../../limits.ts";

/** The tokens of the file format that this language does without, up to an offset, and what to write instead. */
export function explainMarks(parsed: Parsed, positions: Positions, upTo: number): Candidate[] {
  const named = (kind: Mark["kind"]): Set<string> =>
    new Set(parsed.marks.filter((mark) => mark.kind === kind).map(({ text }) => text.slice(1)));
  const names = { alias: named("alias"), anchor: named("anchor") };
  const found: Candidate[] = [];
  let end = 0;
  for (const mark of parsed.marks) {
    if (mark.start > upTo || found.length === limits.marks) break;
    const candidate = mark.kind === "comment" || mark.start < end ? undefined : explainMark(mark, positions, names);
    if (!candidate) continue;
    found.push(candidate);
    end = candidate.end;
  }
  return found;
}

/** Whether nothing is before the offset but comments. */
const isAtStart = (text: string, offset: number): boolean =>
  !/^[ \t]*[^\s#%]/m.test(text.slice(0, offset).replace(/^\ufeff/, ""));

/** Whether nothing is behind the offset but comments. */
const isAtEnd = (text: string, offset: number): boolean => !/^[ \t]*[^\s#]/m.test(text.slice(offset));

/** Whether something in the file has the name of an alias: a section, a badge. */
const isNameInFile = ({ text }: Mark, positions: Positions): boolean =>
  /^\*[a-z][\w-]*$/.test(text) && new RegExp(`^[ \\t]+${text.slice(1)}:`, "m").test(positions.text);

function explainMark(
  mark: Mark,
  positions: Positions,
  names: { readonly alias: ReadonlySet<string>; readonly anchor: ReadonlySet<string> },
): Candidate | undefined {
  const end = mark.start + mark.text.trimEnd().length;
  const common = { start: mark.start, end, label: "not part of this language", safety: "review" } as const;
  const without = {
    title: "Delete it",
    edits: [{ start: mark.start, end: positions.text[end] === " " ? end + 1 : end, text: "" }],
  };
  if (isForeignReference(mark, positions))
    return hasValueBelow(mark, positions) ? besideValue(mark, positions) : undefined;
  switch (mark.kind) {
    case "anchor":
      if (names.alias.has(mark.text.slice(1))) return undefined;
      return holdsPiece(mark, positions)
        ? {
            ...common,
            ...without,
            code: "yaml/not-supported",
            message: `Names for pieces of the file (${quote(mark.text)}) are not part of this language.`,
            help: "Delete it: nothing repeats this piece.",
          }
        : asText(mark, positions);
    case "alias":
      if (names.anchor.has(mark.text.slice(1)) || isMerge(mark, positions)) return undefined;
      return isNameInFile(mark, positions)
        ? {
            ...common,
            code: "yaml/not-supported",
            message: `${quote(mark.text)} repeats a piece in other files; here its name is written as it is.`,
            label: "without the star",
            title: "Delete the star",
            edits: [{ start: mark.start, end: mark.start + 1, text: "" }],
            help: `Write ${mark.text.slice(1)}`,
          }
        : asText(mark, positions);
    case "tag":
      // A type has a name.
      if (!/^!!\S/.test(mark.text)) return asText(mark, positions);
      if (mark.text === "!!str")
        return {
          ...common,
          ...typed(mark, positions),
          code: "yaml/not-supported",
          message: "Types (“!!str”) are not part of this language.",
          help: "For a number that is meant as text, put it in quotes.",
        };
      return {
        ...common,
        ...without,
        code: "yaml/not-supported",
        message: `Types (${quote(mark.text)}) are not part of this language.`,
        help: "Delete it. For a number that is meant as text, put it in quotes.",
      };
    case "directive":
      return {
        ...common,
        title: "Delete the line",
        edits: [{ start: mark.start, end, text: "" }],
        code: "yaml/not-supported",
        message: `Lines that begin with % are not part of this language: ${quote(mark.text)}.`,
        help: "Delete the line.",
      };
    case "explicit-key":
      return explicitKey(mark, positions);
    case "document":
      if (isAtStart(positions.text, mark.start) || (mark.text.startsWith(".") && isAtEnd(positions.text, end)))
        return undefined;
      return (
        secondHead(mark, positions) ?? {
          ...common,
          safety: "safe",
          title: "Delete the line",
          edits: [{ start: mark.start, end, text: "" }],
          code: "yaml/many-documents",
          label: "ends the file here",
          message: `“${mark.text}” ends the file here; what follows would be ignored.`,
          help: "Delete the line. To separate parts of the file, use an empty line or a comment.",
        }
      );
    case "comment":
      return undefined;
  }
}

/** `&more`, `*bold*`, `!important`: a text that begins with a character of the format. */
function asText(mark: Mark, positions: Positions): Candidate | undefined {
  const line = lineAt(positions, positions.lineOf(mark.start));
  if (!line) return undefined;
  const separator = separatorLine(line, (index) => lineAt(positions, index));
  if (separator) return separator;
  const [foreign] = foreignValues(line);
  if (foreign && foreign.start <= mark.start && mark.start < foreign.end) return foreign;
  if (line.valueAt !== mark.start || line.value === "") return inBrackets(mark, line);
  const item = mark.text === "*" && line.key === undefined && !line.isDashed;
  if (item) return undefined;
  return quoted(line, {
    code: "yaml/text-needs-quotes",
    message: `A text that begins with ${line.value[0] ?? ""} needs quotes: ${quote(line.value)}.`,
    label: "needs quotes",
  });
}

/** `[Rye, ?, !new]`: a value between brackets that is a character of the format, or begins with one. */
function inBrackets({ start }: Mark, line: Line): Candidate | undefined {
  const at = start - line.start;
  const value = /^[^,{}[\]]*[^,{}[\]\s]/.exec(line.text.slice(at))?.[0] ?? "";
  if (value === "" || !/[[{](?:.*(?:,|\w:))?\s*$/.test(line.text.slice(0, at))) return undefined;
  const text = inQuotes(value);
  return {
    code: "yaml/text-needs-quotes",
    message: `A text that begins with ${value.charAt(0)} needs quotes: ${quote(value)}.`,
    label: "needs quotes",
    start,
    end: start + value.length,
    title: "Put the text in quotes",
    safety: "safe",
    help: `Put it in quotes: ${text}`,
    edits: [{ start, end: start + value.length, text }],
  };
}

function explicitKey(mark: Mark, positions: Positions): Candidate | undefined {
  const line = lineAt(positions, positions.lineOf(mark.start));
  if (!line) return undefined;
  if (line.key !== undefined || line.valueAt !== mark.start) return inBrackets(mark, line);
  // `- ? Planned in minutes`: no colon follows, so that it is an item of words.
  if (line.isDashed && /^\? [^:]*$/.test(line.value))
    return {
      ...quoted(line, {
        code: "yaml/text-needs-quotes",
        message: `A text that begins with ? needs quotes: ${quote(line.value)}.`,
        label: "needs quotes",
      }),
      safety: "review",
    };
  return {
    code: "yaml/not-supported",
    message: "A key does not begin with a question mark in this language.",
    label: "not part of this language",
    start: mark.start,
    end: mark.start + 1,
    title: "Write it as a key",
    safety: "review",
    help: "Write the key, a colon and the value on one line:\ntitle: …",
    edits: [],
  };
}
