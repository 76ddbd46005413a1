import { withPicture } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { unusableImages } from "../support/images/unusable-images.ts";

/** Browsers can show every picture. */
export const rule: Rule = {
  meta: {
    code: "image/unsupported",
    severity: "error",
    isSaidOnce: true,
    followsFromFolder: true,
    what: "The picture is saved in a format that browsers do not show, such as HEIC, TIFF or PSD.",
    why: "Visitors would see a gap. Most programs save as PNG, JPEG or WebP as well.",
    bad: withPicture("art/loaves.heic", { "art/loaves.heic": { kind: "other", width: 0, height: 0 } }),
    good: withPicture("art/loaves.svg"),
  },
  find: unusableImages,
};
