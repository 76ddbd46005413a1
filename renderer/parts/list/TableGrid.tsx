import type { ReactNode } from "react";
import type { MarkdownTable, Text as TextValue } from "../../../schema/language/values.ts";
import { plainText } from "../../../schema/site/plain-text.ts";
import { textWidth } from "../../model/text-width.ts";
import { classNames } from "../class-names.ts";
import { Text } from "../text/Text.tsx";
import styles from "./TableGrid.module.css";

interface TableGridProps {
  readonly table: MarkdownTable;
  readonly caption?: { readonly words: string; readonly hidden: boolean };
  /** The first cell of each row is the row's heading. */
  readonly named?: boolean;
}

/** From this many columns on, a small screen scrolls the table sideways. */
const wide = 4;

/** A cell of no more characters stays on one line: `12 weeks`, `₹24,999`. */
const short = 12;

/** A column with a cell of more characters takes more room where the table scrolls. */
const wordy = 24;

/** The room in an answer on a small telephone, in the size of the letters, which a system's font may have wider: bold DejaVu Sans by 27 %. */
const room = 16 / 1.28;
/** What a cell takes of it beside its words. */
const padding = 0.6;

/** The width that a cell has at least: that of its longest word, or of its whole text where that stays on one line. */
const leastWidth = (text: string): number =>
  padding + (text.length <= short ? textWidth(text) : Math.max(...text.split(/[\s-]/).map(textWidth)));

/** A plain table. */
export function TableGrid({ table: { head, rows, aligns }, caption, named = false }: TableGridProps): ReactNode {
  const columns = head.map((_, column) => [head, ...rows].map((cells) => plainText(cells[column] ?? [])));
  const isWide = head.length >= wide;
  const scrolls = isWide || columns.reduce((sum, texts) => sum + Math.max(...texts.map(leastWidth)), 0) > room;
  const region = scrolls && {
    role: "group",
    "aria-label": caption?.words ?? head.map(plainText).join(", "),
    tabIndex: 0,
  };
  const ofColumn = columns.map(([, ...texts], column) =>
    classNames(
      aligns?.[column] && styles[aligns[column]],
      isWide && texts.some(({ length }) => length > wordy) && styles.wordy,
    ),
  );
  const cell = (text: TextValue, column: number, row: number): ReactNode => {
    const isShort = (columns[column]?.[row + 1]?.length ?? 0) <= short && styles.short;
    return named && column === 0 ? (
      <th key={column} scope="row" className={classNames(styles.name, ofColumn[column])}>
        <Text text={text} />
      </th>
    ) : (
      <td key={column} className={classNames(isShort, ofColumn[column])}>
        <Text text={text} />
      </td>
    );
  };
  return (
    <div className={styles.scroll} {...region}>
      <table className={classNames(styles.table, isWide && styles.wide)}>
        {caption && <caption className={caption.hidden ? "vh" : styles.caption}>{caption.words}</caption>}
        <thead>
          <tr>
            {head.map((text, column) => (
              <th key={column} scope="col" className={ofColumn[column]}>
                <Text text={text} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>{cells.map((text, column) => cell(text, column, row))}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
