import { parse, stringify } from "yaml";

/** The examples of one section type, as its examples.yaml has them. */
export interface Examples {
  /** `page-hero` */
  readonly type: string;
  readonly text: string;
}

interface Example {
  readonly name: string;
  readonly section: object;
}

/** As many links as one section of the start page holds. */
const linksPerSection = 24;

/** The page of a section type. Many hosts lead /index to the page above it. */
export const galleryPath = (type: string): string => (type === "index" ? "/index-list" : `/${type}`);

const examplesIn = (text: string): readonly Example[] => parse(text) ?? [];

function pageOf({ type, text }: Examples): object {
  const examples = examplesIn(text);
  return {
    path: galleryPath(type),
    title: type,
    description: `Every example of the section type ${type}, as an author may write it in a site file.`,
    sections: [
      { type: "page-hero", title: type },
      ...examples.flatMap(({ name, section }, index) => [
        { type: "text", title: name, ground: "sunken", body: `Example ${index + 1} of ${examples.length} of ${type}.` },
        section,
      ]),
    ],
  };
}

const countWords = (count: number): string => `${count} ${count === 1 ? "example" : "examples"}`;

function startOf(types: readonly Examples[]): object {
  const links = types.map(({ type, text }) => ({
    label: type,
    hint: countWords(examplesIn(text).length),
    href: galleryPath(type),
  }));
  const groups = Array.from({ length: Math.ceil(links.length / linksPerSection) }, (_, index) =>
    links.slice(index * linksPerSection, (index + 1) * linksPerSection),
  );
  return {
    path: "/",
    title: "All blocks",
    description: "Every section type that a site file may use, with a page of examples for each of them.",
    sections: [{ type: "page-hero", title: "All blocks" }, ...groups.map((items) => ({ type: "index", items }))],
  };
}

/**
 * A site with a page for each section type, where all its examples stand one below the other.
 *
 * @param frame a site file without routes: the facts, badges and collections that examples may name
 * @returns the text of a site file
 */
export function composeGallery(frame: string, types: readonly Examples[]): string {
  const routes = [startOf(types), ...types.map(pageOf)];
  return `${frame}\n${stringify({ routes }, { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" })}`;
}
