import { kilo, lines, mega, siteWith, textSection, type Hostile } from "./hostile.ts";

const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "__defineGetter__"];

/** Places where the author gives names, and where the language does. */
const places: readonly (readonly [string, (name: string) => string])[] = [
  ["at the top", (name) => siteWith(textSection("Fresh bread."), `${name}: 1\n`)],
  [
    "under “site”",
    (name) => siteWith(textSection("Fresh bread.")).replace("bakery.example", `bakery.example, ${name}: x`),
  ],
  [
    "of a page",
    (name) => siteWith(textSection("Fresh bread.")).replace("    title: Home", `    title: Home\n    ${name}: x`),
  ],
  ["of a section", (name) => siteWith(`${textSection("Fresh bread.")}\n        ${name}: x`)],
  ["of a link", (name) => siteWith(`${textSection("Fresh.")}\n        actions: [{ label: Go, href: /, ${name}: x }]`)],
  [
    "as a constant",
    (name) => siteWith(textSection(`Fresh {${name}} {a.${name}}.`), `constants:\n  ${name}: 1\n  a: { ${name}: 2 }\n`),
  ],
  ["as a constant that is not there", (name) => siteWith(textSection(`Fresh {${name}} {${name}.${name}}.`))],
  ["as an anchor", (name) => siteWith(`${textSection(`"[x](#${name})"`)}\n        anchor: ${name}`)],
  ["as the type of a section", (name) => siteWith(`      - type: ${name}`)],
  ["as an icon", (name) => siteWith(`      - type: points\n        items: [{ title: Bread, icon: ${name} }]`)],
  [
    "as a badge",
    (name) => siteWith(`${textSection("Fresh.")}\n        badges: [${name}]`, `badges:\n  ${name}: { label: New }\n`),
  ],
  ["as a badge that is not there", (name) => siteWith(`${textSection("Fresh.")}\n        badges: [${name}]`)],
  ["as a shared section", (name) => siteWith(`      - use: ${name}`, `shared:\n  ${name}: { type: text, body: x }\n`)],
  ["as a shared section that is not there", (name) => siteWith(`      - use: ${name}`)],
  [
    "as a collection",
    (name) => siteWith(textSection("Fresh."), `collections:\n  ${name}: { title: Bread, items: [] }\n`),
  ],
  ["as a path", (name) => siteWith(textSection(`"[x](/${name})"`)).replace("path: /", `path: /${name}`)],
  ["as a picture", (name) => siteWith(`      - type: picture\n        image: { src: ${name}, alt: ${name} }`)],
  [
    "as a color",
    (name) => siteWith(textSection("Fresh."), `theme: { colors: { ${name}: "#fff", accent: ${name} } }\n`),
  ],
  [
    "as a language",
    (name) => siteWith(textSection("Fresh.")).replace("bakery.example }", `bakery.example, language: ${name} }`),
  ],
  ["silenced", (name) => siteWith(`# ignore ${name}/${name}: because\n${textSection("Fresh.")}`)],
  [
    "as a name of a piece",
    (name) => siteWith(textSection("Fresh."), `constants: { a: &${name} { b: 1 }, c: *${name} }\n`),
  ],
];

/** Names that JavaScript gives a meaning, maps of many keys, names that repeat others. */
export const keys: readonly Hostile[] = [
  ...names.flatMap((name) =>
    places.map(([place, put]): Hostile => ({ name: `${name} ${place}`, make: () => put(name) })),
  ),
  { name: "40,000 keys at the top", make: () => lines(40_000, (index) => `k${index}: 1`) },
  { name: "10,000 keys beside a sound site", make: () => beside(lines(10_000, (index) => `k${index}: 1`)) },
  { name: "10,000 constants", make: () => withConstants(lines(10_000, (index) => `  k${index}: 1`)) },
  { name: "10,000 keys in braces", make: () => beside(`constants: {${lines(10_000, (index) => `k${index}: 1,`)}}`) },
  {
    name: "10,000 badges",
    make: () => beside(`badges:\n${lines(10_000, (index) => `  k${index}: { label: L${index} }`)}`),
  },
  { name: "5,000 repeats of one key", make: () => beside(lines(5000, () => "theme: {}")) },
  { name: "5,000 repeats of one constant", make: () => withConstants(lines(5000, (index) => `  price: ${index}`)) },
  {
    name: "5,000 repeats of one key in a section",
    make: () => siteWith(`      - type: text\n${lines(5000, (index) => `        body: Bread ${index}`)}`),
  },
  { name: "5,000 repeats of one key in braces", make: () => `site: {${"a: 1, ".repeat(5000)}}` },
  { name: "a key of a megabyte", make: () => beside(`${"k".repeat(mega)}: 1`) },
  { name: "a key of a megabyte in quotes", make: () => beside(`"${"k ".repeat(mega / 2)}": 1`) },
  {
    name: "300 unknown keys of 3 kB each",
    make: () => beside(lines(300, (index) => `${"key".repeat(kilo)}${index}: 1`)),
  },
  {
    name: "colons and braces without an end in a long text",
    make: () =>
      siteWith(`${textSection(`|\n          a {${":".repeat(40 * kilo)}${"}".repeat(40 * kilo)}x`)}\n        zz: 1`),
  },
  {
    name: "5,000 comments with a key that stands there already",
    make: () =>
      siteWith(
        lines(
          5000,
          () => `      - type: text\n        title: A # dark intro: "Heavy."\n        intro: Hi\n        body: B`,
        ),
      ),
  },
  {
    name: "4,000 keys below keys without a block",
    make: () => beside(lines(2000, (index) => `  k${index}: a\nh${index}:`)),
  },
  { name: "a bomb of names", make: () => bomb((level) => `&a${level} [${`*a${level - 1},`.repeat(9)}]`) },
  { name: "a bomb of merged keys", make: () => bomb((level) => `&a${level} { <<: [${`*a${level - 1},`.repeat(9)}] }`) },
  { name: "10,000 names", make: () => withConstants(lines(10_000, (index) => `  k${index}: &k${index} 1`)) },
  {
    name: "10,000 uses of one name",
    make: () => withConstants(`  a: &a 1\n${lines(10_000, (index) => `  k${index}: *a`)}`),
  },
  {
    name: "5,000 names each used once",
    make: () => withConstants(lines(5000, (index) => `  k${index}: &k${index} 1\n  l${index}: *k${index}`)),
  },
  { name: "a name for a piece that holds itself", make: () => beside("constants: &a { b: *a }") },
  {
    name: "3,000 constants that lead to one another",
    make: () =>
      withConstants(
        lines(3000, (index) => `  k${index}: "{k${(index + 1) % 3000}}"`),
        "{k0}",
      ),
  },
  {
    name: "a chain of 3,000 constants",
    make: () => withConstants(`${lines(3000, (index) => `  k${index}: "{k${index + 1}}"`)}\n  k3000: end`, "{k0}"),
  },
  {
    name: "2,000 constants beside the group in which texts look for them",
    make: () =>
      withConstants(
        `  g: { a: 1 }\n${lines(2000, (index) => `  k${index}: 1`)}`,
        lines(4000, (index) => `{g.k${index >> 1}}`).replaceAll("\n", " "),
      ),
  },
  {
    name: "5,000 constants with dots in their names",
    make: () => withConstants(lines(5000, (index) => `  g.k${index}: 1\n  g${index}.k: 1`)),
  },
  {
    name: "3,000 constants with words above a line",
    make: () =>
      withConstants(
        lines(3000, (index) => `  k${index}: word\n    x: 1`),
        lines(3000, (index) => `{k${index}}`).replaceAll("\n", " "),
      ),
  },
  {
    name: "constants that double each other 40 times",
    make: () =>
      withConstants(`  k0: bread\n${lines(40, (index) => `  k${index + 1}: "{k${index}}{k${index}}"`)}`, "{k40}"),
  },
];

/** A sound site with more keys at its top. */
const beside = (keysAtTop: string, body = "Fresh."): string => siteWith(textSection(body), `${keysAtTop}\n`);

const withConstants = (constants: string, body?: string): string => beside(`constants:\n${constants}`, body);

const bomb = (level: (index: number) => string): string =>
  withConstants(`  a0: &a0 [lol]\n${lines(25, (index) => `  a${index + 1}: ${level(index + 1)}`)}`);
