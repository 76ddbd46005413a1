import { withTitle } from "../../../problems/sample-sites.ts";
import type { AreaRule } from "../../rule.ts";

const parts = new Set(["label", "text", "nav", "markdown"]);

/** A tab between words. Behind the bullet or the number of an item, and behind a bar, it is a space. */
const tab = /(?<=[^\s|])(?<!^[ \t]*(?:[^\p{L}\d\s]{1,3}|o|\d{1,3}[.)]))\t+(?=[^\s|])/mu;

/** Cells that were copied out of a table have tabs between them. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/tab",
    severity: "warning",
    what: "A tab stands between the words of a text, as it does between cells that were copied out of a table.",
    why: "Browsers show a single space, and the cells run into each other.",
    bad: withTitle("Rye bread\tand rolls"),
    good: withTitle("Rye bread, and rolls"),
  },
  *find({ textsWith, source, correct }) {
    for (const { entry, prose } of textsWith("\t")) {
      const { path, part } = entry;
      if (entry.isDefault || !parts.has(part) || !prose.includes("\t")) continue;
      const match = tab.exec(prose);
      if (!match) continue;
      const [start, end] = [match.index, match.index + match[0].length];
      const range = source.locateInside(path, start, end);
      // Written as \\t between quotes it is meant.
      if (!source.text.slice(range.start.offset, range.end.offset).includes("\t")) continue;
      const isRow = part === "markdown" && prose.includes("\n");
      yield {
        message: "Here is a tab, as between the cells of a table: visitors see a space.",
        label: "a tab",
        help: isRow
          ? "Write a table: | before, between and behind the cells of each row, and | --- | --- | below the first."
          : "Write a comma or a space.",
        range,
        at: path,
        fixes: isRow ? [] : correct(path, start, end, " ", "review").map((fix) => ({ ...fix, title: "Write a space" })),
      };
    }
  },
};
