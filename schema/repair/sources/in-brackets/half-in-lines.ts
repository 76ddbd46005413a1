import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { contentBelow, linesOf, runFrom } from "../../regions/lines.ts";

/** `badges: [oven,` above `- dishwasher`: a list that begins in brackets and goes on in lines. */
export function* halfInLines(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  let found = 0;
  for (const line of lines) {
    const [, words = ""] = line.key === undefined ? [] : (/^\[([^[\]{}"]*?),?$/.exec(line.value) ?? []);
    if (words.trim() === "") continue;
    const next = lines[contentBelow(lines, line.index)];
    if (!next?.isDashed || next.indent < line.contentAt - line.start) continue;
    const items = words.split(",").map((item) => `\n${" ".repeat(next.indent)}- ${item.trim()}`);
    const last = runFrom(lines, next.index, next.indent).at(-1);
    const isClosed = last?.text.endsWith("]") === true && !last.text.includes("[");
    yield {
      code: "yaml/unclosed-bracket",
      message: "This list begins in brackets and goes on in lines.",
      label: "in brackets",
      help: `Write each item on a line of its own:\n${line.key ?? ""}:${items.join("").replaceAll(/\n */g, "\n  ")}`,
      start: line.valueAt,
      end: line.valueAt + line.value.length,
      title: "Write all items in lines",
      safety: "review",
      edits: [
        { start: line.valueAt - 1, end: line.valueAt + line.value.length, text: items.join("") },
        ...(last && isClosed ? [{ start: last.end - 1, end: last.end, text: "" }] : []),
      ],
    };
    if (++found === limits.pastedBlocks) return;
  }
}
