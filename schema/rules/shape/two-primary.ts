import { sections } from "../../problems/example.ts";
import { isMap } from "../../problem.ts";
import type { AreaRule } from "../rule.ts";

const buttons = (style: string) =>
  sections(`
    - type: text
      body: Fresh bread every day.
      actions:
        - { label: Order bread, href: "tel:+441632960123", style: primary }
        - { label: Write to us, href: "mailto:bread@bakery.example", style: ${style} }
  `);

/** One button of a section is the main one. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "shape/two-primary",
    severity: "warning",
    what: "Two buttons of a section have the style “primary”.",
    why: "The style says which one is the main one: with two of them, none is.",
    bad: buttons("primary"),
    good: buttons("secondary"),
  },
  *find({ inventory, source }) {
    for (const { path, value } of inventory.of("actions")) {
      if (!Array.isArray(value)) continue;
      const primary = value.flatMap((one, index) => (isMap(one) && one["style"] === "primary" ? [index] : []));
      const [first, second] = primary;
      if (first === undefined || second === undefined) continue;
      const at = [...path, second, "style"];
      yield {
        message: "Two buttons beside each other are the main one.",
        label: "a second one",
        help: "Write “style: secondary”, or leave the style of one of them out.",
        range: source.locate(at, "pair"),
        at,
        related: [{ message: "the first one", range: source.locate([...path, first, "style"], "pair") }],
      };
    }
  },
};
