import { file } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";
import { isSecret, secrets } from "../support/secrets.ts";

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
export const rule: AreaRule = {
  looksAt: "areas",
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
      if (!match && !(part === "constant" && isSecret(String(path.at(-1)), text))) continue;
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
