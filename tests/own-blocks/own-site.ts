import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const schema = {
  title: "Price map",
  description: "Places, with what things cost there.",
  required: ["places"],
  properties: {
    note: { part: "text", description: "A sentence below." },
    columns: { enum: [1, 2], default: 2, description: "How many columns." },
    places: {
      type: "array",
      minItems: 1,
      description: "The places.",
      items: {
        type: "object",
        title: "Place",
        required: ["name", "price"],
        properties: {
          name: { part: "label", description: "What it is called." },
          price: { part: "money", description: "What it costs there." },
        },
      },
    },
  },
};

/** A block with a state, a package of npm and styles of its own. */
export const component = `import { useState } from "react";
import { Money, Section, Text } from "lintel/parts";
import { shout } from "shouting";
import styles from "./PriceMap.module.css";

export function PriceMap(section) {
  const [count, setCount] = useState(0);
  return (
    <Section section={section}>
      <ul className={styles.list} data-columns={section.columns}>
        {section.places.map(({ name, price }) => <li key={name}>{shout(name)}: <Money money={price} /></li>)}
      </ul>
      <button type="button" onClick={() => setCount(count + 1)}>clicked {count}</button>
      {section.note && <p><Text text={section.note} /></p>}
    </Section>
  );
}
`;

export const siteText = `version: 1
site: { name: Kiln Lane, url: https://kiln.example, currency: EUR }
constants: { loaf: 4 }
routes:
  - path: /
    title: Home
    description: Bread, buns and cakes of the day, baked in Kiln Lane every morning from five o'clock on.
    sections:
      - type: text
        title: Bread
        body: Fresh every day.
      - type: price-map
        title: What it costs
        note: With **butter** a little more.
        places:
          - { name: Lane, price: "{loaf}" }
          - { name: Pier, price: 5 }
`;

/** A site with the section type \`price-map\`, in a folder of its own. Its block uses a package that is written for CommonJS and uses React. */
export function ownSite(): { readonly folder: string; readonly file: string; readonly block: string } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "lintel-own-ü -")));
  const files = {
    "site.yaml": siteText,
    "secret.txt": "what nobody else may read",
    "blocks/price-map/schema.json": JSON.stringify(schema),
    "blocks/price-map/PriceMap.tsx": component,
    "blocks/price-map/PriceMap.module.css": "@layer blocks { .list { display: grid; } }\n",
    "blocks/price-map/examples.yaml":
      "- name: Shortest\n  section: { type: price-map, places: [{ name: Here, price: 2 }] }\n",
    "package.json": '{ "private": true }\n',
    "node_modules/shouting/package.json": '{ "name": "shouting", "version": "1.0.0", "main": "index.js" }\n',
    "node_modules/shouting/index.js":
      'const { createElement } = require("react");\nexports.shout = (text) => createElement("b", null, text.toUpperCase());\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return { folder, file: join(folder, "site.yaml"), block: join(folder, "blocks/price-map/PriceMap.tsx") };
}
