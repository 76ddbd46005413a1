import { withPicture } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { misnamedImages } from "../support/images/misnamed-images.ts";

/** A picture is not named by its place on the author’s computer. */
export const rule: Rule = {
  meta: {
    code: "image/local-path",
    severity: "error",
    what: "The name is that of a file on your own computer.",
    why: "Visitors cannot reach it. Copy the picture into the public folder.",
    bad: withPicture("C:\\Pictures\\bread.svg", {}),
    good: withPicture("art/loaves.svg"),
  },
  find: misnamedImages,
};
