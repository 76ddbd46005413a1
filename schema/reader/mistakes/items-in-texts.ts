import type { Problem } from "../../problem.ts";
import type { Positions } from "../positions.ts";
import type { Scalar } from "../tree.ts";

/** The second item of two that share one dash. */
export function dashless(name: string, start: number, end: number, positions: Positions): Problem {
  const line = positions.lineOf(start);
  const column = start - positions.startOf(line);
  const canMove = column >= 2 && positions.lineText(line).slice(0, column).trim() === "";
  return {
    code: "yaml/missing-dash",
    severity: "error",
    message: `A new item begins here, but the dash before “${name}” is missing.`,
    label: "no dash",
    help: `Write it so:\n- ${positions.lineText(line).trim()}`,
    range: positions.range(start, end),
    ...(canMove && {
      fixes: [{ title: "Add the dash", safety: "review", edits: [{ start: start - 2, end: start, text: "- " }] }],
    }),
  };
}

/** A text in quotation marks below an item, without a dash. */
export const quoted = (line: number, start: number, end: number, column: number, positions: Positions): Problem => ({
  code: "yaml/missing-dash",
  severity: "error",
  message: "An item of a list begins here, but its dash is missing.",
  label: "no dash",
  help: "Put a dash and a space before it, below the dash of the item above.",
  range: positions.range(start, end),
  fixes: [
    { title: "Add the dash", safety: "review", edits: [{ start: line, end: start, text: `${" ".repeat(column)}- ` }] },
  ],
});

/** An item that became part of the text of the one above. */
export interface Swallowed {
  /** Where its line begins, its dash stands, and its words end. */
  readonly line: number;
  readonly dash: number;
  readonly end: number;
}

/** Items whose dashes are deeper than those of the others. */
export function tooFarRight(items: readonly Swallowed[], column: number, positions: Positions): Problem {
  const [first, second] = items;
  const many = `These ${items.length} items are indented further than the one above and became part of its text.`;
  return {
    code: "yaml/indentation",
    severity: "error",
    message: second ? many : "This item is indented further than the one above and became part of its text.",
    label: "indented too far",
    help: second
      ? "Put their dashes below the dash of the item above."
      : "Put its dash below the dash of the item above.",
    range: positions.range(first?.dash ?? 0, first?.end ?? 0),
    fixes: [
      {
        title: "Correct the indentation",
        safety: "review",
        // Another bullet becomes a dash as well.
        edits: items.map(({ line, dash }) =>
          positions.text[dash] === "-"
            ? { start: line, end: dash, text: " ".repeat(column) }
            : { start: line, end: dash + 1, text: `${" ".repeat(column)}-` },
        ),
      },
    ],
  };
}

/** The first item of a list whose dash is less deep than those of all others. */
export function tooNear(dash: number, item: Scalar, by: number, positions: Positions): Problem {
  const line = positions.lineOf(dash);
  return {
    code: "yaml/indentation",
    severity: "error",
    message: "This item is indented less than those below, which became part of its text.",
    label: `${by} ${by === 1 ? "space" : "spaces"} too few`,
    help: "Put its dash above the dash of the item below.",
    range: positions.range(dash, Math.min(item.end, positions.endOf(line))),
    fixes: [
      {
        title: "Correct the indentation",
        safety: "review",
        edits: [{ start: positions.startOf(line), end: positions.startOf(line), text: " ".repeat(by) }],
      },
    ],
  };
}
