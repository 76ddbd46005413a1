import { withPicture } from "../../problems/sample-sites.ts";
import { isMap } from "../../problem.ts";
import type { Rule } from "../rule.ts";

/** Every picture says in words what it shows, unless it only decorates. */
export const rule: Rule = {
  meta: {
    code: "a11y/missing-alt",
    severity: "error",
    what: "A picture has no words that say what it shows. A picture that only decorates says so: decorative: true.",
    why: "People who do not see it, and search engines, have nothing but these words.",
    bad: withPicture("art/loaves.svg", undefined, '""'),
    good: withPicture("art/loaves.svg"),
  },
  *find({ inventory, pictures, source, isBroken }) {
    for (const { path, value } of inventory.of("image")) {
      if (!isMap(value)) continue;
      const { alt, decorative } = value;
      // What is broken is reported where it stands, and may be the words that are missing.
      const isKnown = alt === undefined ? !isBroken(path) && decorative !== null : typeof alt === "string";
      if (!isKnown || decorative === true || (typeof alt === "string" && alt.trim() !== "")) continue;
      const at = typeof alt === "string" ? [...path, "alt"] : path;
      yield {
        message: "This picture has no words for people who do not see it.",
        label: "no “alt”",
        help: "Say what it shows, or write “decorative: true” if it only decorates:\nalt: A store with full shelves",
        range: typeof alt === "string" ? source.locate(at, "pair") : source.locate(path, "key"),
        at,
      };
    }
    for (const { path, inText } of pictures) {
      if (!inText || inText.altWords.trim() !== "") continue;
      yield {
        message: "This picture has no words for people who do not see it.",
        label: "no words",
        help: "Say what it shows between the square brackets, such as [A store with full shelves].",
        range: source.locateInside(path, inText.start, inText.end),
        at: path,
      };
    }
  },
};
