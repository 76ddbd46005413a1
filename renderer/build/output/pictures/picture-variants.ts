import { createHash } from "node:crypto";
import { parse } from "node:path";
import type { Image } from "../../../../schema/language/values.ts";
import { hashedFolder } from "../../../../schema/site/addresses/built-names.ts";
import type { Model } from "../../../model/model.ts";
import { publicFile } from "../../../model/public-url.ts";
import type { BuiltFile } from "../output-file.ts";
import type { FileCache } from "../file-cache.ts";
import { isAnimated } from "./is-animated.ts";
import { variantsFrom } from "./raster.ts";
import { readPicture } from "./read-picture.ts";

/**
 * Widths in pixels; a picture gets those that are smaller than itself, and its own. More are sharper than a screen: to make the largest
 * formats of a photograph of 6000 pixels takes a minute more.
 */
const widths = [320, 640, 960, 1280, 1920] as const;
const maxWidth = 1920;

const formats = ["avif", "webp"] as const;

const isRaster = (value: unknown): value is Image =>
  typeof value === "object" &&
  value !== null &&
  "src" in value &&
  "alt" in value &&
  typeof value.src === "string" &&
  /\.(?:png|jpe?g|webp|avif)$/i.test(value.src);

/** Raster images in smaller formats and sizes, and the model that names them. */
export interface PictureVariants {
  readonly model: Model;
  readonly files: readonly BuiltFile[];
}

/** Makes the variants of every raster picture that pages, menus and the logo show. SVG files have none. */
export async function pictureVariants(model: Model, publicFolder: string, cache: FileCache): Promise<PictureVariants> {
  const { pages, frame } = model;
  const pictures = new Map<string, Image>();
  collect([pages, frame.menus, frame.site.logo], pictures);
  if (pictures.size === 0) return { model, files: [] };
  const sources = new Map<string, Image["sources"]>();
  const files: BuiltFile[] = [];
  // One after the other: each is in memory as a whole, and its variants keep all processors busy.
  for (const image of pictures.values()) {
    const made = await variantsOf(image, publicFolder, cache);
    if (made.sources.length > 0) sources.set(image.src, made.sources);
    files.push(...made.files);
  }
  const withSources = <Part>(part: Part): Part =>
    JSON.parse(
      JSON.stringify(part, (_, value: unknown) =>
        isRaster(value) ? { ...value, sources: sources.get(value.src) } : value,
      ),
    );
  const { menus, site } = frame;
  const logo = site.logo && withSources(site.logo);
  return {
    model: {
      ...model,
      pages: withSources(pages),
      frame: { ...frame, menus: withSources(menus), site: { ...site, ...(logo && { logo }) } },
    },
    files,
  };
}

/** Adds the raster images in a part of the model, by file. */
function collect(value: unknown, pictures: Map<string, Image>): void {
  if (isRaster(value)) pictures.set(value.src, value);
  else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) collect(inner, pictures);
}

interface Made {
  readonly sources: NonNullable<Image["sources"]>;
  readonly files: readonly BuiltFile[];
}

/** What a variant is called: no name of a file is too long, and none has to be encoded. */
const shortName = (file: string): string =>
  parse(file)
    .name.replace(/[^A-Za-z0-9_-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60) || "picture";

const hashOf = (content: Buffer): string => createHash("sha256").update(content).digest("hex");

async function variantsOf({ src, width }: Image, publicFolder: string, cache: FileCache): Promise<Made> {
  const picture = await readPicture(publicFolder, src);
  // Variants would stand still.
  if (isAnimated(picture)) return { sources: [], files: [] };
  const hash = hashOf(picture);
  const name = shortName(publicFile(src));
  const largest = Math.min(Math.round(width), maxWidth);
  const sizes = [...widths.filter((size) => size < largest), largest];
  const variant = variantsFrom(picture, largest);
  const made = await Promise.all(
    formats.map(async (format) => {
      const files = await Promise.all(
        sizes.map(async (size) => {
          const content = await cache.get(["variant", hash, format, String(size)], () => variant(size, format));
          return { file: `${hashedFolder}/${name}-${size}-${hashOf(content).slice(0, 8)}.${format}`, content, size };
        }),
      );
      const srcset = files.map(({ file, size }) => `${file} ${size}w`).join(", ");
      return { source: { type: `image/${format}`, srcset }, files };
    }),
  );
  return { sources: made.map(({ source }) => source), files: made.flatMap(({ files }) => files) };
}
