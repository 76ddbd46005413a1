import { quote } from "../../language/words.ts";
import type { Check } from "../rule.ts";
import { deadLinkProblem, deadLinks } from "../support/links/dead-links.ts";

/** A link is written in the same letters as the path of its page. */
export const check: Check = {
  codes: ["link/wrong-case"],
  *run(context) {
    for (const dead of deadLinks(context)) {
      if (dead.kind !== "case") continue;
      const wanted = dead.path.toLowerCase();
      yield deadLinkProblem(dead, context, {
        code: "link/wrong-case",
        message: `${quote(dead.path, 21)} is written in small letters on this site: ${quote(wanted, 21)}.`,
        label: "capital letters",
        help: `Write ${wanted}`,
        wanted,
        safety: "safe",
      });
    }
  },
};
