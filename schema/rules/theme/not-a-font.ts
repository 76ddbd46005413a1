import { withFont } from "../../problems/sample-fonts.ts";
import type { Rule } from "../rule.ts";
import { ownFonts } from "../support/fonts/written-font.ts";

/** A file that is named as a font is one. */
export const rule: Rule = {
  meta: {
    code: "theme/not-a-font",
    severity: "error",
    followsFromFolder: true,
    what: "The file that the site names as its typeface is no WOFF2 font, whatever its name says, or it is damaged.",
    why: "Browsers would leave it out, and show whatever font the device has.",
    bad: withFont(undefined, "The file is a picture that was renamed."),
    good: withFont({}, "The file is a font."),
  },
  *find(context) {
    for (const { path, name, facts, font } of ownFonts(context)) {
      if (font || !/\.woff2$/i.test(name)) continue;
      const isBroken = facts.fault !== undefined;
      yield {
        message: isBroken ? `${name} cannot be read as a font.` : `${name} is no WOFF2 font, whatever its name says.`,
        label: isBroken ? "damaged" : "no font",
        help: `${facts.fault === undefined ? "To rename a file does not convert it." : facts.fault.detail} Ask the maker of the font for the WOFF2 file, or convert it with a font tool.`,
        range: context.source.locate(path),
        at: path,
      };
    }
  },
};
