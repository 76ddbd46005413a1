import type { Check } from "../rule.ts";

/** Words are not pictures alone: each reader and each device names them in another way. */
export const check: Check = {
  codes: ["a11y/emoji-only"],
  *run({ texts, source }) {
    for (const { entry, source: text } of texts) {
      const { part, path } = entry;
      if (entry.isDefault || (part !== "label" && part !== "text" && part !== "nav")) continue;
      if (!/\p{Extended_Pictographic}/u.test(text) || /[\p{L}\p{N}{]/u.test(text)) continue;
      yield {
        code: "a11y/emoji-only",
        severity: "warning",
        message: "A picture sign alone is read out in words that nobody chose.",
        label: "no words",
        help: "Add words. Where there is a field “icon”, a lucide icon can stand beside them.",
        range: source.locate(path),
        at: path,
      };
    }
  },
};
