import { withButton } from "../../../problems/sample-sites.ts";
import type { Rule } from "../../rule.ts";
import { ownAddress } from "../../support/links/own-path.ts";

/** Links to other sites are encrypted. */
export const rule: Rule = {
  meta: {
    code: "link/insecure",
    severity: "warning",
    what: "A link to another site begins with http:, which is not encrypted.",
    why: "Browsers warn visitors before they open such pages, and others on the way can change them.",
    bad: withButton('"http://mill.example"'),
    good: withButton('"https://mill.example"'),
  },
  *find(context) {
    const { links, source, correct } = context;
    for (const link of links) {
      const { path, start, end, written, targets } = link;
      const plain = targets.find((target) => target.kind === "outside" && target.scheme === "http");
      if (plain?.kind !== "outside" || ownAddress(link, context) !== undefined) continue;
      const wanted = written.replace(/^http:/i, "https:");
      yield {
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
