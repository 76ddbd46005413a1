import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SiteFacts } from "../../../../schema/language/types.ts";
import type { PageModel } from "../../../model/model.ts";
import type { BuiltFile } from "../built-file.ts";
import { darkSvg } from "./dark-svg.ts";
import { isSvg } from "./icon-files.ts";
import type { KeptFiles } from "../file-cache.ts";
import { loadLettering } from "./text-outlines.ts";
import { artRoom, groundOf, titleOf, titleRoom, type GroundOptions } from "./page-picture.ts";
import { pictureFile } from "./picture-files.ts";
import { keptSquare } from "./kept-square.ts";
import { coverPng, overlay } from "./raster.ts";
import type { SiteColors } from "../site-colors.ts";

/** What a picture shows of a page. */
type Titled = Pick<PageModel, "path" | "title">;

interface PagePicturesOptions {
  readonly site: SiteFacts;
  readonly colors: SiteColors;
  readonly publicFolder: string;
  readonly kept: KeptFiles;
}

const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString("base64")}`;

/** Draws the picture that shows when a page is shared: its title over what hangs from the line. */
export async function pagePictures(options: PagePicturesOptions): Promise<(page: Titled) => Promise<BuiltFile>> {
  const { colors, kept } = options;
  const shown = await shownOn(options);
  const look = await lookOf(shown, kept);
  let draw: Promise<(title: string) => Promise<Buffer>> | undefined;
  return async ({ path, title }) => {
    const content = await kept.get(["page", look, title], async () => {
      const lettering = await loadLettering();
      draw ??= overlay(groundOf(shown, lettering), titleRoom, colors.onDeep);
      return (await draw)(titleOf(title, colors.onDeep, lettering));
    });
    return { file: pictureFile(path), content };
  };
}

/**
 * Tells the look of all pictures of a site from any other. To set each title anew only to find its picture would take as long as to
 * copy it, so one stands for all.
 */
const lookOf = (shown: GroundOptions, kept: KeptFiles): Promise<Buffer> =>
  kept.getOfEngine(["look", JSON.stringify(shown)], async () => {
    const lettering = await loadLettering();
    const sample = titleOf("How titles of pages are set in several lines", shown.colors.onDeep, lettering);
    return createHash("sha256").update(groundOf(shown, lettering)).update(sample).digest();
  });

/** What the pictures of all pages show. */
async function shownOn({ site, colors, publicFolder, kept }: PagePicturesOptions): Promise<GroundOptions> {
  const { name, url, logo, image } = site;
  const read = (file: string): Promise<Buffer> => readFile(join(publicFolder, file));
  // A drawing that only browsers can draw is left out of the picture.
  const leftOut = (): undefined => undefined;
  const host = url.replace(/^https?:\/\//, "").replace(/\/+$/, "");
  const drawn =
    logo &&
    (await read(logo.src)
      .then((file) => keptSquare(kept, isSvg(logo.src) ? Buffer.from(darkSvg(file.toString())) : file, { size: 96 }))
      .catch(leftOut));
  const art =
    image &&
    (await read(image.src)
      .then((file) => kept.get(["cover", file, JSON.stringify(artRoom)], () => coverPng(file, artRoom)))
      .catch(leftOut));
  return { name, host, colors, logo: drawn && dataUrl(drawn), art: art && dataUrl(art) };
}
