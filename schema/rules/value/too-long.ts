import { withTitle } from "../../problems/sample-sites.ts";
import type { AreaRule } from "../rule.ts";
import { shownTexts } from "../../site/shown-text.ts";

/** Longer texts are counted roughly: to take them apart fills the memory. */
const countable = 10_000;

/** Characters as people count them. */
const count = (text: string): number =>
  text.length > countable ? text.length : [...new Intl.Segmenter("en").segment(text)].length;

/** The steps of each name that a text has filled in. */
const namesIn = (source: string): string[][] =>
  [...source.matchAll(/\{\s*([\w.-]+)/g)].map(([, name = ""]) => name.split("."));

/** A text fits its place. Titles and descriptions of pages are measured by what search engines show. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/too-long",
    severity: "warning",
    yieldsTo: "error-inside",
    what: "The text is longer than fits its place well.",
    why: "On a phone a long heading fills the screen, and long words on buttons are cut.",
    bad: withTitle("Bread, rolls, cakes, buns, pies and everything else that our oven can make in a night"),
    good: withTitle("Bread, rolls and cakes"),
  },
  *find(context) {
    for (const text of context.texts) {
      const { entry, source } = text;
      const { budget } = entry.field;
      const isOfPage = entry.path[0] === "routes" && entry.path.length === 3;
      if (budget === undefined || entry.isDefault || isOfPage) continue;
      // What is not longer as it is written is not longer when it is shown, unless something is filled in.
      if (source.length <= budget && !source.includes("{")) continue;
      const length = Math.max(
        0,
        ...shownTexts(text, context).map((shown) => (shown.length > budget ? count(shown) : 0)),
      );
      if (length <= budget) continue;
      const name = entry.path.findLast((step) => typeof step === "string");
      yield {
        message: `“${name}” has ${length} characters; ${budget} fit.`,
        label: `${length - budget} too many`,
        help: `Shorten it by ${length - budget}.`,
        range: context.source.locate(entry.path),
        at: entry.path,
        dependsOn: namesIn(source).map((steps) => ["constants", ...steps]),
      };
    }
  },
};
