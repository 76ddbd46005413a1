import { shownText, type Example } from "../../problems/example.ts";
import type { Meta } from "../../problems/meta.ts";
import { visibleLines } from "../../report/visible.ts";
import { explanationOf, type Explanation } from "../explanation.ts";

type Explained = Omit<Meta, "severity"> & Explanation;

/** The groups in the order of the overview, with their headings. */
const groups = new Map([
  ["file", "The file as a whole"],
  ["yaml", "How the file is written"],
  ["shape", "Keys, lists and sections"],
  ["value", "Values"],
  ["text", "Texts and their marks"],
  ["link", "Links and pages"],
  ["menu", "Menus"],
  ["constant", "Constants and prices"],
  ["badge", "Badges"],
  ["shared", "Shared sections"],
  ["collection", "Collections"],
  ["icon", "Icons"],
  ["image", "Pictures"],
  ["public", "The public folder"],
  ["theme", "Colors and type"],
  ["a11y", "Readers who listen, or see less"],
  ["seo", "Search engines and previews"],
  ["security", "Safety"],
  ["suppress", "Silenced warnings"],
]);

const groupOf = (code: string): string => code.slice(0, code.indexOf("/"));

/** The pages in docs/problems/, by their path there: a page for each code, a list for each group, and the overview. */
export function problemPages(metas: readonly Meta[]): Map<string, string> {
  const explained = metas.map((meta): Explained => ({ ...meta, ...explanationOf(meta) }));
  const pages = new Map(explained.map((one) => [`${one.code}.md`, page(one)]));
  for (const [group, title] of groups) pages.set(`${group}/README.md`, groupPage(title, membersOf(group, explained)));
  return pages.set("README.md", overview(metas));
}

/** A sentence whose characters are shown as they are, and make no link, picture or element. */
const inMarkdown = (sentence: string): string => sentence.replaceAll("<", "&lt;").replaceAll("[", "\\[");

const membersOf = <One extends { readonly code: string }>(group: string, metas: readonly One[]): readonly One[] =>
  metas.filter(({ code }) => groupOf(code) === group);

function page({ code, what, why, bad, good, severity, message, help, more }: Explained): string {
  const words = help === undefined ? [message] : [message, "", ...help.split("\n")];
  return [
    `# ${code}`,
    `*${capital(severity)}.* ${inMarkdown(what)}`,
    inMarkdown(why),
    "## Wrong",
    ...("frame" in bad && bad.frame.given !== undefined ? [bad.frame.given] : []),
    fenced(bad),
    "The check says:",
    visibleLines(words.map((line) => `    ${line}`.trimEnd()).join("\n")),
    "## Right",
    fenced(good),
    ...(more === "" ? [] : [more]),
    "[This group](README.md) · [All problems](../README.md)\n",
  ].join("\n\n");
}

function fenced(example: Example): string {
  const text = visibleLines(shownText(example)).trimEnd();
  const fence = text.includes("```") ? "````" : "```";
  return `${fence}${"command" in example ? "sh" : "yaml"}\n${text}\n${fence}`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function groupPage(title: string, metas: readonly Explained[]): string {
  const rows = metas.map(({ code, what, severity, fix }) => {
    const words = inMarkdown(visibleLines(what)).replaceAll("|", "\\|");
    const name = code.slice(code.indexOf("/") + 1);
    return `| [${code}](${name}.md) | ${severity} | ${words} | ${fix === "safe" ? "fix" : (fix ?? "")} |`;
  });
  const head = ["| problem | kind | what it is | |", "| --- | --- | --- | --- |"];
  return `${[`# ${title}`, "", ...head, ...rows, "", "[All problems](../README.md)"].join("\n")}\n`;
}

function overview(metas: readonly Meta[]): string {
  const lines = [
    "# Problems",
    "",
    `The check knows ${metas.length} problems. Their names never change. Each has a page with an example and its correction; \`npx lintel explain CODE\` prints it.`,
    "",
    "An error stops the site from being built, a warning asks for care, a note is a hint. Where the last column of a list says *fix*, `npx lintel check --fix` puts it right; *review*: `--fix-all` makes a proposal.",
  ];
  for (const [group, title] of groups) {
    const links = membersOf(group, metas).map(({ code }) => `[${code.slice(group.length + 1)}](${code}.md)`);
    lines.push("", `## [${title}](${group}/README.md)`, "", `\`${group}/\` ${links.join(" · ")}`);
  }
  return `${lines.join("\n")}\n`;
}
