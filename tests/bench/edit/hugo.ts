import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { say } from "../table.ts";
import { serve, type Contender } from "./contender.ts";
import type { MarkdownPage } from "./markdown.ts";

const versionOf = (): string | undefined => {
  const { stdout, status } = spawnSync("hugo", ["version"], { encoding: "utf8" });
  return status === 0 ? /v(\d+\.\d+\.\d+)/.exec(stdout)?.[1] : undefined;
};

/** The version of the Hugo of this system; installed from the packages of Debian where the user may do that. */
export function findHugo(): string | undefined {
  const found = versionOf();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["install", "-y", "hugo"], { stdio: "ignore" }).status === 0)
    return versionOf();
  say("Hugo is not measured: there is no program `hugo`. Install it with the packages of your system.");
  return undefined;
}

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{{ .Title }} | {{ site.Title }}</title></head>
<body><nav>{{ range site.Menus.main }}<a href="{{ .URL }}">{{ .Name }}</a> {{ end }}</nav>
<main><h1>{{ .Title }}</h1>{{ .Content }}</main></body></html>
`;

/** `hugo server` as it comes: its watcher and its live reload, with two small layouts in place of a theme. */
export function hugo(version: string, folder: string, pages: readonly MarkdownPage[]): Contender {
  const fileOf = (path: string): string => join(folder, "content", path === "/" ? "_index.md" : `${path.slice(1)}.md`);
  const textOf = ({ title, body }: MarkdownPage, word = ""): string => `---\ntitle: "${title}${word}"\n---\n\n${body}`;
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const one of pages) write(fileOf(one.path), textOf(one));
  for (const layout of ["index.html", "_default/single.html", "_default/list.html"])
    write(join(folder, "layouts", layout), page);
  const main = pages.slice(0, 12).map(({ title, path }) => ({ name: title, url: path }));
  const disableKinds = ["taxonomy", "term", "RSS", "sitemap"];
  write(join(folder, "config.json"), JSON.stringify({ title: "Bench", disableKinds, menu: { main } }));
  const home = pages[0];
  return {
    name: `Hugo ${version}`,
    start: (port) =>
      serve({
        command: "hugo",
        args: ["server", "--source", folder, "--port", String(port), "--bind", "127.0.0.1"],
        url: `http://127.0.0.1:${port}/`,
      }),
    edit: (kind, round) =>
      home && kind === "word"
        ? { save: () => writeFileSync(fileOf(home.path), textOf(home, ` word${round}`)), shows: `word${round}` }
        : undefined,
  };
}
