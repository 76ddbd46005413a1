import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<a [^>]*?\\b${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&"),
  );

/** Links of a built site that lead to no file, or to no place in it. */
export function deadLinks(folder: string): string[] {
  const dead = new Set<string>();
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("index.html"),
  );
  const texts = new Map(pages.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
  for (const [file, html] of texts) {
    const base = new URL(/<base href="([^"]*)"/.exec(html)?.[1] ?? "./", `http://site/${file}`);
    for (const href of attributes(html, "href")) {
      const url = href.startsWith("#") ? new URL(href, `http://site/${file}`) : new URL(href, base);
      if (url.host !== "site") continue;
      const path = decodeURIComponent(url.pathname).slice(1);
      const isFolder = path === "" || path.endsWith("/");
      const target = isFolder ? `${path}index.html` : path;
      const anchor = decodeURIComponent(url.hash.slice(1));
      const text = texts.get(target);
      if (!existsSync(join(folder, target)) || !statSync(join(folder, target)).isFile()) dead.add(`${file}: ${href}`);
      else if (anchor !== "" && text !== undefined && !text.includes(`id="${anchor}"`)) dead.add(`${file}: ${href}`);
    }
  }
  return [...dead].map((link) => `leads nowhere: ${link}`);
}
