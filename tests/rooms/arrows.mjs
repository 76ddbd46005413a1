/**
 * The rooms of the code and what each may import: the arrows of docs/architecture.md. `npm run lint` checks them.
 *
 * @typedef {object} Room
 * @property {string} room a folder or a file, from the root; a file belongs to the longest that fits
 * @property {readonly string[]} imports the rooms that its files may import, beside its own
 * @property {readonly string[]} [packages] the packages that its files may import
 * @property {string} belongs what to do with code that wants another import
 */

const browserSafe =
  "Visitors download this. Code for the disk, for the process or for checking belongs in renderer/build/ or schema/.";
const pure = "The checker runs without a disk. Take what you need as an argument, or move the code to schema/cli/.";

/** @type {readonly Room[]} */
export const rooms = [
  {
    room: "schema/problem.ts",
    imports: ["schema/problems"],
    belongs: "A problem is plain data. What makes one belongs in schema/shape/ or schema/rules/.",
  },
  {
    room: "schema/steps.ts",
    imports: [],
    belongs: "This is the type of work that pauses. What is done in the pauses belongs to the caller.",
  },
  {
    room: "schema/problems",
    imports: ["schema/problem.ts"],
    belongs: `schema/problems/ names the kinds of problems and their properties. What finds one belongs in schema/rules/. ${pure}`,
  },
  {
    room: "schema/language",
    imports: ["schema/problem.ts"],
    belongs: `The language knows no file that is written in it. ${pure}`,
  },
  {
    room: "schema/reader",
    imports: ["schema/problem.ts", "schema/problems", "schema/language", "schema/reader/fast/parse-plain.ts"],
    packages: ["yaml"],
    belongs: `The reader turns text into a tree and judges nothing. ${pure}`,
  },
  {
    room: "schema/reader/fast",
    imports: ["schema/reader/guard.ts", "schema/reader/parsed.ts", "schema/reader/tree.ts"],
    belongs:
      "The fast reader is one function, parsePlain, and what it needs. What others need belongs in schema/reader/.",
  },
  {
    room: "schema/site",
    imports: ["schema/problem.ts", "schema/language", "schema/reader"],
    packages: ["@lezer/markdown", "culori"],
    belongs: `schema/site/ works out what the rules and the renderer share. ${pure}`,
  },
  {
    room: "schema/shape",
    imports: ["schema/problem.ts", "schema/problems", "schema/language", "schema/reader"],
    packages: ["culori"],
    belongs: `The check against the schema knows no rule. ${pure}`,
  },
  {
    room: "schema/refactor",
    imports: ["schema/problem.ts", "schema/problems", "schema/language", "schema/reader", "schema/site", "schema/edit"],
    belongs: `A refactoring is planned from the site and written as edits; what checks it is passed in. ${pure}`,
  },
  {
    room: "schema/rules",
    imports: [
      "schema/problem.ts",
      "schema/steps.ts",
      "schema/problems",
      "schema/language",
      "schema/reader",
      "schema/site",
      "schema/shape",
      "schema/edit",
      "schema/refactor",
    ],
    packages: ["punycode"],
    belongs: `A rule takes the checked site. What several rules share belongs in schema/rules/support/. ${pure}`,
  },
  {
    room: "schema/repair",
    imports: ["schema/problem.ts", "schema/problems", "schema/language", "schema/reader"],
    belongs: `The repair search gets scores from schema/check.ts. ${pure}`,
  },
  {
    room: "schema/edit",
    imports: ["schema/problem.ts", "schema/problems", "schema/language", "schema/reader"],
    belongs: `schema/edit/ changes the text of a site file and knows no rule. What the check says of a change is passed in. ${pure}`,
  },
  {
    room: "schema/check.ts",
    imports: [
      "schema/problem.ts",
      "schema/steps.ts",
      "schema/problems",
      "schema/edit",
      "schema/language",
      "schema/reader",
      "schema/site",
      "schema/shape",
      "schema/refactor",
      "schema/rules",
      "schema/repair",
    ],
    belongs: `This is the entry point of the check: five steps. ${pure}`,
  },
  {
    room: "schema/assist",
    imports: ["schema/problem.ts", "schema/language", "schema/reader", "schema/site"],
    belongs: `schema/assist/ says what may be written at a cursor, and what stands there. What speaks to an editor belongs in schema/cli/. ${pure}`,
  },
  {
    room: "schema/report",
    imports: ["schema/problem.ts", "schema/reader", "schema/site"],
    belongs: `A report turns problems into text. ${pure}`,
  },
  {
    room: "schema/diff",
    imports: [
      "schema/problem.ts",
      "schema/check.ts",
      "schema/language",
      "schema/reader",
      "schema/problems",
      "schema/site",
      "schema/report/visible.ts",
      "schema/report/json-text.ts",
    ],
    packages: ["diff"],
    belongs: `schema/diff/ compares two texts and says what changes. What reads files or asks git belongs in schema/cli/. ${pure}`,
  },
  {
    room: "schema/cli",
    imports: ["schema", "package.json"],
    packages: ["node:*", "culori", "saxes", "sharp", "vscode-languageserver", "vscode-languageserver-textdocument"],
    belongs: "schema/cli/ is the command line. What shows pages belongs in renderer/build/.",
  },
  {
    room: "schema/cli/generate",
    imports: ["schema"],
    packages: ["node:*", "ajv", "json-schema-to-typescript", "vite", "yaml"],
    belongs: "The generator reads schemas and writes files. What shows pages belongs in renderer/build/.",
  },

  {
    room: "renderer/block.ts",
    imports: ["schema/language"],
    packages: ["react"],
    belongs: "This is the contract of a block. Code belongs elsewhere.",
  },
  {
    room: "renderer/model",
    imports: ["schema/language", "schema/site", "schema/problem.ts"],
    belongs: "The model is data: a checked site in, JSON out. Elements belong in renderer/parts/ or renderer/app/.",
  },
  {
    room: "renderer/parts",
    imports: [
      "renderer/model",
      "schema/language/types.ts",
      "schema/language/values.ts",
      "schema/site/address.ts",
      "schema/site/plain-text.ts",
    ],
    packages: ["react"],
    belongs: `A part serves every block and is smaller than the layout. ${browserSafe}`,
  },
  {
    room: "renderer/navigation",
    imports: [
      "renderer/model",
      "renderer/parts",
      "schema/language/types.ts",
      "schema/language/values.ts",
      "schema/site/address.ts",
    ],
    packages: ["react", "wouter"],
    belongs: browserSafe,
  },
  {
    room: "renderer/search",
    imports: ["renderer/model", "renderer/parts", "schema/language/values.ts"],
    packages: ["react", "minisearch"],
    belongs: browserSafe,
  },
  {
    room: "renderer/layout",
    imports: [
      "renderer/model",
      "renderer/navigation",
      "renderer/parts",
      "renderer/search",
      "schema/language/types.ts",
      "schema/language/values.ts",
    ],
    packages: ["react"],
    belongs: browserSafe,
  },
  {
    room: "renderer/app",
    imports: [
      "renderer/block.ts",
      "renderer/layout",
      "renderer/model",
      "renderer/navigation",
      "renderer/parts",
      "renderer/search",
      "schema/language/types.ts",
      "schema/language/values.ts",
    ],
    packages: ["react"],
    belongs: `The app knows no block by name: it gets the registry from renderer/main.tsx. ${browserSafe}`,
  },
  { room: "renderer/styles", imports: [], belongs: browserSafe },
  {
    room: "renderer/run-app.tsx",
    imports: ["renderer/app", "renderer/block.ts", "renderer/navigation"],
    packages: ["react", "react-dom"],
    belongs: `This runs the app in a document. What only authors need belongs in renderer/live/. ${browserSafe}`,
  },
  {
    room: "renderer/main.tsx",
    imports: ["blocks", "renderer/run-app.tsx", "renderer/styles"],
    belongs: browserSafe,
  },
  {
    room: "renderer/own",
    imports: [
      "blocks",
      "renderer/block.ts",
      "renderer/parts",
      "renderer/run-app.tsx",
      "renderer/styles",
      "schema/language/types.ts",
      "schema/language/values.ts",
    ],
    packages: ["react", "react-dom"],
    belongs: `This is what section types of a site share with the app. ${browserSafe}`,
  },
  {
    room: "renderer/live",
    imports: [
      "blocks",
      "renderer/app/block-failure.ts",
      "renderer/block.ts",
      "renderer/model",
      "renderer/own",
      "renderer/navigation",
      "renderer/run-app.tsx",
      "renderer/styles",
    ],
    packages: ["react", "react/jsx-dev-runtime"],
    belongs:
      "This is the app while a site is edited. What visitors need belongs in renderer/app/ or renderer/navigation/.",
  },
  {
    room: "renderer/gallery",
    imports: [],
    packages: ["yaml"],
    belongs: "The gallery composes pages of examples. Reading them from disk belongs in renderer/build/dev/.",
  },
  {
    room: "renderer/build",
    imports: ["schema", "blocks", "renderer"],
    packages: [
      "node:*",
      "react-dom",
      "vite",
      "@vitejs/plugin-react",
      "culori",
      "sharp",
      "svgo",
      "harfbuzzjs",
      "subset-font",
      "minisearch",
      "mrmime",
      "ws",
    ],
    belongs: "Read and check with checkSite of schema/check.ts. Nothing imports tests/.",
  },

  {
    room: "blocks",
    imports: ["blocks/*", "renderer/parts", "renderer/block.ts"],
    belongs: "A list of what the blocks bring names them and nothing else.",
  },
  {
    room: "blocks/*",
    imports: ["renderer/parts", "renderer/block.ts", "schema/language/types.ts", "schema/language/values.ts"],
    packages: ["react"],
    belongs:
      "A block shows one section type and knows no other block. What two blocks need belongs in renderer/parts/.",
  },
];
