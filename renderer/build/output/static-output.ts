import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Model, PageModel } from "../../model/model.ts";
import type { StructuredDataRegistry, Thing } from "../../parts/structured-data.ts";
import { headOf } from "../page/head.ts";
import type { BuiltFile } from "./built-file.ts";
import { graphOf } from "./structured-data/graph.ts";
import { headersOf } from "./headers.ts";
import { iconFiles } from "./pictures/icon-files.ts";
import type { KeptFiles } from "./file-cache.ts";
import { loadLettering } from "./pictures/text-outlines.ts";
import { llmsOf } from "./llms.ts";
import { manifestOf } from "./manifest.ts";
import { pagePictures } from "./pictures/page-pictures.ts";
import { pictureVariants } from "./pictures/picture-variants.ts";
import { policyOf, type InlineContent } from "./policy.ts";
import { publicDrawings } from "./pictures/public-drawings.ts";
import { robotsOf } from "./robots.ts";
import { siteColors } from "./site-colors.ts";
import { drawnIcon, iconsOf } from "./pictures/site-icons.ts";
import { sitemapOf } from "./sitemap.ts";
import { uncovered } from "./uncovered.ts";

interface FeedsOptions {
  readonly model: Model;
  readonly structuredData: StructuredDataRegistry;
  /** CSS texts that give the site its colors, the theme last. */
  readonly colors: readonly string[];
  /** What stands inside the pages: their policy lets these through and nothing else. */
  readonly inline: InlineContent;
  readonly publicFolder: string;
  /** What slow work has made, from one build to the next. */
  readonly kept: KeptFiles;
}

/** What a built site says to machines. */
export interface Feeds {
  /** The model, with the smaller variants of its pictures. */
  readonly model: Model;
  /** The head of a page; without a page, of one that search engines pass over. */
  head(title: string, page: PageModel | undefined, resources: readonly string[]): string[];
  /** Throws where HTML of a page holds what the policy forbids: that is a fault of the renderer, or of a block. */
  inspect(file: string, html: string): void;
  /** All files beside the pages but their pictures. A file of the public folder with the same name stays as it is. */
  files(): AsyncGenerator<BuiltFile>;
  /** Draws the pictures that show when a page is shared. */
  pictures(): ReturnType<typeof pagePictures>;
  /** Forgets what is kept from former builds and no longer asked for. */
  forget(): Promise<void>;
}

export async function prepareFeeds({
  model: plain,
  structuredData,
  colors: styles,
  inline,
  publicFolder,
  kept,
}: FeedsOptions): Promise<Feeds> {
  const { model, files: variants } = await pictureVariants(plain, publicFolder, kept);
  const { frame, pages } = model;
  const { site } = frame;
  const colors = siteColors(styles);
  const policy = policyOf(inline);
  const known = new Map<string, readonly Thing[]>();
  const thingsOf = (page: PageModel): readonly Thing[] => {
    const things = known.get(page.path) ?? graphOf(page, model, structuredData);
    known.set(page.path, things);
    return things;
  };

  async function* files(): AsyncGenerator<BuiltFile> {
    const withThings = pages.map((page) => ({ page, things: thingsOf(page) }));
    yield { file: "sitemap.xml", content: sitemapOf(site, withThings) };
    yield { file: "robots.txt", content: robotsOf(site) };
    yield { file: "llms.txt", content: llmsOf(frame, withThings) };
    yield { file: "manifest.webmanifest", content: manifestOf(site, colors) };
    yield { file: "_headers", content: headersOf(model, policy.header) };
    yield* variants;
    const draw = (): Promise<Buffer> =>
      kept.getOfEngine(["icon", site.name, JSON.stringify(colors)], async () =>
        Buffer.from(drawnIcon(site, colors, await loadLettering())),
      );
    if (!site.logo) yield { file: iconFiles.drawn.file, content: await draw() };
    // A logo that only browsers can draw gives way to the drawn sign where pixels are asked for.
    const logo = site.logo ? await readFile(join(publicFolder, site.logo.src)) : await draw();
    yield* await iconsOf(logo, colors, kept).catch(async () => iconsOf(await draw(), colors, kept));
  }

  return {
    model,
    pictures: () => pagePictures({ site, colors, publicFolder, kept }),
    forget: () => kept.forget(),
    head: (title, page, resources) =>
      headOf({ model, title, page, things: page && thingsOf(page), colors, policy: policy.meta, resources }),
    inspect(file, html) {
      const found = uncovered(html, policy.meta);
      if (found.length > 0)
        throw new Error(`${file} holds what its content security policy forbids: ${found.join(" … ")}`);
    },
    async *files() {
      yield* await publicDrawings(publicFolder, kept);
      for await (const file of files()) if (!existsSync(join(publicFolder, file.file))) yield file;
    },
  };
}
