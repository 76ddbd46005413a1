import { withPicture } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { imageSizes } from "../support/images/image-sizes.ts";

/** Pictures are light enough to load quickly. */
export const rule: Rule = {
  meta: {
    code: "image/too-heavy",
    severity: "warning",
    what: "The file of the picture is larger than needed: more than 150 kB for a drawing, 400 kB for a photograph.",
    why: "On a phone it takes seconds to appear, and visitors pay for it.",
    bad: withPicture("art/loaves.jpg", {
      "art/loaves.jpg": { kind: "jpeg", bytes: 900_000, width: 2400, height: 1800 },
    }),
    good: withPicture("art/loaves.jpg", {
      "art/loaves.jpg": { kind: "jpeg", bytes: 200_000, width: 1600, height: 1200 },
    }),
  },
  find: imageSizes,
};
