import { createHash } from "node:crypto";
import { parse } from "node:path";
import type { Image } from "../../../../schema/language/values.ts";
import { hashedFolder } from "../../../../schema/site/built-names.ts";
import type { Model } from "../../../model/model.ts";
import { publicFile } from "../../../model/public-url.ts";
import type { BuiltFile } from "../output-file.ts";
import type { FileCache } from "../file-cache.ts";
import { variant } from "./raster.ts";
import { readPicture } from "./read-picture.ts";

/** Widths in pixels; a picture gets those that are smaller than itself, and its own. */
const widths = [320, 640, 960, 1280, 1920] as const;

const formats = ["avif", "webp"] as const;

const isRaster = (value: unknown): value is Image =>
  typeof value === "object" &&
  value !== null &&
  "src" in value &&
  "alt" in value &&
  typeof value.src === "string" &&
  /\.(?:png|jpe?g|webp)$/i.test(value.src);

/** Raster images in smaller formats and sizes, and the model that names them. */
export interface PictureVariants {
  readonly model: Model;
  readonly files: readonly BuiltFile[];
}

/** Makes the variants of every raster picture that the pages and menus show. SVG files have none. */
export async function pictureVariants(model: Model, publicFolder: string, cache: FileCache): Promise<PictureVariants> {
  const pictures = new Map<string, Image>();
  collect([model.pages, model.frame.menus], pictures);
  if (pictures.size === 0) return { model, files: [] };
  const made = await Promise.all([...pictures.values()].map((image) => variantsOf(image, publicFolder, cache)));
  const sources = new Map(made.map((one) => [one.src, one.sources]));
  const [pages, menus]: [Model["pages"], Model["frame"]["menus"]] = JSON.parse(
    JSON.stringify([model.pages, model.frame.menus], (_, value: unknown) =>
      isRaster(value) ? { ...value, sources: sources.get(value.src) } : value,
    ),
  );
  return { model: { ...model, pages, frame: { ...model.frame, menus } }, files: made.flatMap(({ files }) => files) };
}

/** Adds the raster images in a part of the model, by file. */
function collect(value: unknown, pictures: Map<string, Image>): void {
  if (isRaster(value)) pictures.set(value.src, value);
  else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) collect(inner, pictures);
}

interface Made {
  readonly src: string;
  readonly sources: NonNullable<Image["sources"]>;
  readonly files: readonly BuiltFile[];
}

/** What a variant is called: no name of a file is too long, and none has to be encoded. */
const shortName = (file: string): string =>
  parse(file)
    .name.replace(/[^A-Za-z0-9_-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60) || "picture";

async function variantsOf({ src, width }: Image, publicFolder: string, cache: FileCache): Promise<Made> {
  const picture = await readPicture(publicFolder, src);
  const name = shortName(publicFile(src));
  const sizes = [...widths.filter((size) => size < width), Math.round(width)];
  const made = await Promise.all(
    formats.map(async (format) => {
      const files = await Promise.all(
        sizes.map(async (size) => {
          const content = await cache.get([picture, format, String(size)], () => variant(picture, size, format));
          const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
          return { file: `${hashedFolder}/${name}-${size}-${hash}.${format}`, content, size };
        }),
      );
      return {
        source: {
          type: `image/${format}`,
          srcset: files.map(({ file, size }) => `${file} ${size}w`).join(", "),
        },
        files,
      };
    }),
  );
  return { src, sources: made.map(({ source }) => source), files: made.flatMap(({ files }) => files) };
}
