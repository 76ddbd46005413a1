import type { Check } from "../rule.ts";
import { shownTexts } from "../../site/shown-text.ts";

/** Longer texts are counted roughly: to take them apart fills the memory. */
const countable = 10_000;

/** Characters as people count them. */
const count = (text: string): number =>
  text.length > countable ? text.length : [...new Intl.Segmenter("en").segment(text)].length;

/** A text fits its place. Titles and descriptions of pages are measured by what search engines show. */
export const check: Check = {
  codes: ["value/too-long"],
  *run(context) {
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
        code: "value/too-long",
        severity: "warning",
        message: `“${name}” has ${length} characters; ${budget} fit.`,
        label: `${length - budget} too many`,
        help: `Shorten it by ${length - budget}.`,
        range: context.source.locate(entry.path),
        at: entry.path,
      };
    }
  },
};
