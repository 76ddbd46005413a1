/** The examples of one section type, as its examples.yaml has them. */
export interface Examples {
  /** `page-hero` */
  readonly type: string;
  readonly text: string;
}

interface Example {
  /** As written, with quotes if it has any. */
  readonly name: string;
  /** The section as an item of a list at the start of the line. */
  readonly item: string;
}

/** As many links as one section of the start page holds. */
const linksPerSection = 24;

const indent = (text: string, width: number): string => text.replace(/^(?=.)/gm, " ".repeat(width));

/**
 * An examples file is a list of `- name: …` with a `section:` below it. Its sections become items of another list by
 * moving lines, so that comments, quotes and block texts stay as they are.
 */
function examplesOf(text: string): Example[] {
  return text
    .split(/^(?=- name:)/m)
    .map((piece) => /^- name: *(.*)\n {2}section:(?: +(\S[^]*)|\n {4}(\S[^]*))$/.exec(piece))
    .filter((match) => match !== null)
    .map(([, name = "", flow, lines]) => ({
      name: name.trim(),
      item: `- ${flow ?? lines?.replace(/^ {2}/gm, "") ?? ""}`.trimEnd(),
    }));
}

function pageOf({ type, text }: Examples): string {
  const examples = examplesOf(text);
  const sections = examples.map(
    ({ name, item }, index) => `- type: text
  title: ${name}
  ground: sunken
  body: Example ${index + 1} of ${examples.length} of ${type}.
${item}
`,
  );
  return `- path: /${type}
  title: ${type}
  description: Every example of the section type ${type}, as an author may write it in a site file.
  sections:
    - { type: page-hero, title: ${type} }
${indent(sections.join(""), 4)}`;
}

function startOf(types: readonly Examples[]): string {
  const links = types.map(
    ({ type, text }) => `- { label: ${type}, hint: "${examplesOf(text).length} examples", href: /${type} }`,
  );
  const groups = Array.from({ length: Math.ceil(links.length / linksPerSection) }, (_, index) =>
    links.slice(index * linksPerSection, (index + 1) * linksPerSection),
  );
  return `- path: /
  title: All blocks
  description: Every section type that a site file may use, with a page of examples for each of them.
  sections:
    - { type: page-hero, title: All blocks }
${groups.map((group) => `    - type: index\n      items:\n${indent(group.join("\n"), 8)}\n`).join("")}`;
}

/**
 * A site with a page for each section type, where all its examples stand one below the other.
 *
 * @param frame a site file without routes: the facts, badges and collections that examples may name
 * @returns the text of a site file
 */
export function composeGallery(frame: string, types: readonly Examples[]): string {
  return `${frame.trimEnd()}\n\nroutes:\n${indent([startOf(types), ...types.map(pageOf)].join("\n"), 2)}`;
}
