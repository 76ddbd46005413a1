import { readdirSync, readFileSync } from "node:fs";
import { readExamples } from "../../schema/cli/generate/inputs/block-examples.ts";

/** The sites that people wrote, and the examples of every section type, a page each. */
export const siteTexts = (): readonly (readonly [name: string, text: string])[] => [
  ["site.yaml", readFileSync("site.yaml", "utf8")],
  ["the bakery", readFileSync("tests/sites/bakery/site.yaml", "utf8")],
  ...readdirSync("blocks", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }): [string, string] => [name, pageOf(readExamples(".", name))]),
];

const pageOf = (items: readonly string[]): string =>
  `version: 1\nroutes:\n  - path: /\n    title: Examples\n    sections:\n${items
    .map((item) => item.replaceAll(/^(?=.)/gm, "      "))
    .join("\n\n")}\n`;
