import { withPicture } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { misnamedImages } from "../support/images/misnamed-images.ts";

/** Folders are separated by slashes. */
export const rule: Rule = {
  meta: {
    code: "image/backslash",
    severity: "error",
    what: "Folders are separated by backslashes.",
    why: "In addresses of the web a backslash is a letter like others; the picture would not be found.",
    bad: withPicture("art\\loaves.svg"),
    good: withPicture("art/loaves.svg"),
  },
  find: misnamedImages,
};
