import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import type { Line } from "../../regions/line.ts";
import { movedBy, things, usualIndent } from "./heads.ts";
import { contentBelow, linesOf, runFrom } from "../../regions/lines.ts";

const [, section] = things;

/** `sections:` that was pasted along with a section into a page that has it already; one candidate for each. */
export function* repeatedSectionsKeys(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  const heads = lines.filter(({ key, value }) => key === "sections" && value === "");
  const usual = usualIndent(
    lines.map(({ text }) => text),
    section,
  );
  if (usual === undefined) return;
  let found = 0;
  for (const [index, head] of heads.entries()) {
    const first = lines[contentBelow(lines, head.index)];
    const isFirstOfPage =
      index === 0 || lines.slice(heads[index - 1]?.index, head.index).some(({ key }) => key === "path");
    if (isFirstOfPage || !first || !section.head.test(first.text)) continue;
    if (++found > limits.pastedBlocks) return;
    const isOther = ({ index: at, indent, text }: Line): boolean =>
      at > first.index && indent === usual && section.head.test(text);
    const moved = runFrom(lines, first.index, first.indent, isOther);
    const by = usual - first.indent;
    const where =
      by === 0
        ? ""
        : `, and move the ${moved.length} lines below it ${Math.abs(by)} spaces to the ${by > 0 ? "right" : "left"}`;
    yield {
      code: "yaml/duplicate-key",
      message: "“sections” stands here once more: all sections of a page are one list.",
      label: "once is enough",
      start: head.contentAt,
      end: head.end,
      title: "Delete the line",
      safety: "review",
      help: `Delete the line${where}.`,
      edits: [{ start: head.start, end: positions.startOf(head.index + 1), text: "" }, ...movedBy(moved, by)],
    };
  }
}
