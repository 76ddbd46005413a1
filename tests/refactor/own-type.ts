import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { useLanguageOf } from "../../schema/cli/own/own-language.ts";
import { bakery } from "./restructure.ts";

/** A section type that refers to everything that there is: by fields of its own, named by their parts alone. */
const schema = {
  title: "Window",
  description: "What stands in the window of the shop.",
  required: ["goods"],
  properties: {
    cover: { part: "image" },
    choices: { part: "collection", description: "The collection whose entries are in the window." },
    rules: { part: "footer-group", description: "The group of the footer with the rules of the shop." },
    goods: {
      type: "array",
      minItems: 1,
      description: "What stands there.",
      items: {
        title: "Good",
        description: "One thing in the window.",
        type: "object",
        required: ["name"],
        properties: {
          name: { part: "label", description: "What it is called." },
          place: { part: "anchor" },
          formerly: { part: "moved-from" },
          about: { part: "markdown", description: "What it is made of." },
          tag: { part: "badge" },
          photo: { part: "image" },
          more: { part: "link", description: "Where to read more." },
          buy: { part: "action", description: "The button." },
        },
      },
    },
  },
};

/** The bakery with a window on the page of its shop. */
export const withWindow = bakery.replace(
  "      - type: picture\n        title: The oven\n",
  `      - type: window
        anchor: window
        title: In the window
        cover: { src: art/loaf.svg, alt: A loaf in the window }
        choices: boxes
        rules: legal
        goods:
          - name: Sourdough
            place: window/sourdough
            tag: fresh
            photo: { src: art/oven.svg, alt: The oven behind it }
            about: From {hours.opens}, as [the questions](/pricing/questions) say, or {boxes.family.price | money}.
            more: /pricing/questions
            buy: { label: Ask us, href: /pricing/questions }
          - name: Rye
            about: Beside [the sourdough](/visit/window/sourdough).
$&`,
);

/** Sets the language of this process to one with the section type for the tests of a group, and back. */
export function useWindow(): void {
  const folder = mkdtempSync(join(tmpdir(), "lintel-window-"));
  const file = (name: string): string => join(folder, name, "site.yaml");
  beforeAll(async () => {
    mkdirSync(join(folder, "own/blocks/window"), { recursive: true });
    mkdirSync(join(folder, "plain"));
    writeFileSync(join(folder, "own/blocks/window/schema.json"), JSON.stringify(schema));
    await useLanguageOf(file("own"));
  });
  afterAll(async () => {
    await useLanguageOf(file("plain"));
    rmSync(folder, { recursive: true });
  });
}
