import type { ReactNode } from "react";
import type { Table } from "../../../schema/language/types.ts";
import { TableGrid } from "./TableGrid.tsx";

interface DataTableProps {
  readonly table: Table;
  /** Read the caption out, but do not show it: where a heading says the same. */
  readonly captionHidden?: boolean;
}

/** A table with a caption. The first cell of each row is the row's heading. */
export function DataTable({ table, captionHidden = false }: DataTableProps): ReactNode {
  const { caption, columns, rows } = table;
  const head = columns.map(({ label }) => [label]);
  const aligns = columns.map(({ align }) => align);
  return <TableGrid table={{ head, rows, aligns }} caption={{ words: caption, hidden: captionHidden }} named />;
}
