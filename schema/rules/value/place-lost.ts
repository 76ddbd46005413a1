import { file } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";

/** Without these, the words around them say nothing: how many, how much, on which day. */
const needed = ["date", "amount", "count"];

const labels = (words: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    labels:
      searchCount: "${words}"
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - { type: text, body: Fresh bread every day. }
  `);

/** Words of the interface keep the places that it fills in. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/place-lost",
    severity: "warning",
    what: "Words of the interface lack the place in braces that the site fills in, such as {count} or {date}.",
    why: "Visitors would read “found” and not how many.",
    bad: labels("found"),
    good: labels("{count} found"),
  },
  *find({ texts, source, parsed }) {
    for (const { entry, source: words } of texts) {
      const usual = entry.part === "template" && !entry.isDefault ? entry.field.default : undefined;
      if (typeof usual !== "string" || words === "") continue;
      const { runs, mistakes } = parsed.template(words);
      const named = runs.flatMap((run) => (run.kind === "reference" ? [run.name] : []));
      const lost = needed.find((name) => usual.includes(`{${name}}`) && !named.includes(name));
      // A name that is misspelt, or braces that cannot be read, are another mistake.
      const isOther = mistakes.length > 0 || named.some((name) => !usual.includes(`{${name}}`));
      if (lost === undefined || isOther) continue;
      yield {
        message: `“${String(entry.path.at(-1))}” lacks {${lost}}, which the site fills in.`,
        label: `needs {${lost}}`,
        help: `Write {${lost}} where it is to be shown, as in: ${usual}`,
        range: source.locate(entry.path),
        at: entry.path,
      };
    }
  },
};
