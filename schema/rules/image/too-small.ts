import { withPicture } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { imageSizes } from "../support/images/image-sizes.ts";

/** Pictures are large enough to be sharp. */
export const rule: Rule = {
  meta: {
    code: "image/too-small",
    severity: "warning",
    followsFromFolder: true,
    what: "The picture has fewer pixels than its place.",
    why: "Enlarged, it looks blurred.",
    bad: withPicture("art/loaves.jpg", { "art/loaves.jpg": { kind: "jpeg", width: 120, height: 90 } }),
    good: withPicture("art/loaves.jpg", { "art/loaves.jpg": { kind: "jpeg", width: 1600, height: 1200 } }),
  },
  find: imageSizes,
};
