import { withPageButton } from "../../../problems/sample-sites.ts";
import { quote } from "../../../language/words.ts";
import type { Rule } from "../../rule.ts";
import { deadLinkProblem, deadLinks } from "../../support/links/dead-links.ts";

/** A link is written in the same letters as the path of its page. */
export const rule: Rule = {
  meta: {
    code: "link/wrong-case",
    severity: "error",
    isSaidOnce: true,
    what: "A path is written with capital letters where the page has small ones.",
    why: "Addresses are compared letter by letter; the link would lead nowhere.",
    bad: withPageButton("/Prices"),
    good: withPageButton("/prices"),
  },
  *find(context) {
    for (const dead of deadLinks(context)) {
      if (dead.kind !== "case") continue;
      const wanted = dead.path.toLowerCase();
      yield deadLinkProblem(dead, context, {
        message: `${quote(dead.path, 21)} is written in small letters on this site: ${quote(wanted, 21)}.`,
        label: "capital letters",
        help: `Write ${wanted}`,
        wanted,
        safety: "safe",
      });
    }
  },
};
