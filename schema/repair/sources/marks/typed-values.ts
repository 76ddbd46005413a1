import { inQuotes, quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Mark } from "../../../reader/parsed.ts";
import type { Positions } from "../../../reader/positions.ts";

/** `sections: !include home.yaml` above the sections themselves. */
export function besideValue({ start, text }: Mark, positions: Positions): Candidate {
  const lineEnd = positions.endOf(positions.lineOf(start));
  const reference = /^\S+\s+\S+/.exec(positions.text.slice(start, lineEnd))?.[0] ?? text.trimEnd();
  return {
    code: "yaml/not-supported",
    message: `${quote(text.trim())} is not part of this language: a site is one file.`,
    label: "not part of this language",
    start,
    end: start + text.trimEnd().length,
    title: "Delete it, and keep what is below",
    safety: "review",
    help: "Delete it with the name of the file, if the lines below it are those that count.",
    edits: [{ start: start - (positions.text[start - 1] === " " ? 1 : 0), end: start + reference.length, text: "" }],
  };
}

/** `!!str 12` as the text that it is. */
export function typed(mark: Mark, positions: Positions): Pick<Candidate, "title" | "edits"> {
  const end = positions.endOf(positions.lineOf(mark.start));
  const value =
    /^\s*([^\s"'#,}\]][^#,}\]]*)/.exec(positions.text.slice(mark.start + mark.text.length, end))?.[1]?.trimEnd() ?? "";
  const rest = positions.text.indexOf(value, mark.start + mark.text.length);
  return {
    title: "Put it in quotes",
    edits: [
      value === ""
        ? { start: mark.start, end: mark.start + mark.text.length, text: "" }
        : { start: mark.start, end: rest + value.length, text: inQuotes(value) },
    ],
  };
}
