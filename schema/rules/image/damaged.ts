import { withPicture } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { unusableImages } from "../support/images/unusable-images.ts";

const whole = { kind: "png", width: 1600, height: 1200 } as const;
const cut = { why: "damaged", detail: "It ends too early." } as const;

/** The file of a picture is whole. */
export const rule: Rule = {
  meta: {
    code: "image/damaged",
    severity: "error",
    isSaidOnce: true,
    followsFromFolder: true,
    what: "The file of a picture is empty, cut off or damaged, or a drawing is not written as SVG has to be.",
    why: "Browsers would show a gap, or a part of it.",
    bad: withPicture("art/loaves.png", { "art/loaves.png": { ...whole, fault: cut } }),
    good: withPicture("art/loaves.png", { "art/loaves.png": whole }),
  },
  find: unusableImages,
};
