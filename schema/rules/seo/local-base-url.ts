import { siteUrlOf } from "../../language/site-url.ts";
import { siteFacts } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";

const local =
  /^https?:\/\/(?:localhost(?:[:/]|$)|127\.|0\.0\.0\.0|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|[^/:]+\.local(?:host)?(?:[/:]|$))/i;

/** A name without an ending, as computers have within one network. */
const endless = /^https?:\/\/[^/:.[\]]+\.?(?:[:/]|$)/i;

/** The site's address is the one that visitors use. */
export const rule: Rule = {
  meta: {
    code: "seo/local-base-url",
    severity: "warning",
    what: "The site's address is that of your own computer, or has no ending such as .com.",
    why: "Search engines and shared links would send visitors there.",
    bad: siteFacts(`
      site: { name: Corner Bakery, url: "http://localhost:5173" }
    `),
    good: siteFacts(`
      site: { name: Corner Bakery, url: https://bakery.example }
    `),
  },
  *find({ at, source }) {
    const path = ["site", "url"];
    const url = at(path);
    if (typeof url !== "string") return;
    const isLocal = local.test(url);
    if (!isLocal && (!endless.test(url) || siteUrlOf(url) !== url)) return;
    yield {
      message: isLocal
        ? "This address works on your own computer only."
        : "This address has no ending, such as .com: visitors cannot reach it.",
      label: "not for visitors",
      help: "Write the address that the site is published at: https://www.example.com.",
      range: source.locate(path),
      at: path,
    };
  },
};
