import { sections } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";

/** Words are not pictures alone: each reader and each device names them in another way. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "a11y/emoji-only",
    severity: "warning",
    what: "A text is nothing but picture signs.",
    why: "Screen readers read their official names, which are rarely what was meant, and devices draw them differently.",
    bad: sections(`
      - { type: text, title: 🥐, body: Fresh every day. }
    `),
    good: sections(`
      - { type: text, title: Croissants, body: Fresh every day. }
    `),
  },
  *find({ texts, source }) {
    for (const { entry, source: text } of texts) {
      const { part, path } = entry;
      if (entry.isDefault || (part !== "label" && part !== "text" && part !== "nav")) continue;
      if (!/\p{Extended_Pictographic}/u.test(text) || /[\p{L}\p{N}{]/u.test(text)) continue;
      yield {
        message: "An emoji alone has no words for people who do not see it.",
        label: "no words",
        help: "Add words. Where there is a field “icon”, a lucide icon can stand beside them.",
        range: source.locate(path),
        at: path,
      };
    }
  },
};
