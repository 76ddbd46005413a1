import { withPicture } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { misnamedImages } from "../support/images/misnamed-images.ts";

/** A picture is inside the public folder, by its name and as a file. */
export const rule: Rule = {
  meta: {
    code: "image/outside-folder",
    severity: "error",
    what: "The name leads out of the public folder, by ../ or by a link in the folder.",
    why: "Only what is in the folder is published with the site; and nothing else of the computer should be.",
    bad: withPicture("../loaves.svg", {}),
    good: withPicture("art/loaves.svg"),
  },
  find: misnamedImages,
};
