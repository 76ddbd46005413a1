import { withConstants } from "../../problems/sample-sites.ts";
import { parseReferences } from "../../site/reference.ts";
import type { AreaRule } from "../rule.ts";
import { longTexts } from "../support/texts/long-texts.ts";

/** Nothing is filled in inside a block of code: braces belong to many languages. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "constant/in-code",
    severity: "warning",
    what: "A block of code holds the name of a constant in braces.",
    why: "Blocks of code are shown as they stand, because braces mean something in most languages. Visitors would see the name.",
    bad: withConstants("version: 2.1.0", '"Version {version}:\\n\\n```\\nnpm install bread@{version}\\n```\\n"'),
    good: withConstants("version: 2.1.0", '"Version {version}: `npm install bread@{version}`"'),
  },
  *find(context) {
    const known = new Set(context.names);
    for (const { text, blocks } of longTexts(context))
      for (const { kind, start, end } of blocks) {
        if (kind !== "code") continue;
        const reference = parseReferences(text.source, start, end).references.find(({ name }) => known.has(name));
        if (!reference) continue;
        yield {
          message: `Visitors see {${reference.name.slice(0, 40)}} here: nothing is filled in inside a block of code.`,
          label: "shown as it stands",
          help: "Write what it stands for, or code within a line, between single back ticks.",
          range: context.source.locateInside(text.entry.path, reference.start, reference.end),
          at: text.entry.path,
        };
      }
  },
};
