import { createHash } from "node:crypto";
import type { SiteFacts } from "../../../../schema/language/types.ts";
import type { PageModel } from "../../../model/model.ts";
import type { BuiltFile } from "../output-file.ts";
import { darkSvg } from "./dark-svg.ts";
import { isSvg } from "./icon-files.ts";
import type { FileCache } from "../file-cache.ts";
import { backgroundSvg, imageBox, titleBox, titleSvg, type BackgroundContent } from "./page-picture.ts";
import { pictureFile } from "./picture-files.ts";
import { cachedSquare } from "./cached-square.ts";
import { coverPng, overlay } from "./raster.ts";
import { readPicture } from "./read-picture.ts";
import type { SiteColors } from "../site-colors.ts";
import { loadTextOutlines } from "./text-outlines.ts";

/** What a picture shows of a page. */
type Titled = Pick<PageModel, "path" | "title">;

interface PagePicturesOptions {
  readonly site: SiteFacts;
  readonly colors: SiteColors;
  readonly publicFolder: string;
  readonly cache: FileCache;
}

const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString("base64")}`;

/** Draws the pictures that show when a page is shared: its title over a background that all pages share. */
export async function pagePictures(options: PagePicturesOptions): Promise<(page: Titled) => Promise<BuiltFile>> {
  const { colors, cache } = options;
  const background = await backgroundOf(options);
  const key = createHash("sha256").update(JSON.stringify(background)).digest();
  const prepare = async (): Promise<(title: string) => Promise<Buffer>> => {
    const outlines = await loadTextOutlines(cache);
    const draw = await overlay(backgroundSvg(background, outlines), titleBox, colors.onDeep);
    return (title) => draw(titleSvg(title, colors.onDeep, outlines));
  };
  let drawing: ReturnType<typeof prepare> | undefined;
  return async ({ path, title }) => {
    const content = await cache.getOfEngine(["page", key, title], async () => {
      drawing ??= prepare();
      return (await drawing)(title);
    });
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

async function backgroundOf({ site, colors, publicFolder, cache }: PagePicturesOptions): Promise<BackgroundContent> {
  const { name, url, logo, image } = site;
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
    image &&
    (await read(image.src)
      .then((file) => cache.get(["cover", file, JSON.stringify(imageBox)], () => coverPng(file, imageBox)))
      .catch(leaveOut));
  return { name, host, colors, logo: logoPng && dataUrl(logoPng), image: imagePng && dataUrl(imagePng) };
}
