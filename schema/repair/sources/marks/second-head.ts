import type { Candidate } from "../../../reader/candidate.ts";
import type { Mark } from "../../../reader/parsed.ts";
import type { Positions } from "../../../reader/positions.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { isHead, linesOf } from "../../regions/lines.ts";

/** `---`, and the first lines of another site file: its version once more, and the key whose lines go on below. */
export function secondHead(mark: Mark, positions: Positions): Candidate | undefined {
  const lines = linesOf(positions);
  const from = positions.lineOf(mark.start);
  const isTop = ({ indent, key, isDashed }: Line): boolean => indent === 0 && key !== undefined && !isDashed;
  const above = lines.slice(0, from).filter(isTop);
  const open = above.at(-1);
  if (mark.text.trimEnd() !== "---" || !open) return undefined;
  const repeated: Line[] = [];
  for (const line of lines.slice(from + 1)) {
    if (isBlank(line)) continue;
    const isOpen = isHead(line) && isHead(open) && line.key === open.key;
    const isSame = line.key === "version" && above.some(({ key, value }) => key === line.key && value === line.value);
    if (!isTop(line) || !(isOpen || isSame)) break;
    repeated.push(line);
    if (isOpen) break;
  }
  if (repeated.length === 0) return undefined;
  const deleted = [{ start: mark.start, end: mark.start + "---".length }, ...repeated];
  return {
    code: "yaml/many-documents",
    message: "A second file begins here, with a head of its own; what follows would be ignored.",
    label: "the head of another file",
    start: mark.start,
    end: mark.start + "---".length,
    title: "Delete its head",
    safety: "review",
    help: `Delete “---” and, below it, ${repeated.map(({ text }) => `“${text.trim().slice(0, 24)}”`).join(" and ")}.`,
    edits: deleted.map(({ start, end }) => ({
      start,
      end: positions.text[end] === "\n" ? end + 1 : end,
      text: "",
    })),
  };
}
