import { createHash } from "node:crypto";
import type { SiteFacts } from "../../../../schema/language/types.ts";
import type { PageModel } from "../../../model/model.ts";
import type { BuiltFile } from "../output-file.ts";
import { fontKey } from "../../fonts/typeface.ts";
import { darkSvg } from "./dark-svg.ts";
import { isSvg } from "./icon-files.ts";
import type { FileCache } from "../file-cache.ts";
import { backgroundSvg, imageRoom, titleBox, titleSvg, type BackgroundContent } from "./page-picture.ts";
import { pictureFile } from "./picture-files.ts";
import { cachedSquare } from "./cached-square.ts";
import { coverPng, overlay } from "./raster.ts";
import { readPicture } from "./read-picture.ts";
import type { SiteColors } from "../site-colors.ts";
import { loadTextOutlines } from "./text-outlines.ts";

/** What a picture shows of a page. */
type Titled = Pick<PageModel, "path" | "title" | "preview">;

interface PagePicturesOptions {
  readonly site: SiteFacts;
  readonly colors: SiteColors;
  readonly publicFolder: string;
  readonly cache: FileCache;
}

const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString("base64")}`;

/** The background of pictures, and what draws a title on it. */
interface Background {
  /** Says what is on it, for the cache. */
  readonly key: Buffer;
  readonly draw: (title: string) => Promise<Buffer>;
}

/** Draws the pictures that show when a page is shared: its title over a background, which pages with the same picture share. */
export async function pagePictures(options: PagePicturesOptions): Promise<(page: Titled) => Promise<BuiltFile>> {
  const { colors, cache, site, publicFolder } = options;
  const font = fontKey(site.theme.font.heading, publicFolder);
  const backgrounds = new Map<string | undefined, Promise<Background>>();
  let outlines: ReturnType<typeof loadTextOutlines> | undefined;

  async function background(src: string | undefined): Promise<Background> {
    const content = await backgroundOf(src, options);
    const prepare = async (): Promise<(title: string) => Promise<Buffer>> => {
      const shapes = await (outlines ??= loadTextOutlines(site.theme.font.heading, publicFolder, cache));
      const draw = await overlay(backgroundSvg(content, shapes), titleBox, colors.onDeep);
      return (title) => draw(titleSvg(title, colors.onDeep, shapes));
    };
    let drawing: ReturnType<typeof prepare> | undefined;
    return {
      key: createHash("sha256").update(JSON.stringify(content)).digest(),
      draw: async (title) => (await (drawing ??= prepare()))(title),
    };
  }

  return async ({ path, title, preview = site.image?.src }) => {
    const known = backgrounds.get(preview) ?? background(preview);
    backgrounds.set(preview, known);
    const { key, draw } = await known;
    const content = await cache.getOfEngine(["page", key, font, title], () => draw(title));
    return { file: pictureFile(path), content };
  };
}

/** So many pictures are drawn at a time: sharp has threads of its own. */
const batchSize = 16;

/** Draws the pictures of pages, one after the other. */
export async function* drawPictures(pages: readonly Titled[], options: PagePicturesOptions): AsyncGenerator<BuiltFile> {
  const pictureOf = await pagePictures(options);
  for (let first = 0; first < pages.length; first += batchSize)
    yield* await Promise.all(pages.slice(first, first + batchSize).map(pictureOf));
}

async function backgroundOf(
  image: string | undefined,
  { site, colors, publicFolder, cache }: PagePicturesOptions,
): Promise<BackgroundContent> {
  const { name, url, logo } = site;
  const read = (src: string): Promise<Buffer> => readPicture(publicFolder, src);
  // A file that only browsers can draw is left out of the picture.
  const leaveOut = (): undefined => undefined;
  const host = url.replace(/^https?:\/\//, "").replace(/\/+$/, "");
  const logoPng =
    logo &&
    (await read(logo.src)
      .then((file) => cachedSquare(cache, isSvg(logo.src) ? Buffer.from(darkSvg(file.toString())) : file, { size: 96 }))
      .catch(leaveOut));
  const imagePng =
    image !== undefined &&
    (await read(image)
      .then((file) => cache.get(["cover", file, JSON.stringify(imageRoom)], () => coverPng(file, imageRoom)))
      .catch(leaveOut));
  // The height is in the header of the file.
  const shown = imagePng ? { href: dataUrl(imagePng), height: imagePng.readUInt32BE(20) } : undefined;
  return { name, host, colors, logo: logoPng && dataUrl(logoPng), image: shown };
}
