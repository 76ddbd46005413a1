import { withFont } from "../../problems/sample-fonts.ts";
import type { Rule } from "../rule.ts";
import { ownFont } from "../support/fonts/written-font.ts";

/** From this weight on a browser takes letters for bold, and makes no bolder ones of them. */
const bold = 600;

/** The font has regular letters and bold ones. */
export const rule: Rule = {
  meta: {
    code: "theme/one-weight",
    severity: "info",
    what: "The font file holds regular letters alone, or bold ones alone.",
    why: "Headings and buttons are bold. Of regular letters browsers make bold ones by drawing them twice, which looks coarse; of bold letters they make no regular ones.",
    bad: withFont({ weights: [400, 400] }, "The file has the weight 400 alone."),
    good: withFont({}, "The file has the weights from 100 to 900."),
  },
  *find(context) {
    const own = ownFont(context);
    if (!own?.font) return;
    const [lowest, highest] = own.font.weights;
    const lacksBold = highest < bold;
    if (!lacksBold && lowest < bold) return;
    yield {
      message: lacksBold
        ? `${own.name} has no bold letters: browsers thicken the regular ones.`
        : `${own.name} has bold letters alone: all texts are bold.`,
      label: lowest === highest ? `weight ${lowest} alone` : `weights ${lowest} to ${highest}`,
      help: "A variable font holds all weights in one file. It should have those from 400 to 740.",
      range: context.source.locate(own.path),
      at: own.path,
    };
  },
};
