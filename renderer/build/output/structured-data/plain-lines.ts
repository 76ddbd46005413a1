import { plainText } from "../../../../schema/site/fill-text.ts";
import type { Markdown } from "../../../../schema/language/values.ts";

/** A long text without markup: a line for each paragraph, heading and item of a list. */
export const plainLines = (markdown: Markdown): string =>
  markdown
    .flatMap((block) => {
      if ("paragraph" in block) return [plainText(block.paragraph)];
      if ("heading" in block) return [plainText(block.heading)];
      return block.list.map((item, index) => `${block.ordered ? `${index + 1}.` : "-"} ${plainText(item)}`);
    })
    .join("\n");
