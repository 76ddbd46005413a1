import { visible } from "../../report/visible.ts";
import { sentenceText, topicHeadings, topics, type Description, type Sentence } from "../change.ts";
import { summaryOf } from "./summary.ts";

interface TextOptions {
  /** Whether the terminal shows colors. */
  readonly color?: boolean;
}

const codes = { strong: "1", removed: "31;9", added: "32" } as const;

/** For the terminal: a line for each change, under the heading of its topic. Without colors what went is [-…-], what came {+…+}. */
export function text(description: Description, { color = false }: TextOptions = {}): string {
  const paint = (style: keyof typeof codes, words: string): string =>
    color ? `\u001b[${codes[style]}m${words}\u001b[0m` : words;
  const line = (sentence: Sentence): string =>
    `  ${
      color
        ? sentence.map(({ text: words, is }) => (is ? paint(is, visible(words)) : visible(words))).join("")
        : visible(sentenceText(sentence))
    }`;
  const blocks = topics.flatMap((topic) => {
    const changes = description.changes.filter((change) => change.topic === topic);
    if (changes.length === 0) return [];
    return [[paint("strong", topicHeadings[topic]), ...changes.map(({ sentence }) => line(sentence))].join("\n")];
  });
  if (description.consequences.length > 0)
    blocks.unshift(
      [paint("strong", "What follows"), ...description.consequences.map(({ sentence }) => line(sentence))].join("\n"),
    );
  return `${[...blocks, paint("strong", visible(summaryOf(description)))].join("\n\n")}\n`;
}
