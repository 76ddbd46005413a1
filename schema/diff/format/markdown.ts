import { visible } from "../../report/visible.ts";
import type { Description, Sentence } from "../change.ts";
import { blocksOf } from "./blocks.ts";
import type { FormatInput } from "./format-input.ts";
import { summaryOf } from "./summary.ts";

/** The words of a file as text: no mark of Markdown, no tag, and nobody is mentioned. */
const escaped = (words: string): string =>
  visible(words)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/[\\`*_~[\]|!]/g, String.raw`\$&`)
    .replace(/(https?|www)(?=[:.])/g, "$1<!-- -->")
    .replace(/[@#](?=[\w-])/g, "$&<!-- -->");

const tags = { removed: "del", added: "ins" } as const;

const line = (sentence: Sentence): string =>
  `- ${sentence.map(({ text, is }) => (is ? `<${tags[is]}>${escaped(text)}</${tags[is]}>` : escaped(text))).join("")}`;

/** For a pull request: headings and lists. What went is struck through, what came is underlined. */
export function markdown(description: Description, { names }: FormatInput): string {
  const blocks = [
    `**${escaped(summaryOf(description))}** ${escaped(names.after)}, compared with ${escaped(names.before)}.`,
  ];
  for (const { heading, sentences } of blocksOf(description))
    blocks.push(`### ${heading}`, sentences.map(line).join("\n"));
  return `${blocks.join("\n\n")}\n`;
}
