import { withPicture } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { unusableImages } from "../support/images/unusable-images.ts";

/** A drawing holds no program. */
export const rule: Rule = {
  meta: {
    code: "image/svg-script",
    severity: "error",
    what: "An SVG drawing holds a program.",
    why: "It would run in the browsers of visitors.",
    bad: withPicture("art/loaves.svg", { "art/loaves.svg": { problem: "It holds a script." } }),
    good: withPicture("art/loaves.svg"),
  },
  find: unusableImages,
};
