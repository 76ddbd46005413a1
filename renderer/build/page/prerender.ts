import type { PlannedPage } from "../../../schema/language/types.ts";
import type { Addresses, Frame, PageModel } from "../../model/model.ts";
import { lostPage, type View } from "../../navigation/view.ts";
import type { StaticOutput } from "../output/static-output.ts";
import type { InlineContent } from "../output/policy.ts";
import { htmlOf } from "./shell.ts";

/** What the bundler made, from the site's root. */
export interface Assets {
  readonly script: string;
  readonly styles: readonly string[];
  /** Font files that the first screen needs, each with the characters that it is for. */
  readonly fonts: readonly { readonly file: string; readonly codePoints: ReadonlySet<number> }[];
}

/** A rendered page that waits for the names of the bundler's files. */
export interface Draft {
  /** The HTML file, from the site's root. */
  readonly file: string;
  finish(assets: Assets): string;
}

/** Renders pages. Each call renders at once; what a draft still needs is put around it later. */
export interface Drafts {
  page(page: PageModel): Draft;
  planned(path: string, page: PlannedPage): Draft;
  /** The page in place of a missing one. */
  lost(): Draft;
}

interface DraftsOptions {
  readonly frame: Frame;
  readonly addresses: Addresses;
  readonly feeds: Pick<StaticOutput, "head" | "inspect">;
  readonly renderView: (frame: Frame, view: View) => string;
  /** The code of the script that stands inside every page. */
  readonly early: string;
  /** CSS that sets the theme's own colours. */
  readonly theme: string;
}

export function createDrafts({ frame, addresses, feeds, renderView, early, theme }: DraftsOptions): Drafts {
  const pages = listedPages(addresses);
  const resourcesFor = once((assets: Assets) => resourcesOf(assets, early, theme));

  const draft = (file: string, view: View, base: string, title: string, page?: PageModel): Draft => {
    const body = renderView(frame, view);
    // At once: React's thousands of pieces become one text while they are at hand, and need not be kept till the end.
    feeds.inspect(file, body);
    return {
      file,
      finish(assets) {
        const head = feeds.head(`${title} | ${frame.site.name}`, page, resourcesFor(assets)(body));
        feeds.inspect(file, head.join("\n"));
        return htmlOf({
          language: frame.site.language,
          base,
          build: frame.build,
          prerendered: page?.path ?? view.location,
          kind: view.kind,
          early: { script: assets.script, pages },
          head,
          body,
          failure: { words: frame.labels.restFailed, reload: frame.labels.reload },
        });
      },
    };
  };

  return {
    page: (page) =>
      draft(htmlFile(page.path), { kind: "page", location: page.path, page }, baseOf(page.path), page.title, page),
    planned: (path, planned) =>
      draft(htmlFile(path), { kind: "planned", location: path, planned }, baseOf(path), planned.title),
    lost() {
      const view: View = { kind: "not-found", location: lostPage, near: [] };
      return draft("404.html", view, new URL(frame.site.url).pathname.replace(/\/?$/, "/"), frame.labels.notFoundTitle);
    },
  };
}

/** So many paths stand in every page, so that a hash route is found without asking; a larger site has a table to ask. */
const mostListed = 64;

function listedPages({ pages, planned }: Addresses): string | undefined {
  const paths = [...Object.keys(pages), ...Object.keys(planned)].filter((path) => path !== "/");
  return paths.length > mostListed ? undefined : paths.join(" ");
}

/** `/pricing` -> `pricing/index.html` */
export const htmlFile = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}/index.html`);

/** From a page's file to the site's root. */
const baseOf = (path: string): string => (path === "/" ? "./" : "../".repeat(path.split("/").length - 1));

/** What stands inside every page, by the kind that a content security policy tells apart. */
export const inlineContent = (early: string, theme: string): InlineContent => ({
  scripts: [early],
  styles: theme ? [theme] : [],
});

/** What a page with this body loads. */
function resourcesOf({ styles, fonts }: Assets, early: string, theme: string): (body: string) => string[] {
  const preloads = fonts.map(({ file, codePoints }) => ({
    link: `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    used: new RegExp(`[${[...codePoints].map((codePoint) => `\\u{${codePoint.toString(16)}}`).join("")}]`, "u"),
  }));
  return (body) => [
    `<script>${early}</script>`,
    ...styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    ...preloads.filter(({ used }) => used.test(body)).map(({ link }) => link),
    ...(theme ? [`<style>${theme}</style>`] : []),
  ];
}

/** Remembers what was made of the last value. */
function once<Value, Made>(make: (value: Value) => Made): (value: Value) => Made {
  let known: { readonly value: Value; readonly made: Made } | undefined;
  return (value) => {
    known = known?.value === value ? known : { value, made: make(value) };
    return known.made;
  };
}
