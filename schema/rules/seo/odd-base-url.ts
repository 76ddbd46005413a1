import { siteUrlOf } from "../../language/site-url.ts";
import { siteFacts } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";

/** The site's address is that of a folder, which the addresses of all pages begin with. */
export const rule: Rule = {
  meta: {
    code: "seo/odd-base-url",
    severity: "error",
    what: "The site's address names a file, or holds a user name or a password.",
    why: "The address of every page is made of it: search engines and shared links would lead to pages that do not exist.",
    bad: siteFacts(`
      site: { name: Corner Bakery, url: "https://bakery.example/index.html" }
    `),
    good: siteFacts(`
      site: { name: Corner Bakery, url: https://bakery.example }
    `),
  },
  *find({ at, source, correct }) {
    const path = ["site", "url"];
    const url = at(path);
    if (typeof url !== "string") return;
    const wanted = siteUrlOf(url);
    if (wanted === url) return;
    const range = source.locate(path);
    if (wanted === undefined)
      yield {
        message: "No browser can open this address.",
        label: "not a web address",
        help: "Write the address that the site is published at: https://www.example.com.",
        range,
        at: path,
      };
    else
      yield {
        ...(url.endsWith(wanted)
          ? { message: "This address has two beginnings, one before the other.", label: "begins twice" }
          : {
              message: "A site’s address ends with its name or a folder; the paths of pages are added to it.",
              label: url.includes("@") ? "has a user name" : "names a file",
            }),
        help: `Write ${wanted}`,
        range,
        at: path,
        fixes: correct(path, 0, url.length, wanted, "safe"),
      };
  },
};
