import { withFont } from "../../problems/sample-fonts.ts";
import type { Rule } from "../rule.ts";
import { ownFonts } from "../support/fonts/written-font.ts";

/** From this weight on a browser takes letters for bold, and makes no bolder ones of them. */
const bold = 600;

/** The font has regular letters and bold ones. */
export const rule: Rule = {
  meta: {
    code: "theme/one-weight",
    severity: "info",
    followsFromFolder: true,
    what: "The font file holds regular letters alone, or bold ones alone.",
    why: "Headings and buttons are bold. Of regular letters browsers make bold ones by drawing them twice, which looks coarse; of bold letters they make no regular ones.",
    bad: withFont({ weights: [400, 400] }, "The file has the weight 400 alone."),
    good: withFont({}, "The file has the weights from 100 to 900."),
  },
  *find(context) {
    for (const own of ownFonts(context)) {
      if (!own.font) continue;
      const [lowest, highest] = own.font.weights;
      const lacksBold = highest < bold;
      // Headings need no regular letters.
      if (!lacksBold && (lowest < bold || own.use === "headings")) continue;
      yield {
        message: lacksBold
          ? `${own.name} has no bold letters: browsers thicken the regular ones.`
          : `${own.name} has bold letters alone: all texts are bold.`,
        label: lowest === highest ? `weight ${lowest} alone` : `weights ${lowest} to ${highest}`,
        help: "A variable font holds all weights in one file. It should have those from 400 to 740.",
        range: context.source.locate(own.path),
        at: own.path,
      };
    }
  },
};
