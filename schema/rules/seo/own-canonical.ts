import { file } from "../../problems/example.ts";
import { isMap } from "../../problem.ts";
import type { Rule } from "../rule.ts";

const page = (address: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        canonical: ${address}
        sections:
          - { type: text, body: Fresh bread every day. }
  `);

/** Beside a site that is in a folder, others may stand on the same host. */
const isBelow = (there: URL, site: URL): boolean =>
  there.host === site.host && `${there.pathname}/`.startsWith(site.pathname.replace(/\/*$/, "/"));

/** “canonical” names a page of another site. */
export const rule: Rule = {
  meta: {
    code: "seo/own-canonical",
    severity: "warning",
    what: "A page names itself, or another page of this site, as where its text comes from.",
    why: "Each page does so by itself. “canonical” is for a text that stands on another site first.",
    bad: page("https://bakery.example/"),
    good: page("https://magazine.example/bread"),
  },
  *find({ site, source, at }) {
    const { routes } = site;
    const url = at(["site", "url"]);
    if (!Array.isArray(routes) || typeof url !== "string" || !URL.canParse(url)) return;
    for (const [index, route] of routes.entries()) {
      const written = isMap(route) ? route["canonical"] : undefined;
      if (typeof written !== "string" || !URL.canParse(written) || !isBelow(new URL(written), new URL(url))) continue;
      const path = ["routes", index, "canonical"];
      yield {
        message: "This address is on this very site: “canonical” names a page of another one.",
        label: "this site",
        help: "Delete the line: search engines learn the address of a page by themselves.",
        range: source.locate(path),
        at: path,
      };
    }
  },
};
