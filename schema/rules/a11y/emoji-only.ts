import { sections } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";

/** Words are not pictures alone: each reader and each device names them in another way. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "a11y/emoji-only",
    severity: "warning",
    isSaidOncePerList: true,
    what: "A text is nothing but emojis.",
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
      const isOfComparison = path.at(-2) === "cells";
      const isTick = isOfComparison && /^\s*[xX✓✗✘×]\s*$/u.test(text);
      if (!isTick && /[\p{L}\p{N}{]/u.test(text)) continue;
      // On a button or in a menu, an arrow says no more than an emoji.
      const isSymbol = part !== "text" && /^\s*[\p{S}\p{Po}\p{Pd}]+\s*$/u.test(text) && path.at(-1) === "label";
      if (!/\p{Extended_Pictographic}/u.test(text) && !isSymbol && !isTick) continue;
      yield {
        message:
          isSymbol || isTick
            ? "A symbol alone has no words."
            : "An emoji alone has no words for people who do not see it.",
        label: "no words",
        help: isOfComparison
          ? "Write yes or no: they show as a check and a dash, and are read aloud."
          : "Add words. Where there is a field “icon”, a lucide icon can stand beside them.",
        range: source.locate(path),
        at: path,
      };
    }
  },
};
