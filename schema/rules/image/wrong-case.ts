import { withPicture } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { misnamedImages } from "../support/images/misnamed-images.ts";

/** A picture is named in the same large and small letters as its file. */
export const rule: Rule = {
  meta: {
    code: "image/wrong-case",
    severity: "error",
    followsFromFolder: true,
    isSaidOnce: true,
    what: "The picture is there, but its name is written with other large and small letters.",
    why: "It works on some computers and not on the server, where Loaves and loaves are two names.",
    bad: withPicture("art/Loaves.svg"),
    good: withPicture("art/loaves.svg"),
  },
  find: misnamedImages,
};
