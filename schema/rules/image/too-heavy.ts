import { withPicture } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { imageSizes } from "../support/images/image-sizes.ts";

/** Pictures are light enough to load quickly. */
export const rule: Rule = {
  meta: {
    code: "image/too-heavy",
    severity: "warning",
    followsFromFolder: true,
    what: "The file is larger than needed: more than 150 kB for an SVG drawing, 400 kB for an animation (GIF).",
    why: "On a phone it takes seconds to appear, and visitors pay for it. Photographs may be as large as a camera makes them: the build makes smaller ones.",
    bad: withPicture("art/loaves.svg", { "art/loaves.svg": { bytes: 900_000 } }),
    good: withPicture("art/loaves.jpg", {
      "art/loaves.jpg": { kind: "jpeg", bytes: 6_700_000, width: 4000, height: 3000 },
    }),
  },
  find: imageSizes,
};
