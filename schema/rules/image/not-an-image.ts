import { withPicture } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { unusableImages } from "../support/images/unusable-images.ts";

/** What is named as a picture is one. */
export const rule: Rule = {
  meta: {
    code: "image/not-an-image",
    severity: "error",
    isSaidOnce: true,
    followsFromFolder: true,
    what: "The file is no picture, whatever its name says, or one of another kind.",
    why: "Browsers would show a gap.",
    bad: withPicture("art/loaves.svg", { "art/loaves.svg": { kind: "other", width: 0, height: 0 } }),
    good: withPicture("art/loaves.svg"),
  },
  find: unusableImages,
};
