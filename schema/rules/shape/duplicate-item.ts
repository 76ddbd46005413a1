import { sections } from "../../problems/example.ts";
import { isMap, type Data, type Path } from "../../problem.ts";
import type { AreaRule } from "../rule.ts";
import { deleteCopy } from "../support/delete-copy.ts";

const faq = (second: string) =>
  sections(`
    - type: faq
      items:
        - question: Are you open on Sunday?
          answer: No. Bakers sleep too.
        - question: ${second}
          answer: In coins, and by card.
  `);

/** The areas that hold such lists. */
const tops = new Set<string | number>(["site", "collections", "shared", "routes"]);

/** Lists in which the same may stand twice, such as the cells of a table. */
const mayRepeat = new Set(["rows", "cells", "columns", "values", "series"]);

/** What an item says first; two of a list do not say the same. */
const names = ["question", "quote"];

/** Where a repeated item is underlined. */
const keys = [...names, "label", "title", "text"];

/** The words that a list is searched by; nothing where an item has none. */
function wordsOf(item: Data): string | undefined {
  const words = isMap(item) ? item[keys.find((key) => item[key] !== undefined) ?? ""] : item;
  return typeof words === "string" && words.trim() !== "" ? words.trim().toLowerCase() : undefined;
}

/** Whether two items with the same words are the same: a question may have another answer, a button another look. */
function isRepeated(one: Data, other: Data): boolean {
  if (!isMap(one) || !isMap(other)) return !isMap(one) && !isMap(other);
  // Where it brings an anchor again, that is the problem.
  if (typeof one["anchor"] === "string" && one["anchor"] === other["anchor"]) return false;
  if (names.some((name) => typeof one[name] === "string")) return true;
  return typeof one["href"] === "string" && one["label"] !== undefined
    ? one["href"] === other["href"]
    : JSON.stringify(one) === JSON.stringify(other);
}

interface List {
  readonly items: readonly Data[];
  readonly path: Path;
}

/** Every list of some data, but the pages, and the sections of a page: those have checks of their own. */
function listsIn(data: Data, path: Path, found: List[] = []): readonly List[] {
  if (Array.isArray(data)) {
    if (data.length > 1 && path.length > 1 && path.at(-1) !== "sections") found.push({ items: data, path });
    data.forEach((item, index) => {
      if (typeof item === "object") listsIn(item, [...path, index], found);
    });
  } else if (isMap(data)) {
    for (const [key, value] of Object.entries(data))
      if (typeof value === "object" && !mayRepeat.has(key)) listsIn(value, [...path, key], found);
  }
  return found;
}

/** The columns of tables in some data that have the same heading as one before them. Columns without words may be several. */
function repeatedColumnsIn(data: Data, path: Path, found: Path[] = []): readonly Path[] {
  if (typeof data !== "object" || data === null) return found;
  for (const [key, value] of Object.entries(data)) {
    const place = [...path, Array.isArray(data) ? Number(key) : key];
    if (key === "columns" && Array.isArray(value)) {
      const known = new Set<string>();
      for (const [index, words] of value.map(wordsOf).entries()) {
        if (words === undefined) continue;
        if (known.has(words)) found.push([...place, index]);
        known.add(words);
      }
    } else repeatedColumnsIn(value, place, found);
  }
  return found;
}

/** The tables of some data whose first row says the headings again, as one that was copied from a spreadsheet does. */
function headingRowsIn(data: Data, path: Path, found: Path[] = []): readonly Path[] {
  if (Array.isArray(data)) {
    data.forEach((item, index) => {
      if (typeof item === "object") headingRowsIn(item, [...path, index], found);
    });
  } else if (isMap(data)) {
    const { columns, rows } = data;
    if (Array.isArray(columns) && Array.isArray(rows)) {
      const labels = columns.map(wordsOf);
      const [first] = rows;
      const isSame = Array.isArray(first) && first.length === labels.length && rows.length > 1;
      if (isSame && first.every((cell, index) => labels[index] !== undefined && wordsOf(cell) === labels[index]))
        found.push([...path, "rows", 0]);
    } else {
      for (const [key, value] of Object.entries(data))
        if (typeof value === "object") headingRowsIn(value, [...path, key], found);
    }
  }
  return found;
}

/** The rows of tables in some data that stand there twice, as rows do that were pasted again. */
function repeatedRowsIn(data: Data, path: Path, found: Path[] = []): readonly Path[] {
  if (typeof data !== "object" || data === null) return found;
  for (const [key, value] of Object.entries(data)) {
    const place = [...path, Array.isArray(data) ? Number(key) : key];
    if (key === "rows" && Array.isArray(value)) {
      const known = new Set<string>();
      for (const [index, row] of value.entries()) {
        const words = Array.isArray(row) ? wordsOf(row[0] ?? null) : wordsOf(row);
        const whole = JSON.stringify(row);
        if (words !== undefined && typeof row === "object" && known.has(whole)) found.push([...place, index]);
        known.add(whole);
      }
    } else repeatedRowsIn(value, place, found);
  }
  return found;
}

/** A list says each thing once. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "shape/duplicate-item",
    severity: "warning",
    mayFollowRepair: true,
    what: "The same item stands twice in a list: a button, a question, a quotation, a feature or a badge.",
    why: "Most often a line was copied to be changed, and was not changed: visitors see it twice.",
    bad: faq("Are you open on Sunday?"),
    good: faq("How can I pay?"),
  },
  *find(context) {
    const { areas, source, isHidden } = context;
    for (const area of areas.filter(({ path }) => tops.has(path[0] ?? ""))) {
      for (const path of headingRowsIn(area.data, area.path)) {
        if (isHidden(path)) continue;
        yield {
          message: "This row says the headings of the table again.",
          label: "the headings again",
          help: "Delete it: the headings stand under “columns”.",
          range: source.locate(path),
          at: path,
        };
      }
      for (const path of repeatedRowsIn(area.data, area.path)) {
        if (isHidden(path)) continue;
        yield {
          message: "This row stands in the table twice.",
          label: "the same again",
          help: "Delete one of the two, or write what is different.",
          range: source.locate(path),
          at: path,
          fixes: deleteCopy(context, path),
        };
      }
      for (const path of repeatedColumnsIn(area.data, area.path)) {
        if (isHidden(path)) continue;
        const place = isMap(context.at(path)) ? [...path, "label"] : path;
        yield {
          message: "Two columns of this table have the same heading.",
          label: "the same again",
          help: "Write what is different in this column, or delete it with its cells.",
          range: source.locate(place),
          at: place,
        };
      }
      for (const { items, path } of listsIn(area.data, area.path)) {
        const first = new Map<string, number>();
        for (const [index, item] of items.entries()) {
          const words = isMap(item) && item["hidden"] === true ? undefined : wordsOf(item);
          const known = words === undefined ? undefined : first.get(words);
          if (words !== undefined && known === undefined) first.set(words, index);
          if (known === undefined || !isRepeated(item, items[known] ?? null) || isHidden(path)) continue;
          const key = isMap(item) ? keys.find((one) => item[one] !== undefined) : undefined;
          const placeOf = (at: number): Path => [...path, at, ...(key === undefined ? [] : [key])];
          yield {
            message: `This item of “${String(path.findLast((step) => typeof step === "string"))}” stands in the list twice.`,
            label: "the same again",
            help: "Delete one of the two, or write what is different.",
            range: source.locate(placeOf(index)),
            at: placeOf(index),
            related: [{ message: "the first one", range: source.locate(placeOf(known)) }],
            fixes: deleteCopy(context, [...path, index]),
          };
        }
      }
    }
  },
};
