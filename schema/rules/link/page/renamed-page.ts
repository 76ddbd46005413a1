import { homePage, pricesPage, withPages } from "../../../problems/sample-pages.ts";
import type { Fix } from "../../../problem.ts";
import { followRenamedPage } from "../../../refactor/by-hand/follow-page.ts";
import { movedAt } from "../../../refactor/plan/moved-from.ts";
import type { PageEntry, PlannedEntry } from "../../../site/pages.ts";
import type { Context } from "../../context.ts";
import type { Rule } from "../../rule.ts";
import { alsoHere } from "../../support/links/dead-links.ts";
import { nameBefore, renamedMessage } from "../../support/moved/renamed.ts";
import { renamedPages } from "../../support/moved/renamed-pages.ts";

const home = homePage.replace("See [our prices](/prices).", "See [our prices](/prices) and [our rye](/prices/rye).");
const prices = pricesPage.replace("{ type: text,", "{ type: text, anchor: rye,");

/** Links follow a page that gets another path. */
export const rule: Rule = {
  meta: {
    code: "link/renamed-page",
    severity: "error",
    what: "A page has another path than the links to it.",
    why: "The links lead nowhere. `movedFrom` keeps the old address alive for links on other sites.",
    bad: withPages(home, prices.replace("path: /prices", "path: /what-it-costs")),
    good: withPages(home, prices),
  },
  *find(context) {
    for (const { path, links, page } of renamedPages(context)) {
      const at = [...page.at, "path"];
      const many = links.length === 1 ? "1 link still leads" : `${links.length} links still lead`;
      yield {
        message: renamedMessage(path, page.path, `${many} to the old address.`),
        label: nameBefore(path),
        help: `Write ${page.path} in the links${oldWords(path, page, context)}`,
        range: context.source.locate(at),
        at,
        related: alsoHere(links, "leads to the old address", context),
        fixes: fixesFor(path, page, context),
      };
    }
  },
};

function oldWords(path: string, page: PageEntry | PlannedEntry, context: Context): string {
  if (!isPage(page)) return ".";
  return movedAt(context, page.at).includes(page.path)
    ? `. It was the page’s path before: delete ${page.path} from its “movedFrom”.`
    : `, and keep the old address alive here:\nmovedFrom: [${path}]`;
}

const isPage = (page: PageEntry | PlannedEntry): page is PageEntry => "anchors" in page;

function fixesFor(path: string, page: PageEntry | PlannedEntry, context: Context): readonly Fix[] {
  const edits = followRenamedPage(context, page.at, path);
  return edits === undefined ? [] : [{ title: `Lead the links to ${page.path}`, safety: "review", edits }];
}
