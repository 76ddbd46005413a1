import { fieldAt, knownKeys } from "../../../language/descriptor.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { contentBelow, linesOf } from "../../regions/lines.ts";

/** `routes:` above `title: Home`: the first line of the first page is gone, while those of the pages below it are there. */
export function* firstPageLine(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  const head = lines.find(({ key, indent, value }) => key === "routes" && indent === 0 && value === "");
  const first = head && lines[contentBelow(lines, head.index)];
  const known = knownKeys(fieldAt({ routes: [{}] }, ["routes", 0]) ?? {});
  if (first?.key === undefined || first.isDashed || first.indent < 2) return;
  if (first.key === "path" || !known.includes(first.key)) return;
  const dash = " ".repeat(first.indent - 2);
  const paths = lines.filter(({ text }) => text.startsWith(`${dash}- path:`));
  if (paths.length === 0) return;
  const isTaken = paths.some(({ text }) => /^ *- path: *["']?\/["']?\s*(?:#.*)?$/.test(text));
  const path = isTaken ? "/…" : "/";
  yield {
    code: "shape/missing-key",
    message: "The first line of this page is missing: a dash and its path.",
    label: "no first line",
    start: first.start + first.indent,
    end: first.end,
    title: `Write “- path: ${path}” above`,
    safety: "review",
    help: `Write it above:\n- path: ${path}`,
    // Which path it was is not known.
    isGuess: isTaken,
    edits: [{ start: first.start, end: first.start, text: `${dash}- path: ${isTaken ? "/page" : path}\n` }],
  };
}
