import type { Entry, Example } from "../../rules/manual/entry.ts";
import { visibleLines } from "../../report/visible.ts";
import { correction, lesson, shownText } from "../lesson.ts";

const groups = new Map([
  ["file", "The file as a whole"],
  ["yaml", "How the file is written"],
  ["shape", "Keys, lists and sections"],
  ["value", "Values"],
  ["link", "Links and pages"],
  ["menu", "Menus"],
  ["constant", "Constants and prices"],
  ["badge", "Badges"],
  ["shared", "Shared sections"],
  ["collection", "Collections"],
  ["icon", "Icons"],
  ["image", "Pictures"],
  ["theme", "Colours and type"],
  ["a11y", "Readers who listen, or see less"],
  ["seo", "Search engines and previews"],
  ["security", "Safety"],
  ["suppress", "Silenced warnings"],
]);

const groupOf = (code: string): string => code.slice(0, code.indexOf("/"));

/** The name of a code's page: `yaml-tab.md`. */
export const pageName = (code: string): string => `${code.replace("/", "-")}.md`;

/** The pages of the manual, and the list of all, by the name of their file. */
export function problemPages(manual: ReadonlyMap<string, Entry>): Map<string, string> {
  const pages = new Map([...manual].map(([code, entry]) => [pageName(code), page(code, entry)]));
  return pages.set("README.md", list(manual));
}

function page(code: string, entry: Entry): string {
  const told = lesson(entry);
  const { severity, said, help } = told;
  const words = help === undefined ? [said] : [said, "", ...help.split("\n")];
  const more = correction(code, told);
  return [
    `# ${code}`,
    `*${capital(severity)}.* ${entry.what}`,
    `${entry.why}`,
    "## Wrong",
    ...("given" in entry.bad && entry.bad.given ? [entry.bad.given] : []),
    fenced(entry.bad),
    "The check says:",
    visibleLines(words.map((line) => `    ${line}`.trimEnd()).join("\n")),
    "## Right",
    fenced(entry.good),
    ...(more === "" ? [] : [more]),
    "[All problems](README.md)\n",
  ].join("\n\n");
}

function fenced(example: Example): string {
  const text = visibleLines(shownText(example)).trimEnd();
  const fence = text.includes("```") ? "````" : "```";
  return `${fence}${"command" in example ? "sh" : "yaml"}\n${text}\n${fence}`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function list(manual: ReadonlyMap<string, Entry>): string {
  const lines = [
    "# Problems",
    "",
    `The check knows ${manual.size} problems. Their names never change. Each has a page with an example and its correction; \`npm run check -- --explain CODE\` prints it.`,
    "",
    "An error stops the site from being built, a warning asks for care, a note is a hint. Where the last column says *fix*, `npm run check -- --fix` puts it right; *review*: `--fix-all` makes a proposal.",
  ];
  for (const [group, title] of groups) {
    lines.push("", `## ${title}`, "", "| problem | kind | what it is | |", "| --- | --- | --- | --- |");
    for (const [code, entry] of manual) {
      if (groupOf(code) !== group) continue;
      const { severity, fix } = lesson(entry);
      const what = visibleLines(entry.what).replaceAll("|", "\\|").replaceAll("<", "&lt;");
      lines.push(`| [${code}](${pageName(code)}) | ${severity} | ${what} | ${fix === "safe" ? "fix" : (fix ?? "")} |`);
    }
  }
  return `${lines.join("\n")}\n`;
}
