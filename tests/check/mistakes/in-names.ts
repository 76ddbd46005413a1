import { readFileSync } from "node:fs";
import type { SiteMistake } from "./in-values-and-links.ts";

const site = readFileSync("site.yaml", "utf8");
const restores = { safety: "review", gives: () => site } as const;
/** Whoever changes a name where it is defined means the new one: what names it follows. */
const follows = (names: RegExp, renamed: (name: string) => string) =>
  ({ safety: "review", gives: (broken: string) => broken.replace(names, renamed) }) as const;
const surely = { safety: "safe", gives: () => site } as const;

/** Names, keys, types and texts that are not written as the rest of the file has them. */
export const nameMistakes: readonly SiteMistake[] = [
  {
    what: "a collection that all texts call by another name",
    from: "  programs:\n    foundation",
    to: "  courses:\n    foundation",
    code: "constant/unknown",
    fix: follows(/\{programs\.|from: programs\b/g, (name) => name.replace("programs", "courses")),
  },
  {
    what: "an entry that all texts call by another name",
    from: "    foundation:\n",
    to: "    fundamentals:\n",
    code: "constant/unknown",
    fix: follows(/\{programs\.foundation\./g, () => "{programs.fundamentals."),
  },
  {
    what: "a fact that all texts call by another name",
    from: "certificate: { minimumScore: 80 }",
    to: "certificate: { minScore: 80 }",
    code: "constant/unknown",
    fix: follows(/\{certificate\.minimumScore/g, () => "{certificate.minScore"),
  },
  {
    what: "a brace too many before the name of a constant",
    from: "Try any plan free for {trial.days} days.",
    to: "Try any plan free for {{trial.days} days.",
    code: "constant/unclosed",
    fix: restores,
  },
  {
    what: "a brace too many behind the name of a constant and its format",
    from: "a {claims.costReduction | percent} cost reduction.\n    caption",
    to: "a {claims.costReduction | percent}} cost reduction.\n    caption",
    code: "constant/unclosed",
    fix: restores,
  },
  {
    what: "a constant with its group before a dot",
    from: "  trial: { days: 14 }",
    to: "  trial.days: 14",
    code: "constant/bad-name",
    fix: restores,
  },
  {
    what: "a format in another language",
    from: "a {claims.costReduction | percent} cost reduction.\n    caption",
    to: "a {claims.costReduction | Prozent} cost reduction.\n    caption",
    code: "constant/unknown-format",
    fix: restores,
  },
  {
    what: "a price that texts show, deleted beside a field that nothing names",
    from: "      price: 2499\n",
    to: "",
    on: "professional:\n      title: Professional",
    code: "constant/unknown",
    says: "“professional” has no “price”",
  },
  {
    what: "a type beside the name of a shared section",
    from: "      - use: versus-legacy\n",
    to: "      - use: versus-legacy\n        type: comparison\n",
    on: "        type: comparison",
    code: "shape/unknown-key",
    says: "has a type of its own",
  },
  {
    what: "a program deleted, whose number and fields texts name",
    from: site.slice(site.indexOf("    research:\n"), site.indexOf("\n  plans:\n")),
    to: "",
    on: "{programs.research",
    code: "constant/unknown",
    says: "no entry “research”",
  },
  {
    what: "a page under another path",
    from: "- path: /pricing",
    to: "- path: /prices",
    code: "link/unknown-page",
    fix: restores,
  },
  {
    what: "a page that is hidden while links lead to it",
    from: "    title: Pricing\n",
    to: "    title: Pricing\n    hidden: true\n",
    on: "hidden: true\n    description: Four",
    code: "link/unknown-page",
    says: "4 links lead nowhere",
  },
  { what: "the name of the site", from: "  name: Shreni\n", to: "", on: "site:\n  url", code: "shape/missing-key" },
  {
    what: "a constant with its group",
    from: "Begin with {trial.days} free",
    to: "Begin with {constants.trial.days} free",
    code: "constant/unknown",
    fix: restores,
  },
  {
    what: "a comma for the bar of a format",
    from: "{claims.roi | percent}",
    to: "{claims.roi, percent}",
    code: "constant/unknown",
    fix: restores,
  },
  {
    what: "a badge in brackets",
    from: "badge: new\n",
    to: "badge: [new]\n",
    code: "shape/list-instead-of-text",
    fix: restores,
  },
  {
    what: "a link as a key and its value",
    from: "{ label: Pricing, href: /pricing }",
    to: "Pricing: /pricing",
    code: "shape/missing-key",
    fix: restores,
  },
  {
    what: "a cell too many",
    from: "cells: [None, None, None, None]",
    to: "cells: [None, None, None, None, None]",
    code: "shape/too-many-items",
  },
  {
    what: "a color outside of the theme",
    from: "  currency: INR\n",
    to: '  currency: INR\n  ink: "#101010"\n',
    on: 'ink: "#101010"',
    code: "shape/misplaced-key",
    says: "inside “theme”",
    fix: { safety: "review", gives: () => site.replace(/^ {4}deep: .*\n/m, (line) => `${line}    ink: "#101010"\n`) },
  },
  { what: "a misspelt type", from: "type: hero\n", to: "type: heroo\n", code: "shape/unknown-type", fix: restores },
  {
    what: "a type in typographic quotes",
    from: "type: hero\n",
    to: "type: “hero”\n",
    code: "yaml/curly-quotes",
    fix: surely,
  },
  {
    what: "a title in typographic quotes",
    from: "title: Core categories",
    to: "title: “Core categories”",
    code: "yaml/curly-quotes",
    fix: surely,
  },
  {
    what: "a label in typographic quotes, between braces",
    from: "label: Start Free Trial,",
    to: "label: “Start Free Trial”,",
    code: "yaml/curly-quotes",
    fix: surely,
  },
  {
    what: "a bracket at the version",
    from: "version: 1\n",
    to: "version: {1\n",
    code: "yaml/unclosed-bracket",
    fix: restores,
  },
  {
    what: "the site’s own address",
    from: "href: /pricing }",
    to: "href: https://www.shreni.example/#/pricing }",
    code: "link/own-address",
    fix: surely,
  },
  {
    what: "the site’s own address without https",
    from: "href: /pricing }",
    to: "href: www.shreni.example/pricing }",
    code: "link/missing-scheme",
    fix: surely,
  },
];
