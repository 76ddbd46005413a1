import { sections } from "../../problems/example.ts";
import { isMap, type Data, type Path } from "../../problem.ts";
import type { Rule } from "../rule.ts";
import { isRefused } from "../../edit/editable.ts";
import { unset } from "../../edit/unset.ts";

const faq = (second: string) =>
  sections(`
    - type: faq
      items:
        - question: Are you open on Sunday?
          answer: No. Bakers sleep too.
        - question: ${second}
          answer: In coins, and by card.
  `);

/** Lists in which the same may stand twice, such as the cells of a table. */
const mayRepeat = new Set(["rows", "cells", "columns", "values", "series"]);

/** What an item says first; two of a list do not say the same. */
const names = ["question", "quote"];

/** Where a repeated item is underlined. */
const keys = [...names, "label", "title", "text"];

/** Words that make two items the same, in lower case; nothing where an item has no words. */
function nameOf(item: Data): string | undefined {
  if (typeof item === "string") return item.trim() === "" ? undefined : item.trim().toLowerCase();
  if (!isMap(item)) return undefined;
  for (const key of names) {
    const words = item[key];
    if (typeof words === "string") return `${key} ${words.trim().toLowerCase()}`;
  }
  const { label, href, title, text } = item;
  if (typeof label === "string" && typeof href === "string") return `${label.toLowerCase()} ${href}`;
  return typeof (label ?? title ?? text) === "string" ? JSON.stringify(item) : undefined;
}

/** Every list of some data, but those of a page's sections, which have a check of their own. */
function* listsIn(data: Data, path: Path): Iterable<{ readonly items: readonly Data[]; readonly path: Path }> {
  if (typeof data !== "object" || data === null) return;
  if (Array.isArray(data) && path.at(-1) !== "sections") yield { items: data, path };
  for (const [key, value] of Array.isArray(data) ? data.entries() : Object.entries(data))
    if (!mayRepeat.has(String(key))) yield* listsIn(value, [...path, key]);
}

/** A list says each thing once. */
export const rule: Rule = {
  meta: {
    code: "shape/duplicate-item",
    severity: "warning",
    what: "The same item stands twice in a list: a button, a question, a quotation, a feature or a badge.",
    why: "Most often a line was copied to be changed, and was not changed: visitors see it twice.",
    bad: faq("Are you open on Sunday?"),
    good: faq("How can I pay?"),
  },
  *find(context) {
    const { site, source, editable, isHidden } = context;
    for (const top of ["site", "collections", "shared", "routes"])
      for (const { items, path } of listsIn(site[top] ?? null, [top])) {
        const first = new Map<string, number>();
        for (const [index, item] of items.entries()) {
          const name = isMap(item) && item["hidden"] === true ? undefined : nameOf(item);
          const known = name === undefined ? undefined : first.get(name);
          if (name !== undefined && known === undefined) first.set(name, index);
          if (known === undefined || isHidden(path)) continue;
          const key = isMap(item) ? keys.find((one) => item[one] !== undefined) : undefined;
          const placeOf = (at: number): Path => [...path, at, ...(key === undefined ? [] : [key])];
          const result = unset(editable, [...path, index]);
          yield {
            message: `This item of “${String(path.findLast((step) => typeof step === "string"))}” stands in the list twice.`,
            label: "the same again",
            help: "Delete one of the two, or write what is different.",
            range: source.locate(placeOf(index)),
            at: placeOf(index),
            related: [{ message: "the first one", range: source.locate(placeOf(known)) }],
            fixes: isRefused(result) ? [] : [{ title: "Delete it here", safety: "review", edits: result.edits }],
          };
        }
      }
  },
};
