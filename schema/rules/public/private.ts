import { siteFacts } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { folderRange, someOf } from "../support/public/folder-problem.ts";

const text = "site: { name: Corner Bakery, url: https://bakery.example }";

/** What is private in the public folder stays off the site. */
export const rule: Rule = {
  meta: {
    code: "public/private",
    severity: "info",
    followsFromFolder: true,
    what: "Files in the public folder are not published, because they are hidden (.env), a backup (prices.pdf~), or hold keys (id_rsa).",
    why: "Such files mostly hold what is nobody else’s business: passwords, or what was deleted on purpose.",
    bad: siteFacts(text, {
      given: "The public folder holds a file .env.",
      leftOut: [{ name: ".env", why: "private" }],
    }),
    good: siteFacts(text),
  },
  *find(context) {
    const names = (context.files.leftOut?.() ?? []).flatMap(({ name, why }) => (why === "private" ? [name] : []));
    if (names.length === 0) return;
    yield {
      message: `Private in public/, so not published: ${someOf(names)}.`,
      label: "stays private",
      help: "Move it elsewhere. Where visitors should get it, give it another name, one that begins with a letter.",
      range: folderRange(context),
    };
  },
};
