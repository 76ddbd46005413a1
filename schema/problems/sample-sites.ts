import type { FileFacts } from "../problem.ts";
import { file, linked, pictures, sections, topLevel, type FileExample } from "./example.ts";

/** The examples of several rules, each with a place where the good and the bad one differ. */

/** A section with a title. */
export const withTitle = (title: string): FileExample =>
  sections(`
    - type: text
      title: ${title}
      body: Fresh every day.
  `);

/** A section with which all is well. */
export const soundText = sections(`
  - type: text
    title: Bread
    body: Fresh every day.
`);

/** A text of a site with two pages. */
export const withText = (words: string): FileExample =>
  linked(`
    - type: text
      body: ${words}
  `);

/** A button that leads somewhere. */
export const withButton = (href: string): FileExample =>
  sections(`
    - type: text
      body: Fresh bread every day.
      actions:
        - { label: Our baker, href: ${href} }
  `);

/** A button of a site with two pages. */
export const withPageButton = (href: string): FileExample =>
  linked(`
    - type: text
      body: Fresh bread every day.
      actions:
        - { label: Our prices, href: ${href} }
  `);

/** Lines under “constants”, and a text that uses them. */
export const withConstants = (constants: string, body: string): FileExample =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example, currency: GBP }
    constants:
      ${constants}
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - type: text
            body: ${body}
  `);

/** A site with an entry that has a price, a line more of that entry, and a section below the plans. */
export const withPlans = ({
  line = "",
  section = "",
}: {
  readonly line?: string;
  readonly section?: string;
}): FileExample =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example, currency: GBP }
    collections:
      boxes:
        family:
          title: Family
          for: A table where bread does not last.
          price: 17
          unit: per week${line === "" ? "" : `\n          ${line}`}
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - { type: plans, title: Boxes, from: boxes }${section === "" ? "" : `\n          - ${section}`}
  `);

/** A site with a badge, and the badges of a section. */
export const withBadges = (badges: string): FileExample =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    badges:
      new: { label: New, tone: info }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - { type: text, badges: ${badges}, body: Rye with seeds. }
          - { type: text, badges: [new], body: Wheat with seeds. }
  `);

/** A site with a shared section, and the key that a page uses. */
export const withSharedSection = (key: string): FileExample =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    shared:
      hours: { type: text, body: We open at five. }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - { type: text, body: Rye with seeds. }
          - { use: ${key} }
  `);

/** A menu of two items: a phone number and this one. */
export const withMenuItem = (item: string): FileExample =>
  topLevel(`
    menus:
      main:
        - { label: Call us, href: "tel:+441632960123" }
        - ${item}
  `);

const folder = { "art/loaves.svg": {} };

/** A picture in a section, and the files in the public folder. */
export const withPicture = (
  src: string,
  files: Readonly<Record<string, Partial<FileFacts>>> = folder,
  alt = "Three loaves on a shelf",
): FileExample =>
  sections(
    `
    - type: picture
      image: { src: ${src}, alt: ${alt} }
  `,
    { files: pictures(files) },
  );

/** Menus of their own for some pages, and a page that names them in lines of its own. */
export const withMenuVariant = (lines: string): FileExample =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    menus:
      main: [{ label: Call us, href: "tel:+441632960123" }]
      variants:
        offer:
          main: [{ label: Write to us, href: "mailto:bread@bakery.example" }]
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.${lines === "" ? "" : `\n        ${lines.replaceAll("\n", "\n        ")}`}
        sections: [{ type: text, body: Fresh bread every day. }]
  `);
