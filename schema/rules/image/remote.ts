import { withPicture } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { misnamedImages } from "../support/images/misnamed-images.ts";

/** Pictures are the site’s own. */
export const rule: Rule = {
  meta: {
    code: "image/remote",
    severity: "error",
    what: "The picture is on another site.",
    why: "That site would learn of each of your visitors, and could change or delete the picture at any time.",
    bad: withPicture('"https://mill.example/loaves.svg"', {}),
    good: withPicture("art/loaves.svg"),
  },
  find: misnamedImages,
};
