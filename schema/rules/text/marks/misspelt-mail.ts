import { withText } from "../../../problems/sample-sites.ts";
import type { AreaRule } from "../../rule.ts";

const parts = new Set(["label", "text", "markdown", "link", "constant"]);

/** the usual mistakes in the names of large mail services, each with what is meant: nobody else may have a name so near to theirs. */
const services: readonly (readonly [meant: string, mistakes: RegExp])[] = [
  [
    "gmail.com",
    /^(?:gmial|gmai|gmal|gmil|gamil|gnail|gmaill|gmaik|ggmail)(?:\.com?)?$|^gmail(?:\.(?:con|cm|cmo|vom|comm|co))?$/,
  ],
  ["hotmail.com", /^(?:hotmial|hotmai|hotmal|hotnail|hotmil|homail)\.com?$|^hotmail\.(?:con|cm|cmo|comm)$/],
  ["outlook.com", /^(?:outlok|outloo|outook|oulook|outlook)\.com?$|^outlook\.(?:con|cm|cmo|comm)$/],
  ["yahoo.com", /^(?:yaho|yahooo|yhaoo|yaoo|yhoo)\.com?$|^yahoo\.(?:con|cm|cmo|comm)$/],
];

const address = /[\w.+-]{1,60}@([a-z0-9-]{2,30}(?:\.[a-z]{2,10}){0,3})(?![\w@-])/gi;

/** The address of a large mail service is spelt as that service is. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/misspelt-mail",
    severity: "warning",
    yieldsTo: "error-inside",
    what: "A mail address has the name of a large mail service with a letter too many or too few, such as “gmial.com”.",
    why: "Mail that visitors send there comes back, or goes to somebody else.",
    bad: withText("Write to baker@gmial.com, or see [our prices](/prices)."),
    good: withText("Write to baker@gmail.com, or see [our prices](/prices)."),
  },
  *find({ textsWith, source, correct }) {
    for (const { entry, source: text } of textsWith("@")) {
      if (entry.isDefault || !parts.has(entry.part)) continue;
      for (const match of text.matchAll(address)) {
        const host = (match[1] ?? "").toLowerCase();
        const meant = services.find(([, mistakes]) => mistakes.test(host))?.[0];
        if (meant === undefined) continue;
        const end = match.index + match[0].length;
        const start = end - host.length;
        yield {
          message: `“${host}” is no mail service; ${meant} is one.`,
          label: "misspelt",
          help: `If it is what you mean, write ${meant}.`,
          range: source.locateInside(entry.path, start, end),
          at: entry.path,
          fixes: correct(entry.path, start, end, meant, "review"),
        };
      }
    }
  },
};
