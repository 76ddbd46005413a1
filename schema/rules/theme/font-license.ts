import { withFont } from "../../problems/sample-fonts.ts";
import type { Rule } from "../rule.ts";
import { ownFonts } from "../support/fonts/written-font.ts";

/** The font allows that a website uses it. */
export const rule: Rule = {
  meta: {
    code: "theme/font-license",
    severity: "warning",
    followsFromFolder: true,
    what: "The font file says of itself that it may not be embedded: neither in a document nor in a website.",
    why: "To publish a font that was bought for one computer may break its license, and its makers search for that.",
    bad: withFont({ forbidsEmbedding: true }, "In the file the bit is set that forbids embedding."),
    good: withFont({}, "In the file no such bit is set."),
  },
  *find(context) {
    for (const own of ownFonts(context)) {
      if (!own.font?.forbidsEmbedding) continue;
      yield {
        message: `${own.name} says that no website may use it.`,
        label: "not licensed for websites",
        help: "Ask its makers for a license and a file for the web, or take another typeface.",
        range: context.source.locate(own.path),
        at: own.path,
      };
    }
  },
};
