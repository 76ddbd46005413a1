import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { say } from "../table.ts";
import { serve, type Contender } from "./contender.ts";
import type { MarkdownPage } from "./markdown.ts";

const version = "1.6.4";
const cache = resolve("node_modules/.cache/lintel-bench", `vitepress-${version}`);
const program = join(cache, "node_modules/vitepress/bin/vitepress.js");

/** Installs VitePress beside the packages of this project, which do not depend on it. */
function install(): void {
  if (existsSync(program)) return;
  say(`Installing VitePress ${version} into ${cache}, which only this benchmark needs …`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, "package.json"), JSON.stringify({ private: true }));
  const args = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--save-exact", `vitepress@${version}`];
  execFileSync("npm", args, { cwd: cache, stdio: "ignore", shell: process.platform === "win32" });
}

/** VitePress as it comes: its own theme, watcher and hot updates. */
export function vitepress(folder: string, pages: readonly MarkdownPage[]): Contender {
  install();
  const fileOf = (path: string): string => join(folder, path === "/" ? "index.md" : `${path.slice(1)}.md`);
  const textOf = ({ title, body }: MarkdownPage, word = ""): string => `# ${title}${word}\n\n${body}`;
  for (const page of pages) {
    mkdirSync(dirname(fileOf(page.path)), { recursive: true });
    writeFileSync(fileOf(page.path), textOf(page));
  }
  const nav = pages.slice(0, 12).map(({ title, path }) => ({ text: title, link: path }));
  mkdirSync(join(folder, ".vitepress"));
  writeFileSync(
    join(folder, ".vitepress/config.mjs"),
    `export default ${JSON.stringify({ title: "Bench", themeConfig: { nav } })};`,
  );
  symlinkSync(join(cache, "node_modules"), join(folder, "node_modules"), "junction");
  const home = pages[0];
  return {
    name: `VitePress ${version}`,
    start: (port) =>
      serve({
        command: process.execPath,
        args: [program, "dev", folder, "--port", String(port), "--strictPort", "--host", "127.0.0.1"],
        url: `http://127.0.0.1:${port}/`,
      }),
    edit: (kind, round) =>
      home && kind === "word"
        ? { save: () => writeFileSync(fileOf(home.path), textOf(home, ` word${round}`)), shows: `word${round}` }
        : undefined,
  };
}
