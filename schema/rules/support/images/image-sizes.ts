import { rangeOf } from "./picture-range.ts";
import { sharedSearch } from "../shared.ts";

/**
 * Bytes: more make a page slow on a phone. Of all other kinds the build makes smaller pictures, in the formats that browsers like best,
 * so that their size is nothing that an author has to care for.
 */
const maxBytes = new Map([
  [
    "svg",
    { limit: 150_000, help: "Simplify the drawing, or save it as png or webp: of those the build makes smaller ones." },
  ],
  ["gif", { limit: 400_000, help: "Save it shorter or smaller, or as jpg or png if nothing moves." }],
]);
/** Pixels: fewer are blurred. A shared picture is shown 1200 wide. */
const minWidth = { shown: 320, shared: 600 };

const size = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.round(bytes / 1000)} kB`;

/** Pictures that are too heavy to load quickly, or too small to be sharp. Each file is reported at its first place. */
export const imageSizes = sharedSearch(function* ({ pictures, files, source }) {
  const reported = new Set<string>();
  for (const picture of pictures) {
    const { path, src } = picture;
    const facts = files.facts(src);
    if (!facts || facts.kind === "other" || reported.has(src)) continue;
    const { bytes, kind, width } = facts;
    const range = rangeOf(picture, source);
    const heavy = maxBytes.get(kind);
    const isShared = path.at(-2) === "image" && (path.length === 3 || path.length === 4);
    const needed = isShared ? minWidth.shared : minWidth.shown;
    if (heavy && bytes > heavy.limit) {
      reported.add(src);
      yield {
        code: "image/too-heavy",
        message: `This picture weighs ${size(bytes)}; ${size(heavy.limit)} load quickly.`,
        label: size(bytes),
        help: heavy.help,
        range,
        at: path,
      };
    }
    if (kind !== "svg" && width > 0 && width < needed && path.at(-2) !== "logo") {
      reported.add(src);
      yield {
        code: "image/too-small",
        message: `This picture is ${width} pixels wide; it needs ${needed} to be sharp.`,
        label: `${width} pixels wide`,
        help: "Take a larger version of it.",
        range,
        at: path,
      };
    }
  }
});
