import type { Check } from "../rule.ts";
import { ownPath } from "../support/links/own-path.ts";

/** Links to other sites are encrypted. */
export const check: Check = {
  codes: ["link/insecure"],
  *run(context) {
    const { links, source, correct } = context;
    for (const { path, start, end, written, targets } of links) {
      const plain = targets.find((target) => target.kind === "outside" && target.scheme === "http");
      if (plain?.kind !== "outside" || ownPath(plain.url, context) !== undefined) continue;
      const wanted = written.replace(/^http:/i, "https:");
      yield {
        code: "link/insecure",
        severity: "warning",
        message: "This address is not encrypted; browsers warn of it.",
        label: "http: without s",
        help: `Write ${wanted}`,
        range: source.locateInside(path, start, end),
        at: path,
        fixes: wanted === written ? [] : correct(path, start, end, wanted, "safe"),
      };
    }
  },
};
