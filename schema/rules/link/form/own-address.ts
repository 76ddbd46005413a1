import { withPageButton } from "../../../problems/sample-sites.ts";
import { quote } from "../../../language/words.ts";
import type { Rule } from "../../rule.ts";
import { ownAddress } from "../../support/links/own-path.ts";
import { replaceTarget } from "../../support/links/replace-target.ts";

const isFile = (path: string): boolean => /\.[a-z]{3,4}$/i.test(path);

/** A page of this site is linked by its path, which is right wherever the site is published. */
export const rule: Rule = {
  meta: {
    code: "link/own-address",
    severity: "warning",
    what: "A link to a page of this site is written with the whole address of the site.",
    why: "A path is right wherever the site is shown: on your own computer, at a trial address and in public.",
    bad: withPageButton("https://bakery.example/prices"),
    good: withPageButton("/prices"),
  },
  *find(context) {
    for (const link of context.links) {
      const own = ownAddress(link, context);
      if (own === undefined || own.isLocal) continue;
      yield {
        ...(own.isFound
          ? { message: "This is a page of this site: its path is enough.", ...replaceTarget(link, own.path, context) }
          : {
              message: `This is an address of this site, which has no ${isFile(own.path) ? "file" : "page"} ${quote(own.path, 30)}.`,
              help: isFile(own.path)
                ? `Put the file into the public folder, and write ${own.path}`
                : "Write the path of a page as it stands under “routes”, such as /pricing.",
            }),
        label: "this site’s own address",
        range: context.source.locateInside(link.path, link.start, link.end),
        at: link.path,
      };
    }
  },
};
