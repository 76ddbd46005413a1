import { costs, withSecondPage } from "../../problems/sample-pages.ts";
import type { AreaRule } from "../rule.ts";
import { shownTexts } from "../../site/shown-text.ts";

/** Shorter says too little, longer is cut by search engines. */
const [least, most] = [40, 160];

/** A page's description is as long as search engines show. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "seo/description-length",
    severity: "warning",
    mayFollowRepair: true,
    yieldsTo: "error-inside",
    what: "A page's description is shorter or longer than search engines show well.",
    why: "Too short says too little to be chosen; too long is cut.",
    bad: withSecondPage("Prices", "Our prices."),
    good: withSecondPage("Prices", costs),
  },
  *find(context) {
    for (const text of context.texts) {
      const { path } = text.entry;
      if (path[0] !== "routes" || path.length !== 3 || path[2] !== "description" || context.isHidden(path)) continue;
      const length = shownTexts(text, context)[0]?.trim().length;
      if (length === undefined || (length >= least && length <= most)) continue;
      const isLong = length > most;
      yield {
        message: isLong
          ? `This description has ${length} characters; search engines show ${most}.`
          : `This description has only ${length} characters.`,
        label: isLong ? `${length - most} too many` : "says little",
        help: isLong
          ? "Put what matters first, and shorten the rest."
          : `Say in one or two sentences what one finds here: ${least} to ${most} characters.`,
        range: context.source.locate(path),
        at: path,
      };
    }
  },
};
