import { withPicture } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { misnamedImages } from "../support/images/misnamed-images.ts";

/** Every picture is a file in the public folder. */
export const rule: Rule = {
  meta: {
    code: "image/missing",
    severity: "error",
    isAboutName: true,
    asksForMissing: true,
    followsFromFolder: true,
    isSaidOnce: true,
    what: "The public folder has no picture of this name.",
    why: "Visitors would see a gap or a broken picture.",
    bad: withPicture("art/loafs.svg"),
    good: withPicture("art/loaves.svg"),
  },
  find: misnamedImages,
};
