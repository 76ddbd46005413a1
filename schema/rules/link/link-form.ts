import type { Problem } from "../../problem.ts";
import type { Check } from "../rule.ts";
import { knownTargets } from "../support/links/known-targets.ts";
import { constantToBlame, problemOfConstant } from "../support/links/link-blame.ts";
import { wordsOf } from "../support/links/link-form-words.ts";
import type { WrittenLink } from "../../site/written.ts";

/** A link is written as a path of this site, or as an address that browsers can follow safely. */
export const check: Check = {
  codes: [
    "link/empty",
    "link/hash-not-needed",
    "link/protocol-relative",
    "link/scheme-not-allowed",
    "link/bare-email",
    "link/bare-phone",
    "link/missing-scheme",
    "link/missing-slash",
    "link/malformed",
    "value/bad-email",
    "value/bad-phone",
    "yaml/curly-quotes",
  ],
  *run(context) {
    const { links, source, correct } = context;
    const known = knownTargets(context);
    const constants = new Map<string, { problem: Problem; uses: WrittenLink[] }>();
    for (const link of links) {
      const { path, start, end, written, targets } = link;
      const refused = targets.find((target) => target.kind === "refused");
      if (refused?.kind !== "refused") continue;
      const home = constantToBlame(link, refused, context);
      const key = home?.path.join("/") ?? "";
      const told = constants.get(key);
      if (told) told.uses.push(link);
      else if (home) constants.set(key, { problem: problemOfConstant(home, refused, context, known), uses: [link] });
      else {
        const { wanted, safety = "safe", ...words } = wordsOf(written, refused.why, refused.scheme, known);
        const fixes = wanted === undefined ? [] : correct(path, start, end, wanted, safety);
        yield { ...words, severity: "error", range: source.locateInside(path, start, end), at: path, fixes };
      }
    }
    for (const { problem, uses } of constants.values()) yield { ...problem, related: uses.slice(0, 8).map(usedHere) };
    function usedHere({ path, start, end }: WrittenLink): { message: string; range: Problem["range"] } {
      return { message: "used here", range: source.locateInside(path, start, end) };
    }
  },
};
