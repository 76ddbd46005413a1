import type { PlannedPage } from "../../../schema/language/types.ts";
import type { Addresses, Frame, PageModel } from "../../model/model.ts";
import { notFoundPage, type View } from "../../navigation/view.ts";
import type { BuiltFile } from "../output/output-file.ts";
import type { StaticOutput } from "../output/static-output.ts";
import { refuseForbidden, type InlineContent } from "../output/policy.ts";
import { htmlOf } from "./shell.ts";

/** A font file that the first screen may need. */
interface PreloadedFont {
  readonly file: string;
  /** The characters that it is for. */
  readonly codePoints: ReadonlySet<number>;
  /** Whether headings alone have it. */
  readonly isOfHeadings: boolean;
}

/** What the bundler made, from the site's root. */
export interface Assets {
  readonly script: string;
  readonly styles: readonly string[];
  readonly fonts: readonly PreloadedFont[];
}

/** Renders pages as HTML files. */
export interface Prerenderer {
  page(page: PageModel): BuiltFile;
  planned(path: string, page: PlannedPage): BuiltFile;
  /** The page in place of a missing one. */
  notFound(): BuiltFile;
}

interface PrerendererOptions {
  readonly frame: Frame;
  readonly addresses: Addresses;
  readonly output: Pick<StaticOutput, "head">;
  readonly renderView: (frame: Frame, view: View) => string;
  /** The code of the script that is inlined into every page. */
  readonly bootstrap: string;
  /** CSS that sets the theme's own colors. */
  readonly theme: string;
  readonly assets: Assets;
}

export function createPrerenderer(options: PrerendererOptions): Prerenderer {
  const { frame, addresses, output, renderView, bootstrap, theme, assets } = options;
  const pages = listedPages(addresses);
  const resources = resourcesOf(assets, bootstrap, theme, frame.site.name);

  const prerender = (file: string, view: View, base: string, title: string, page?: PageModel): BuiltFile => {
    const body = renderView(frame, view);
    refuseForbidden(file, body);
    const content = htmlOf({
      language: frame.site.language,
      base,
      build: frame.build,
      prerendered: page?.path ?? view.location,
      kind: view.kind,
      addresses: frame.site.addresses,
      data: { script: assets.script, pages },
      head: output.head(`${title} | ${frame.site.name}`, page, resources(body)),
      body,
      failure: { words: frame.labels.restFailed, reload: frame.labels.reload },
    });
    return { file, content };
  };

  return {
    page: (page) =>
      prerender(htmlFile(page.path), { kind: "page", location: page.path, page }, baseOf(page.path), page.title, page),
    planned: (path, planned) =>
      prerender(htmlFile(path), { kind: "planned", location: path, planned }, baseOf(path), planned.title),
    notFound() {
      const view: View = { kind: "not-found", location: notFoundPage, near: [] };
      return prerender(
        "404.html",
        view,
        new URL(frame.site.url).pathname.replace(/\/?$/, "/"),
        frame.labels.notFoundTitle,
      );
    },
  };
}

/** Up to so many paths are listed in every page, so that a hash route needs no request; a larger site fetches a table. */
const maxListed = 64;

function listedPages({ pages, planned }: Addresses): string | undefined {
  const paths = [...Object.keys(pages), ...Object.keys(planned)].filter((path) => path !== "/");
  return paths.length > maxListed ? undefined : paths.join(" ");
}

/** `/pricing` -> `pricing/index.html` */
export const htmlFile = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}/index.html`);

/** From a page's file to the site's root. */
const baseOf = (path: string): string => (path === "/" ? "./" : "../".repeat(path.split("/").length - 1));

/** What is inlined into every page, as a content security policy distinguishes it. */
export const inlineContent = (scripts: readonly string[], theme: string): InlineContent => ({
  scripts,
  styles: theme ? [theme] : [],
});

/** The first headings of a page. */
const headingsIn = (body: string): string =>
  [...body.matchAll(/<(h[1-3])\b[^>]*>(.*?)<\/\1>/gs)]
    .slice(0, 3)
    .map(([, , words = ""]) => words.replaceAll(/<[^>]*>/g, ""))
    .join(" ");

/** The elements that load what a page with this body needs. */
function resourcesOf(
  { styles, fonts }: Assets,
  bootstrap: string,
  theme: string,
  name: string,
): (body: string) => string[] {
  const preloads = fonts.map(({ file, codePoints, isOfHeadings }) => ({
    isOfHeadings,
    link: `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    used: new RegExp(`[${[...codePoints].map((codePoint) => `\\u{${codePoint.toString(16)}}`).join("")}]`, "u"),
  }));
  return (body) => [
    `<script>${bootstrap}</script>`,
    ...styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    ...preloads
      .filter(({ used, isOfHeadings }) => used.test(isOfHeadings ? name + headingsIn(body) : body))
      .map(({ link }) => link),
    ...(theme ? [`<style>${theme}</style>`] : []),
  ];
}
