/** A key or an item of a block, with the lines that belong to it. Offsets count from the beginning of the block. */
export interface Block {
  readonly start: number;
  readonly end: number;
  /** Where the lines below its first one begin, counted from its start: of a key that has its value there. */
  readonly child?: number;
  /** Of an item that begins with a key: where its dash and its key are, counted from its start. */
  readonly item?: { readonly dashAt: number; readonly keyAt: number };
}

/** The keys or the items of a block. */
export interface Outline {
  readonly kind: "map" | "list";
  /** How many spaces are before each of them. */
  readonly column: number;
  readonly parts: readonly Block[];
}

/** A key may have several words. */
const keyLine =
  /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s,[\]{}#&*!|>'"%@`:?-](?:[^\s:#]|:(?=\S)|[ \t]+(?=[^\s:#]))*)[ \t]*:(?=\s|$)/u;
const blankLine = /^[ \t]*(?:#.*)?\r?$/;
const emptyKey = /:[ \t]*(?:#.*)?\r?$/;
const keyedItem = /^(-[ ]+)(?:"[^"]*"|'[^']*'|[\p{L}\p{N}_][\p{L}\p{N}_.-]*):(?=\s|$)/u;

/**
 * Takes a text apart at the lines that begin where its first one begins, as a person sees it: by the indentation alone. Nothing where
 * it does not begin with a key or a dash, or has only one.
 */
export function outline(text: string): Outline | undefined {
  let column = -1;
  let kind: Outline["kind"] = "map";
  const starts: number[] = [];
  for (let start = 0; start < text.length;) {
    const next = text.indexOf("\n", start);
    const end = next === -1 ? text.length : next;
    const indent = indentAt(text, start, end);
    if (column === -1) {
      const line = text.slice(start, end);
      if (!blankLine.test(line)) {
        const content = line.slice(indent).replace(/^\ufeff/, "");
        if (!keyLine.test(content) && !/^-(?=\s|$)/.test(content)) return undefined;
        kind = content.startsWith("-") ? "list" : "map";
        column = indent;
        // What is above it, notes and blank lines, belongs to it.
        starts.push(0);
      }
    } else if (indent === column && isStart(text.slice(start + indent, end), kind)) starts.push(start);
    start = end + 1;
  }
  if (starts.length === 0 || (starts.length === 1 && kind === "map" && !hasChild(text))) return undefined;
  const parts = starts.map((start, index): Block => {
    const end = starts[index + 1] ?? text.length;
    return { start, end, ...firstLine(text.slice(start, end), kind) };
  });
  return { kind, column, parts };
}

const hasChild = (text: string): boolean => firstLine(text, "map").child !== undefined;

const isStart = (content: string, kind: Outline["kind"]): boolean =>
  kind === "map" ? keyLine.test(content) : /^-(?=\s|$)/.test(content);

function indentAt(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && text.charCodeAt(at) === 32) at += 1;
  return at - start;
}

/** What the first line of a key or an item says of what is below it. */
function firstLine(text: string, kind: Outline["kind"]): Pick<Block, "child" | "item"> {
  let start = 0;
  let end = lineEnd(text, start);
  while (end < text.length && blankLine.test(text.slice(start, end))) {
    start = end + 1;
    end = lineEnd(text, start);
  }
  const line = text.slice(start, end);
  if (kind === "map") return emptyKey.test(line) && end < text.length ? { child: end + 1 } : {};
  const indent = indentAt(text, start, end);
  const dash = keyedItem.exec(line.slice(indent))?.[1];
  // Notes above an item keep their places; what is put before its key takes the place of the dash.
  return dash === undefined || start > 0 ? {} : { item: { dashAt: indent, keyAt: indent + dash.length } };
}

function lineEnd(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end === -1 ? text.length : end;
}
