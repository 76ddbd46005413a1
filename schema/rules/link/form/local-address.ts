import { withPageButton } from "../../../problems/sample-sites.ts";
import { quote } from "../../../language/words.ts";
import { nearestPages } from "../../../site/address.ts";
import type { Context } from "../../context.ts";
import type { Rule } from "../../rule.ts";
import { ownAddress, ownUrl } from "../../support/links/own-path.ts";
import { either } from "../../support/links/dead-links.ts";
import { replaceTarget, titledLink } from "../../support/links/replace-target.ts";

/** An address of the server on the author's own computer leads nowhere once the site is published. */
export const rule: Rule = {
  meta: {
    code: "link/local-address",
    severity: "error",
    what: "A link has the address that the site has on your own computer.",
    why: "Nobody else can open it. The path of the page is right on your computer and in public.",
    bad: withPageButton("http://localhost:5173/#/prices"),
    good: withPageButton("/prices"),
  },
  *find(context) {
    const { links, textsWith, source, correct } = context;
    for (const link of links) {
      const own = ownAddress(link, context);
      if (own?.isLocal !== true) continue;
      const range = source.locateInside(link.path, link.start, link.end);
      const words = own.isFound ? replaceTarget(link, own.path, context, false) : { help: noPage(own.path, context) };
      yield { message, label, ...words, range, at: link.path };
    }
    // An address without a dot in its host stands in a text as words.
    for (const { entry, prose, finds } of textsWith(":")) {
      if (entry.isDefault || !prose.includes("://")) continue;
      for (const { 0: address, index } of prose.matchAll(/https?:\/\/[^\s()[\]<>]*[^\s()[\]<>.,;:!?]/g)) {
        const own = entry.part === "text" || entry.part === "markdown" ? ownUrl(address, context) : undefined;
        const end = index + address.length;
        if (own?.isLocal !== true || finds.links.some((link) => link.start < end && index < link.end)) continue;
        const wanted = titledLink(own.path, context);
        yield {
          message,
          label,
          help: own.isFound ? `Write ${wanted}` : noPage(own.path, context),
          range: source.locateInside(entry.path, index, end),
          at: entry.path,
          fixes: own.isFound ? correct(entry.path, index, end, wanted, "safe") : [],
        };
      }
    }
  },
};

const message = "Only your own computer can open this address.";
const label = "your own computer";

function noPage(path: string, { pages }: Context): string {
  const near = nearestPages(path, pages.index);
  return `There is no page ${quote(path, 40)} on this site.${near.length > 0 ? ` Did you mean ${either(near)}?` : " Write the path of a page as it stands under “routes”."}`;
}
