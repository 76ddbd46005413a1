import { type FileExample } from "../../../problems/example.ts";
import { homePage, pricesPage, withPages } from "../../../problems/sample-pages.ts";
import type { Rule } from "../../rule.ts";
import { deadAnchors, deadLinkProblem } from "../../support/links/dead-links.ts";
import { explainedLinks } from "../../support/links/misnamed-places.ts";

const cakes = (address: string): FileExample =>
  withPages(
    homePage.replace(
      "See [our prices](/prices).",
      `See [our prices](/prices), [our rolls](/rolls) and [our cakes](${address}).`,
    ),
    pricesPage.replace("{ type: text,", "{ type: text, anchor: cakes,"),
    `- path: /rolls
        title: Rolls
        description: Our rolls, from the plain one to the one with seeds, and how long each of them stays fresh.
        sections: [{ type: text, anchor: seeds, body: With sunflower seeds. }]`,
  );

/** A link names the page that its place is on. */
export const rule: Rule = {
  meta: {
    code: "link/anchor-on-other-page",
    severity: "error",
    isSaidOnce: true,
    what: "A link names a place that is on another page than the link says.",
    why: "The link would lead to the wrong page.",
    bad: cakes("/rolls/cakes"),
    good: cakes("/prices/cakes"),
  },
  *find(context) {
    const explained = explainedLinks(context);
    for (const { dead, entry, name, other } of deadAnchors(context)) {
      if (!other || explained.has(dead.path)) continue;
      yield deadLinkProblem(dead, context, {
        message: `“${name}” is on page ${other.page}, not on ${entry.path}.`,
        label: "on another page",
        help: `Write ${other.address}`,
        related: [{ message: "it stands here", range: context.source.locate(other.at) }],
        wanted: other.address,
      });
    }
  },
};
