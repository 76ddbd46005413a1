import type { Refusal } from "../target.ts";
import type { Check } from "./check.ts";
import { wordsOf } from "./link-form-words.ts";

const safe = new Set<Refusal>(["hash", "protocol-relative", "mail", "phone", "host", "relative"]);

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
  *run({ links, source, correct }) {
    for (const link of links) {
      const { path, start, end, written, targets } = link;
      const refused = targets.find((target) => target.kind === "refused");
      if (refused?.kind !== "refused") continue;
      const { wanted, ...words } = wordsOf(written, refused.why, refused.scheme);
      const fixes =
        wanted === undefined
          ? []
          : correct(
              path,
              start,
              end,
              wanted,
              safe.has(refused.why) || words.code === "yaml/curly-quotes" ? "safe" : "review",
            );
      yield { ...words, severity: "error", range: source.locateInside(path, start, end), at: path, fixes };
    }
  },
};
