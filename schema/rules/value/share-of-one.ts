import { sections } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";

const progress = (value: string) =>
  sections(`
    - type: progress-card
      card:
        title: A second oven
        label: Saved so far
        value: ${value}
  `);

/** A share of a hundred is a number from 0 to 100. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/share-of-one",
    severity: "warning",
    what: "A share is written as a fraction of one where a number from 0 to 100 is wanted.",
    why: "The bar would be nearly empty: 0.64 is less than one in a hundred.",
    bad: progress("0.64"),
    good: progress("64"),
  },
  *find({ inventory, source, filler }) {
    for (const { path, value, field } of inventory.of("number")) {
      const share = field.minimum === 0 && field.maximum === 100 ? filler.value(value) : undefined;
      if (typeof share !== "number" || share <= 0 || share >= 1) continue;
      const wanted = String(Math.round(share * 10_000) / 100);
      const range = source.locate(path);
      const isWritten = source.text.slice(range.start.offset, range.end.offset) === String(value);
      const edit = { start: range.start.offset, end: range.end.offset, text: wanted };
      yield {
        message: `This is ${share} of a hundred: ${wanted} may be meant.`,
        label: "nearly nothing",
        help: `Write ${wanted}: the number goes from 0 to 100.`,
        range,
        at: path,
        fixes:
          isWritten && typeof value === "number" ? [{ title: `Write ${wanted}`, safety: "review", edits: [edit] }] : [],
      };
    }
  },
};
