import { childField, fieldFor, kindsOfKey, sectionField, sectionTypes } from "../../../language/descriptor.ts";
import { inQuotes } from "../../../language/words.ts";
import type { Edit } from "../../../problem.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import type { Line } from "../../regions/line.ts";
import { contentBelow, isHead, linesOf } from "../../regions/lines.ts";

/** What parts the cells of a row: in a spreadsheet, in its export, in a table of Markdown, and in a plain text. */
const separators: readonly { readonly separator: RegExp; readonly what: string }[] = [
  { separator: /\t+/, what: "tabs" },
  { separator: /;/, what: "semicolons" },
  // Between braces, a bar stands before the form of a number.
  { separator: /\|(?![^{}]*\})/, what: "bars" },
  { separator: / {2,}/, what: "spaces" },
];

/** A line of dashes below the headings of a table. */
const divider = /^\|?[\s:|-]+\|?$/;

/** `| Monday | 8 to 6 |` and the same with tabs, semicolons or spaces: rows of a table as they are written elsewhere. */
export function* rowsOfCells(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  let found = 0;
  for (const head of lines) {
    if (!isHead(head) || kindsOfKey(head.key ?? "")?.has("array") !== true) continue;
    const from = contentBelow(lines, head.index);
    const rows = separators
      .map(({ separator, what }) => ({ what, rows: rowsFrom(lines, from, separator) }))
      .find(isTable);
    if (!rows) continue;
    const count = rows.rows[0]?.cells.length ?? 0;
    for (const write of formsOf(head.key ?? "", count)) yield asItems(head, rows.rows, rows.what, write);
    if (++found === limits.pastedBlocks) return;
  }
}

interface Row {
  readonly line: Line;
  readonly cells: readonly string[];
}

/** The lines from one on that all have cells. */
function rowsFrom(lines: readonly Line[], from: number, separator: RegExp): readonly Row[] {
  const rows: Row[] = [];
  for (const line of lines.slice(from, from + limits.movedLines)) {
    const written = line.text.trim().replace(/^\||\|$/g, "");
    const cells = written.split(separator).map((cell) => cell.trim());
    if (line.isDashed || line.key !== undefined || cells.length < 2) break;
    rows.push({ line, cells });
  }
  return rows;
}

/** Two rows at least, with a cell in each column. */
const isTable = ({ rows }: { readonly rows: readonly Row[] }): boolean =>
  rows.filter(({ line }) => !divider.test(line.text.trim())).length > 1 &&
  rows.every(({ cells }) => cells.length === rows[0]?.cells.length);

const quotedCell = (cell: string): string => (/^[\w .-]*[a-z][\w .-]*$/i.test(cell) ? cell : inQuotes(cell));

type Form = (cells: readonly string[]) => string;

/** A row as a list, as its label with what stands beside it, and as an entry with the keys that those of such a list need. */
function formsOf(key: string, count: number): readonly Form[] {
  const needed = sectionTypes.flatMap((type) => {
    const items = childField(sectionField(type) ?? {}, key)?.items;
    const names = items ? (fieldFor(items, undefined).required ?? []) : [];
    return names.length === count ? [names.join(" ")] : [];
  });
  return [
    (cells) => `- [${cells.map(quotedCell).join(", ")}]`,
    ([label = "", ...cells]) => `- { label: ${quotedCell(label)}, cells: [${cells.map(quotedCell).join(", ")}] }`,
    ...[...new Set(needed)].map((names): Form => {
      const keys = names.split(" ");
      return (cells) => `- { ${keys.map((name, at) => `${name}: ${quotedCell(cells[at] ?? "")}`).join(", ")} }`;
    }),
  ];
}

function asItems(head: Line, rows: readonly Row[], what: string, write: Form): Candidate {
  const [first] = rows;
  const { start = head.start, indent = 0, end = head.end } = first?.line ?? {};
  const column = Math.max(head.contentAt - head.start + 2, indent);
  return {
    code: "shape/text-instead-of-list",
    message: `Each row of “${head.key ?? ""}” is an item of a list, not cells with ${what} between them.`,
    label: `${what} between cells`,
    start: start + indent,
    end,
    title: "Write the rows as lists",
    safety: "review",
    help: `Write each row so:\n${write(first?.cells ?? [])}`,
    edits: rows.map(({ line, cells }): Edit => {
      const row = divider.test(line.text.trim()) ? "" : `${" ".repeat(column)}${write(cells)}`;
      return { start: line.start, end: line.end, text: row };
    }),
  };
}
