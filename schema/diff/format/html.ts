import { visible } from "../../report/visible.ts";
import type { Description, Sentence } from "../change.ts";
import { blocksOf, type Block } from "./blocks.ts";
import type { FormatInput } from "./format-input.ts";
import { summaryOf } from "./summary.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (words: string): string => visible(words).replace(/[&<>"]/g, (character) => entities[character] ?? "");

const tags = { removed: "del", added: "ins" } as const;

const item = (sentence: Sentence): string =>
  `<li>${sentence.map(({ text, is }) => (is ? `<${tags[is]}>${escaped(text)}</${tags[is]}>` : escaped(text))).join("")}</li>`;

const list = ({ heading, sentences }: Block): string =>
  `<section>\n<h2>${escaped(heading)}</h2>\n<ul>\n${sentences.map(item).join("\n")}\n</ul>\n</section>\n`;

const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-block: 1.5rem 0.25rem; }
ul { padding-inline-start: 1.25rem; } li { margin-block: 0.25rem; overflow-wrap: anywhere; }
del { color: light-dark(#a40e26, #ff8182); } ins { color: light-dark(#116329, #6fdd8b); }`;

/** A page that needs nothing else, for people who get it by mail or from a build. */
export function html(description: Description, { names }: FormatInput): string {
  const body = blocksOf(description).map(list).join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Changes of ${escaped(names.after)}</title>
<style>
${style}
</style>
</head>
<body>
<h1>${escaped(summaryOf(description))}</h1>
<p>${escaped(names.after)}, compared with ${escaped(names.before)}.</p>
${body}</body>
</html>
`;
}
