import { nearest } from "../../../reader/nearest.ts";
import { withButton } from "../../../problems/sample-sites.ts";
import type { AreaRule } from "../../rule.ts";

/** What may stand behind the address: mail programs read nothing else. */
const known = ["subject", "body", "cc", "bcc", "to"];

/** `&subject=` without a question mark before it, or a name in front of an equals sign. */
const withoutQuestion = /^mailto:[^?]*?(&)(?:amp;)?(?:subject|body|cc|bcc)=/i;
/** A second question mark where the next part begins. */
const again = /^mailto:[^?]*\?[^?]*(\?)(?:subject|body|cc|bcc)=/i;
const part = /[?&](?:amp;)?([a-z-]+)=/gi;

/** What is filled into a new mail has the names that mail programs know. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "link/mail-parts",
    severity: "warning",
    what: "Behind a mail address stands something other than subject, body, cc or bcc, or no question mark before it.",
    why: "Mail programs leave it out, or take it for a part of the address.",
    bad: withButton("mailto:bread@bakery.example?subjet=Rye"),
    good: withButton("mailto:bread@bakery.example?subject=Rye"),
  },
  *find({ links, source, correct }) {
    for (const { path, start, written } of links) {
      if (!/^mailto:/i.test(written) || !written.includes("=")) continue;
      const sign = withoutQuestion.exec(written);
      if (sign) {
        const at = start + sign[0].indexOf("&");
        yield {
          message: "A question mark stands between a mail address and its subject, not &.",
          label: "a question mark",
          help: `Write ${written.replace("&", "?")}`,
          range: source.locateInside(path, at, at + 1),
          at: path,
          fixes: correct(path, at, at + 1, "?", "review"),
        };
        continue;
      }
      const second = again.exec(written);
      if (second) {
        const mark = written.indexOf("?", written.indexOf("?") + 1);
        yield {
          message: "Between the parts of a mail stands &; a question mark stands before the first alone.",
          label: "the second one",
          help: `Write ${written.slice(0, mark)}&${written.slice(mark + 1)}`,
          range: source.locateInside(path, start + mark, start + mark + 1),
          at: path,
          fixes: correct(path, start + mark, start + mark + 1, "&", "review"),
        };
        continue;
      }
      for (const { 1: name = "", index, 0: whole } of written.matchAll(part)) {
        if (known.includes(name.toLowerCase())) continue;
        const at = start + index + whole.length - 1 - name.length;
        const meant = nearest(name, known);
        yield {
          message: `Mail programs do not know “${name.slice(0, 30)}”.`,
          label: meant === undefined ? "left out" : `perhaps “${meant}”`,
          help: meant === undefined ? "Behind the address may stand subject, body, cc and bcc." : `Write ${meant}=`,
          range: source.locateInside(path, at, at + name.length),
          at: path,
          fixes: meant === undefined ? [] : correct(path, at, at + name.length, meant, "review"),
        };
        break;
      }
    }
  },
};
