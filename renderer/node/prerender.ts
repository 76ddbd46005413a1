import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Frame } from "../model.ts";
import { files } from "../load.ts";
import { lostPage, type View } from "../view.ts";
import type { Show } from "./load-site.ts";
import { escapeHtml, htmlOf } from "./shell.ts";

/** What the bundler made, from the site's root. */
export interface Assets {
  readonly script: string;
  readonly styles: readonly string[];
  /** Font files that the first screen needs. */
  readonly fonts: readonly string[];
  /** The code of the script that stands inside every page. */
  readonly early: string;
}

interface PrerenderOptions {
  readonly show: Show;
  readonly assets: Assets;
  readonly folder: string;
  readonly renderView: (frame: Frame, view: View) => string;
}

/** Writes every page as a file of its own, and the data that the running site fetches. */
export function prerender({ show, assets, folder, renderView }: PrerenderOptions): void {
  const { model, theme, icons } = show;
  const { frame, pages, addresses } = model;
  const write = (name: string, content: string): void => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const head = headOf(assets, theme, frame);
  const early = { script: assets.script, pages: listedPages(show) };
  const document = (view: View, base: string, prerendered: string, title: string, description?: string): string =>
    htmlOf({ language: frame.site.language, title, description, base, build: frame.build, prerendered, early, head, body: renderView(frame, view) });

  for (const page of pages) {
    write(files.page(page.path), JSON.stringify(page));
    write(htmlFile(page.path), document({ kind: "page", location: page.path, page }, baseOf(page.path), page.path, `${page.title} | ${frame.site.name}`, page.description));
  }
  for (const [path, planned] of Object.entries(addresses.planned))
    write(htmlFile(path), document({ kind: "planned", location: path, planned }, baseOf(path), path, `${planned.title} | ${frame.site.name}`));
  const lost: View = { kind: "not-found", location: lostPage, near: [] };
  write("404.html", document(lost, new URL(frame.site.url).pathname.replace(/\/?$/, "/"), lostPage, `${frame.labels.notFoundTitle} | ${frame.site.name}`));
  write(files.frame, JSON.stringify(frame));
  write(files.addresses, JSON.stringify(addresses));
  write("icons.svg", icons);
}

/** So many paths stand in every page, so that a hash route is found without asking; a larger site has a table to ask. */
const mostListed = 64;

function listedPages({ model: { addresses } }: Show): string | undefined {
  const paths = [...Object.keys(addresses.pages), ...Object.keys(addresses.planned)].filter((path) => path !== "/");
  return paths.length > mostListed ? undefined : paths.join(" ");
}

/** `/pricing` -> `pricing/index.html` */
const htmlFile = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}/index.html`);

/** From a page's file to the site's root. */
const baseOf = (path: string): string => (path === "/" ? "./" : "../".repeat(path.split("/").length - 1));

function headOf({ early, styles, fonts }: Assets, theme: string, { site }: Frame): string[] {
  return [
    `<script>${early}</script>`,
    ...(site.logo ? [`<link rel="icon" href="${escapeHtml(site.logo.src)}">`] : []),
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    ...(theme ? [`<style>${theme}</style>`] : []),
  ];
}
