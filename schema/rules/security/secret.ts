import { file } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";

/** How keys of well-known services begin, and what follows. */
const secrets =
  /\b(?:sk_live_[A-Za-z0-9]{10,}|sk-[A-Za-z0-9_-]{20,}|AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{30,}|xox[abprs]-[A-Za-z0-9-]{10,}|AIza[\w-]{35}|glpat-[\w-]{20,}|SG\.[\w-]{16,}\.[\w-]{16,}|rzp_live_[A-Za-z0-9]{10,})|-----BEGIN [A-Z ]*PRIVATE KEY-----/;
const named = /^(?:password|passwd|secret|api-?key|private-?key|access-?token)$/i;

const constants = (lines: string, words: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    constants:
      ${lines}
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections: [{ type: text, body: "${words}" }]
  `);

/** What is in the file is on the site: nothing secret belongs into it. */
export const rule: Rule = {
  meta: {
    code: "security/secret",
    severity: "error",
    what: "Something in the file looks like a password or the key of a service.",
    why: "Everything in this file can be read by everyone who visits the site. A secret that was saved here is none any more: make a new one.",
    bad: constants("password: open-sesame", "Say {password} at the door."),
    good: constants("greeting: good morning", "Say {greeting} at the door."),
  },
  *find({ texts, source }) {
    for (const { entry, source: text } of texts) {
      const { path, part } = entry;
      const match = secrets.exec(text);
      const isNamed = part === "constant" && named.test(String(path.at(-1))) && text.length > 5;
      if (!match && !isNamed) continue;
      yield {
        message: "This looks like a secret; everything in this file can be read on the site.",
        label: "a secret?",
        help: "Delete it here, and make a new one where it came from.",
        range: match ? source.locateInside(path, match.index, match.index + match[0].length) : source.locate(path),
        at: path,
      };
    }
  },
};
