import { visible } from "../../report/visible.ts";
import { sentenceText, type Description, type Sentence } from "../change.ts";
import { blocksOf } from "./blocks.ts";
import { summaryOf } from "./summary.ts";

interface TextOptions {
  /** Whether the terminal shows colors. */
  readonly color?: boolean;
}

const codes = { strong: "1", removed: "31;9", added: "32" } as const;

/** For the terminal: a line for each change, under the heading of its topic. Without colors a changed phrase is [old → new]. */
export function text(description: Description, { color = false }: TextOptions = {}): string {
  const paint = (style: keyof typeof codes, words: string): string =>
    color ? `\u001b[${codes[style]}m${words}\u001b[0m` : words;
  const line = (sentence: Sentence): string =>
    `  ${
      color
        ? sentence.map(({ text: words, is }) => (is ? paint(is, visible(words)) : visible(words))).join("")
        : visible(sentenceText(sentence))
    }`;
  const blocks = blocksOf(description).map(({ heading, sentences }) =>
    [paint("strong", heading), ...sentences.map(line)].join("\n"),
  );
  return `${[...blocks, paint("strong", visible(summaryOf(description)))].join("\n\n")}\n`;
}
