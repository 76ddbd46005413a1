import { readFile } from "node:fs/promises";
import type { Model, PageModel } from "../../model/model.ts";
import { publishedFile } from "../../../schema/cli/public-folder/scan.ts";
import type { StructuredDataRegistry, Thing } from "../../parts/structured-data.ts";
import { headOf } from "../page/head.ts";
import { fontKey } from "../fonts/typeface.ts";
import { visitCounter } from "./analytics.ts";
import type { FileCache } from "./file-cache.ts";
import { headers } from "./headers.ts";
import { llms } from "./llms.ts";
import { manifest } from "./manifest.ts";
import type { BuiltFile, OutputFormat } from "./output-file.ts";
import { iconFiles } from "./pictures/icon-files.ts";
import { minifiedSvgs } from "./pictures/minified-svgs.ts";
import { pictureVariants } from "./pictures/picture-variants.ts";
import { readPicture } from "./pictures/read-picture.ts";
import { iconsOf, letterIcon, plainLetterIcon } from "./pictures/site-icons.ts";
import { policyOf, type InlineContent } from "./policy.ts";
import { robots } from "./robots.ts";
import { siteColors, type SiteColors } from "./site-colors.ts";
import { sitemap } from "./sitemap.ts";
import { graphOf } from "./structured-data/graph.ts";

/** Every output format that is one text file; a new one is added here. */
const formats: readonly OutputFormat[] = [sitemap, robots, llms, manifest, headers];

interface StaticOutputOptions {
  readonly model: Model;
  readonly structuredData: StructuredDataRegistry;
  /** The inline content of the pages: their policy allows this and nothing else. */
  readonly inline: InlineContent;
  readonly publicFolder: string;
  readonly cache: FileCache;
  /** Whether pictures of pixels can be drawn; true by default. */
  readonly hasDrawings?: boolean;
}

/** What a built site has beside the bodies of its pages: heads, and files for search engines, hosts and previews. */
export interface StaticOutput {
  /** The model, with the smaller variants of its pictures. */
  readonly model: Model;
  readonly colors: SiteColors;
  /** The head of a page; without a page, of one that search engines leave out. */
  head(title: string, page: PageModel | undefined, resources: readonly string[]): string[];
  /** All files beside the pages but their pictures (pagePictures). A file of the public folder with the same name stays as it is. */
  files(): AsyncGenerator<BuiltFile>;
}

export async function prepareStaticOutput(options: StaticOutputOptions): Promise<StaticOutput> {
  const { structuredData, publicFolder, cache, hasDrawings = true } = options;
  const { model, files: variants } = hasDrawings
    ? await pictureVariants(options.model, publicFolder, cache)
    : { model: options.model, files: [] };
  const { site } = model.frame;
  const colors = siteColors(site.theme);
  const counter = visitCounter(site);
  const { scripts, styles } = options.inline;
  const policy = policyOf(
    { scripts: [...scripts, ...(counter.inline === undefined ? [] : [counter.inline])], styles },
    counter,
  );
  const known = new Map<string, readonly Thing[]>();
  // The logo for search engines is one of the icons.
  const withoutMissing = (thing: Thing): Thing =>
    hasDrawings || thing["@type"] !== "Organization" ? thing : { ...thing, logo: undefined };
  const thingsOf = (page: PageModel): readonly Thing[] => {
    const things = known.get(page.path) ?? graphOf(page, model, structuredData).map(withoutMissing);
    known.set(page.path, things);
    return things;
  };

  async function* icons(): AsyncGenerator<BuiltFile> {
    if (!hasDrawings) {
      if (!site.logo) yield { file: iconFiles.letter.file, content: plainLetterIcon(site, colors) };
      return;
    }
    const draw = (): Promise<Buffer> =>
      cache.getOfEngine(
        ["icon", site.name, fontKey(site.theme.font.heading, publicFolder), JSON.stringify(colors)],
        async () => Buffer.from(await letterIcon(site, colors, { publicFolder, cache })),
      );
    if (!site.logo) yield { file: iconFiles.letter.file, content: await draw() };
    // Where only browsers can draw the logo, the icons of pixels show the letter.
    const logo = site.logo ? await readPicture(publicFolder, site.logo.src) : await draw();
    yield* await iconsOf(logo, colors, cache).catch(async () => iconsOf(await draw(), colors, cache));
  }

  async function* ownFiles(): AsyncGenerator<BuiltFile> {
    const pages = model.pages.map((page) => ({ page, things: thingsOf(page) }));
    const whole = { model, pages, colors, policy, hasDrawings };
    for (const { file, content, besideOwn } of formats) {
      const own = publishedFile(publicFolder, file);
      if (own === undefined) yield { file, content: content(whole) };
      else if (besideOwn) yield { file, content: besideOwn(await readFile(own, "utf8"), whole) };
    }
    yield* variants;
    for await (const icon of icons()) if (publishedFile(publicFolder, icon.file) === undefined) yield icon;
  }

  return {
    model,
    colors,
    head: (title, page, resources) =>
      headOf({
        model,
        title,
        page,
        things: page && thingsOf(page),
        colors,
        policy: policy.meta,
        hasDrawings,
        resources: [...resources, ...counter.elements],
      }),
    async *files() {
      yield* await minifiedSvgs(publicFolder, cache);
      yield* ownFiles();
    },
  };
}
