import { commandOf } from "../../language/words.ts";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ObstacleError, UsageError } from "../options.ts";
import { siteRootOf } from "../package/places.ts";
import { blocksFolder, builtInTypes, typeName } from "./own-types.ts";

const pascal = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `price-map` -> `Price map` */
const words = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

const schemaOf = (name: string): object => ({
  title: words(name),
  description: "Say here what this section shows. Editors and the check tell it to authors.",
  required: ["items"],
  properties: {
    note: { part: "text", description: "A sentence below the items." },
    items: {
      type: "array",
      minItems: 1,
      maxItems: 12,
      description: "What is listed.",
      items: {
        type: "object",
        title: `${pascal(name)}Item`,
        required: ["title"],
        properties: {
          title: { part: "label", description: "What it is called." },
          text: { part: "text", description: "A sentence about it." },
        },
      },
    },
  },
});

const componentOf = (name: string): string => `import type { OwnSection } from ${JSON.stringify("lintel/types")};
import { Section, Text } from ${JSON.stringify("lintel/parts")};
import styles from "./${pascal(name)}.module.css";

/** The block of the section type “${name}”: its props are the section, as site.yaml has it. */
export function ${pascal(name)}(section: OwnSection<"${name}">) {
  const { items, note } = section;
  return (
    <Section section={section}>
      <ul className={styles.list}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <strong>{title}</strong>
            {text && <p><Text text={text} /></p>}
          </li>
        ))}
      </ul>
      {note && <p className={styles.note}><Text text={note} /></p>}
    </Section>
  );
}
`;

const styles = `/* Colors and spaces are custom properties of the site: they follow its theme, in light and in dark. */
@layer blocks {
  .list {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    gap: var(--s-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .item {
    padding: var(--s-4);
    border: 1px solid var(--line);
    border-radius: 0 0 10px 10px;
  }
  .note {
    margin-block-start: var(--s-4);
  }
}
`;

const examplesOf = (
  name: string,
): string => `# Each example is on the page of this section type in the gallery: ${commandOf("start")}, then /gallery.html
- name: Shortest
  section:
    type: ${name}
    items:
      - { title: One item }

- name: Usual
  section:
    type: ${name}
    title: ${words(name)}
    note: A sentence with **bold words**.
    items:
      - { title: The first, text: A sentence about the first item. }
      - { title: The second, text: A sentence about the second item. }
`;

const tsconfig = `${JSON.stringify({ extends: "./.lintel/tsconfig.json", include: ["blocks", ".lintel/*.d.ts"] }, undefined, 2)}\n`;

/** What an author writes into site.yaml to see it. */
export const sectionLines = (name: string): string =>
  `      - type: ${name}\n        title: ${words(name)}\n        items:\n          - { title: The first, text: A sentence about it. }\n`;

/**
 * Writes the files of a new section type of a site.
 * @param replaces whether it may take the place of a built-in one
 * @returns their names from the folder of the site; none where its folder is there already, and stays as it is
 * @throws UsageError where the name cannot be one, or is taken
 */
export function newBlock(site: string, name: string, replaces: boolean): readonly string[] {
  if (!typeName.test(name))
    throw new UsageError(`“${name}” cannot be a section type. Write lower-case letters with hyphens: price-map`);
  const folder = join(blocksFolder(site), name);
  if (existsSync(folder)) return [];
  if (builtInTypes().includes(name) && !replaces)
    throw new ObstacleError(
      `“${name}” is a built-in section type, and blocks/${name} would take its place in every section of the site. Choose another name; “${commandOf("new", "block", name, "--replace", ...(site === "site.yaml" ? [] : ["--file", site]))}” replaces it on purpose`,
    );
  const files = new Map([
    ["schema.json", `${JSON.stringify(schemaOf(name), undefined, 2)}\n`],
    [`${pascal(name)}.tsx`, componentOf(name)],
    [`${pascal(name)}.module.css`, styles],
    ["examples.yaml", examplesOf(name)],
  ]);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of files) writeFileSync(join(folder, file), text, { flag: "wx" });
  const config = join(siteRootOf(site), "tsconfig.json");
  if (!existsSync(config)) writeFileSync(config, tsconfig);
  return [...files.keys()].map((file) => `blocks/${name}/${file}`);
}
