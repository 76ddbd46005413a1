import { sections } from "../example.ts";
import type { Meta } from "../meta.ts";

/** What is written without anything in it. */
export const metas: readonly Meta[] = [
  {
    code: "shape/empty-value",
    severity: "error",
    mayBeUnfinished: true,
    lacks: "value",
    yieldsTo: "misread-line",
    isStructural: true,
    explainsItself: true,
    isAbsence: true,
    what: "A key is written and nothing stands after it.",
    why: "It cannot be told whether something was forgotten. To leave a field out, delete its line.",
    bad: sections(`
      - type: text
        title:
        body: Fresh every day.
    `),
    good: sections(`
      - type: text
        body: Fresh every day.
    `),
  },
  {
    code: "shape/empty-item",
    severity: "error",
    mayBeUnfinished: true,
    yieldsTo: "misread-line",
    isStructural: true,
    what: "A dash begins an item, and nothing follows.",
    why: "The page would show an empty entry.",
    bad: sections(`
      - type: points
        items:
          - Bread
          -
          - Rolls
    `),
    good: sections(`
      - type: points
        items:
          - Bread
          - Rolls
    `),
  },
  {
    code: "shape/empty-list",
    severity: "error",
    what: "A list has no items: [].",
    why: "A section without items has nothing to show. To leave a list out, delete its line.",
    bad: sections(`
      - type: text
        body: Fresh every day.
        actions: []
    `),
    good: sections(`
      - type: text
        body: Fresh every day.
    `),
  },
];
