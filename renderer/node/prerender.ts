import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Frame, PageModel } from "../model.ts";
import { files } from "../load.ts";
import { lostPage, type View } from "../view.ts";
import type { Feeds } from "./feeds/feeds.ts";
import type { InlineContent } from "./feeds/policy.ts";
import type { Show } from "./load-site.ts";
import { movedPages } from "./moved-pages.ts";
import { searchIndex } from "./search-index.ts";
import { htmlOf } from "./shell.ts";

/** What the bundler made, from the site's root. */
export interface Assets {
  readonly script: string;
  readonly styles: readonly string[];
  /** Font files that the first screen needs, each with the signs that it is for. */
  readonly fonts: readonly { readonly file: string; readonly signs: ReadonlySet<number> }[];
  /** The code of the script that stands inside every page. */
  readonly early: string;
}

interface PrerenderOptions {
  readonly show: Show;
  readonly assets: Assets;
  readonly folder: string;
  readonly feeds: Feeds;
  readonly renderView: (frame: Frame, view: View) => string;
}

/** Writes every page as a file of its own, and the data that the running site fetches. */
export function prerender({ show, assets, folder, feeds, renderView }: PrerenderOptions): void {
  const { theme, icons } = show;
  const { pages, addresses } = feeds.model;
  const frame = { ...feeds.model.frame, icons: iconFile(icons) };
  const write = (name: string, content: string): void => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const resourcesFor = resourcesOf(assets, theme);
  const early = { script: assets.script, pages: listedPages(show) };
  const document = (file: string, view: View, base: string, title: string, page?: PageModel): void => {
    const body = renderView(frame, view);
    const head = feeds.head(`${title} | ${frame.site.name}`, page, resourcesFor(body));
    const html = htmlOf({
      language: frame.site.language,
      base,
      build: frame.build,
      prerendered: page?.path ?? view.location,
      kind: view.kind,
      early,
      head,
      body,
      failure: { words: frame.labels.restFailed, reload: frame.labels.reload },
    });
    feeds.inspect(file, html);
    write(file, html);
  };

  for (const page of pages) {
    write(files.page(page.path), JSON.stringify({ build: frame.build, ...page }));
    document(htmlFile(page.path), { kind: "page", location: page.path, page }, baseOf(page.path), page.title, page);
  }
  for (const [path, planned] of Object.entries(addresses.planned))
    document(htmlFile(path), { kind: "planned", location: path, planned }, baseOf(path), planned.title);
  for (const { path, html } of movedPages(feeds.model)) write(htmlFile(path), html);
  const lost: View = { kind: "not-found", location: lostPage, near: [] };
  document("404.html", lost, new URL(frame.site.url).pathname.replace(/\/?$/, "/"), frame.labels.notFoundTitle);
  write(files.frame, JSON.stringify(frame));
  write(files.addresses, JSON.stringify({ build: frame.build, ...addresses }));
  write(files.search, searchIndex(feeds.model));
  write(frame.icons, icons);
}

/** So many paths stand in every page, so that a hash route is found without asking; a larger site has a table to ask. */
const mostListed = 64;

function listedPages({ model: { addresses } }: Show): string | undefined {
  const paths = [...Object.keys(addresses.pages), ...Object.keys(addresses.planned)].filter((path) => path !== "/");
  return paths.length > mostListed ? undefined : paths.join(" ");
}

/** Among the hashed files, which browsers keep: it is asked for anew whenever icons come into a page. */
const iconFile = (icons: string): string =>
  `assets/icons-${createHash("sha256").update(icons).digest("hex").slice(0, 8)}.svg`;

/** `/pricing` -> `pricing/index.html` */
const htmlFile = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}/index.html`);

/** From a page's file to the site's root. */
const baseOf = (path: string): string => (path === "/" ? "./" : "../".repeat(path.split("/").length - 1));

/** What stands inside every page, by the kind that a content security policy tells apart. */
export const inlineContent = ({ early }: Assets, theme: string): InlineContent => ({
  scripts: [early],
  styles: theme ? [theme] : [],
});

/** What a page with this body loads. */
function resourcesOf({ early, styles, fonts }: Assets, theme: string): (body: string) => string[] {
  const preloads = fonts.map(({ file, signs }) => ({
    link: `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    used: new RegExp(`[${[...signs].map((sign) => `\\u{${sign.toString(16)}}`).join("")}]`, "u"),
  }));
  return (body) => [
    `<script>${early}</script>`,
    ...styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    ...preloads.filter(({ used }) => used.test(body)).map(({ link }) => link),
    ...(theme ? [`<style>${theme}</style>`] : []),
  ];
}
