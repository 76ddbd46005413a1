import { withPicture } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { unusableImages } from "../support/images/unusable-images.ts";

/** A drawing does nothing but show. */
export const rule: Rule = {
  meta: {
    code: "image/svg-script",
    severity: "error",
    isSaidOnce: true,
    followsFromFolder: true,
    what: "An SVG drawing holds more than a drawing: a program, a piece of HTML, or something that is loaded from elsewhere.",
    why: "It would run in the browsers of visitors who open it, or tell another site who they are.",
    bad: withPicture("art/loaves.svg", {
      "art/loaves.svg": { fault: { why: "active", detail: "a program: <script> (line 3)" } },
    }),
    good: withPicture("art/loaves.svg"),
  },
  find: unusableImages,
};
