import { nodeInWords, version } from "../package/version.ts";

/** The exact version: what checks today checks tomorrow. */
const program = `npx --yes lintel@${version}`;

const readme = (name: string): string => `# ${name}

\`site.yaml\` is the whole website: pages, words, links, menus and prices. Pictures are in \`public/\`.

You need [${nodeInWords}](https://nodejs.org).

| command | does |
| --- | --- |
| \`npx lintel\` | shows the site, live: every save shows at once, and mistakes stand over the page |
| \`npx lintel check\` | says what is wrong, and what to write instead; \`npx lintel check --fix\` corrects what is certain |
| \`npx lintel build\` | writes the site to \`dist/\`: plain files for any web server, in any folder |
| \`npx lintel doctor\` | looks into what does not work |

Before publishing, write the address of the site into \`site.yaml\`: \`site\` › \`url\`.

On GitHub, \`.github/workflows/site.yml\` checks each change and publishes the site: in the settings of the repository,
under “Pages”, choose “GitHub Actions” as the source.
`;

const workflow = `name: site

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 22
      - name: Install what section types of your own need
        if: hashFiles('package-lock.json', 'pnpm-lock.yaml', 'yarn.lock') != ''
        run: |
          if [ -f package-lock.json ]; then npm ci
          elif [ -f pnpm-lock.yaml ]; then corepack pnpm install --frozen-lockfile
          else corepack yarn install
          fi
      - run: ${program} check --strict --format github
      - run: ${program} build
      - uses: actions/upload-pages-artifact@v4
        with:
          path: dist

  publish:
    if: github.ref == 'refs/heads/main'
    needs: build
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.pages.outputs.page_url }}
    steps:
      - id: pages
        uses: actions/deploy-pages@v4
`;

const json = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** What is installed and made, and needs no place in a repository. */
export const ignored: readonly string[] = ["node_modules", "dist", ".lintel"];

/** What a new site has beside its file and its pictures, by path from its folder. */
export const projectFiles = (name: string): ReadonlyMap<string, string> =>
  new Map([
    ["README.md", readme(name)],
    [".gitignore", ignored.map((one) => `${one}\n`).join("")],
    [".vscode/extensions.json", json({ recommendations: ["redhat.vscode-yaml"] })],
    [".vscode/settings.json", json({ "editor.tabSize": 2, "[yaml]": { "editor.insertSpaces": true } })],
    [".github/workflows/site.yml", workflow],
  ]);

/** The file that fixes the version of this program for a site. */
export const pinnedPackage = json({
  private: true,
  scripts: { start: "lintel start", build: "lintel build", check: "lintel check" },
  devDependencies: { lintel: version },
});
