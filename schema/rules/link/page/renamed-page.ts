import { homePage, pricesPage, withPages } from "../../../problems/sample-pages.ts";
import { isRefused } from "../../../edit/editable.ts";
import { insertAt } from "../../../edit/insert.ts";
import type { Edit, Fix } from "../../../problem.ts";
import type { PageEntry, PlannedEntry } from "../../../site/pages.ts";
import type { Context } from "../../context.ts";
import type { Rule } from "../../rule.ts";
import type { DeadLink } from "../../support/links/dead-links.ts";
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
      const [from, to] = [path, page.path].map((one) => (one.length > 16 ? `${one.slice(0, 15)}…` : one));
      const at = [...page.at, "path"];
      const many = links.length === 1 ? "1 link still leads" : `${links.length} links still lead`;
      yield {
        message: `You renamed ${from} to ${to}: ${many} to the old address.`,
        label: `${from} before`,
        help: isPage(page)
          ? `Write ${page.path} in the links, and keep the old address alive here:\nmovedFrom: [${path}]`
          : `Write ${page.path} in the links.`,
        range: context.source.locate(at),
        at,
        related: links.slice(0, 8).map(({ link }) => ({
          message: "leads to the old address",
          range: context.source.locateInside(link.path, link.start, link.end),
        })),
        fixes: fixesFor(path, page, links, context),
      };
    }
  },
};

const isPage = (page: PageEntry | PlannedEntry): page is PageEntry => "anchors" in page;

function fixesFor(
  path: string,
  page: PageEntry | PlannedEntry,
  links: readonly DeadLink[],
  context: Context,
): readonly Fix[] {
  const { correct } = context;
  const inLinks = links
    .filter(({ link }) => link.written.startsWith(path))
    .map(({ link }) => correct(link.path, link.start, link.start + path.length, page.path, "review"));
  const whole = `${path.slice(1)}/`;
  const inAnchors = (isPage(page) ? page.anchors : [])
    .filter(({ anchor, at }) => anchor.startsWith(whole) && at[0] === "routes")
    .map(({ at }) => correct(at, 0, whole.length, "", "review"));
  // A planned page answers at no address that a visitor could have kept.
  const moved = isPage(page) ? insertAt(context.editable, [...page.at, "movedFrom"], 0, path) : { edits: [] };
  if (isRefused(moved)) return [];
  const edits = [...inLinks, ...inAnchors].flatMap((fixes): readonly Edit[] => fixes[0]?.edits ?? []);
  return [{ title: `Lead the links to ${page.path}`, safety: "review", edits: [...edits, ...moved.edits] }];
}
