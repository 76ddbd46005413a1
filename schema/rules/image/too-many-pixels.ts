import { withPicture } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { unusableImages } from "../support/images/unusable-images.ts";

const photograph = { kind: "jpeg", bytes: 3_000_000 } as const;

/** A picture has no more pixels than cameras make. */
export const rule: Rule = {
  meta: {
    code: "image/too-many-pixels",
    severity: "error",
    isSaidOnce: true,
    followsFromFolder: true,
    what: "The picture has more than 52 million pixels.",
    why: "To make it smaller takes gigabytes of memory and minutes, on your computer or on a phone that shows it.",
    bad: withPicture("art/loaves.jpg", { "art/loaves.jpg": { ...photograph, width: 16_000, height: 12_000 } }),
    good: withPicture("art/loaves.jpg", { "art/loaves.jpg": { ...photograph, width: 8000, height: 6000 } }),
  },
  find: unusableImages,
};
