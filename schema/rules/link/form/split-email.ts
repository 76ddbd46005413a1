import { sections } from "../../../problems/example.ts";
import type { AreaRule } from "../../rule.ts";

/** `bread@ bakery.example`; an account of another network, “@bakery”, has no dot and a space on one side only. */
const split = /(?<![\w.+-])([\w.+-]*\w)(?: @ ?|@ )((?:[a-z0-9-]+\.)+[a-z]{2,})(?![\w.-]*\w)/i;

const parts = new Set(["label", "text", "markdown", "constant"]);

/** A mail address has no spaces. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "link/split-email",
    severity: "warning",
    yieldsTo: "wrong-line",
    what: "A mail address inside a text has a space beside its @.",
    why: "Who copies it gets an address to which no mail can be sent.",
    bad: sections(`
      - type: text
        body: Write to bread@ bakery.example
    `),
    good: sections(`
      - type: text
        body: Write to bread@bakery.example
    `),
  },
  *find({ textsWith, source, correct }) {
    for (const { entry, prose } of textsWith("@")) {
      const { part, path } = entry;
      if (entry.isDefault || !parts.has(part) || !/@ | @/.test(prose)) continue;
      const match = split.exec(prose);
      if (!match) continue;
      const [written, name, host] = match;
      const [start, end] = [match.index, match.index + written.length];
      yield {
        message: "A mail address has no spaces.",
        label: "a space in it",
        help: `Write ${name}@${host}`,
        range: source.locateInside(path, start, end),
        at: path,
        fixes: correct(path, start, end, `${name}@${host}`, "review"),
      };
    }
  },
};
