import { sections } from "../../../problems/example.ts";
import type { AreaRule } from "../../rule.ts";
import { linesIn, longTexts } from "../../support/texts/long-texts.ts";

/** `##Our bread`, `##Our bread##`; a no-break space is none of those that end the number signs. */
const heading = /^(#{2,6})[\u00A0\u202F]*(?=[^\s#])(.*?[^#\s])(\s*#+)?$/;

/** `#Our bread`: with one number sign and one word it may be the name of a topic, as in other networks. */
const single = /^(#)[\u00A0\u202F]*(?=\p{Lu})([^#]*[^#.!?…\s])()$/u;

/** `Open every day. ## Our bread`: the heading was joined to the paragraph above it. */
const joined = /(?<=[.!?:…)”"]) +(#{2,4}) +(?=\p{Lu}[^#\n]{0,80}$)/u;

/** A heading inside a text has a space after its number signs. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/heading-form",
    severity: "warning",
    what: "A line begins with ## or # and no plain space after it, or a heading does not begin a line of its own.",
    why: "It is no heading then: visitors see the number signs.",
    bad: sections(`
      - type: text
        body: |
          ##Our bread

          Fresh every day.
    `),
    good: sections(`
      - type: text
        body: |
          ## Our bread

          Fresh every day.
    `),
  },
  *find(context) {
    for (const { text, parsed, blocks } of longTexts(context))
      for (const block of blocks) {
        if (block.kind !== "paragraph") continue;
        const lines = linesIn(text.source, block);
        const isAlone = lines.length === 1 && parsed.blocks.length > 1;
        for (const { start, words } of lines) {
          const { path } = text.entry;
          const [space = "", signs] = joined.exec(words) ?? [];
          if (signs !== undefined) {
            const at = start + words.lastIndexOf(space);
            const end = at + space.length;
            const { source } = context;
            const above = source.text.slice(0, source.locateInside(path, at, end).start.offset);
            const indent = /^ */.exec(above.slice(above.lastIndexOf("\n") + 1))?.[0] ?? "";
            // Only below a bar can a text have lines.
            const isBelowBar = /[|>]/.test(source.text.charAt(source.locate(path).start.offset));
            const fixes = isBelowBar ? context.correct(path, at, end, `\n\n${indent}${signs} `, "review") : [];
            yield {
              message: "A heading stands on a line of its own: visitors see its number signs here.",
              label: "not taken as a heading",
              help: `Press Enter twice before ${signs}.`,
              range: source.locateInside(path, at + space.indexOf("#"), end),
              at: path,
              fixes: fixes.map((fix) => ({ ...fix, title: "Write it on a line of its own" })),
            };
            continue;
          }
          const [, hashes, inner = ""] = heading.exec(words) ?? (isAlone ? single.exec(words) : null) ?? [];
          if (hashes === undefined) continue;
          const end = start + words.length;
          const isSure = hashes !== "#";
          yield {
            message: "This heading lacks a space after its number signs: visitors see them.",
            label: "not taken as a heading",
            help: `Write it so:\n${hashes} ${inner}`,
            range: context.source.locateInside(path, start, end),
            at: path,
            fixes: context
              .correct(path, start, end, `${hashes} ${inner}`, isSure ? "safe" : "review")
              .map((fix) => ({ ...fix, title: "Write a space" })),
          };
        }
      }
  },
};
