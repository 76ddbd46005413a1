import { chosenFont } from "../theme/families.ts";
import type { Inventory } from "../../language/inventory.ts";
import type { Path } from "../../problem.ts";
import type { ParsedPicture } from "../markdown/parsed.ts";
import type { WrittenText } from "../written.ts";

/** A file that is shown as a picture: of a field, or inside a text. */
export interface WrittenPicture {
  /** The field that names the file, or the text. */
  readonly path: Path;
  readonly src: string;
  /** Where the name stands in the value at the path. */
  readonly start: number;
  readonly end: number;
  /** The picture as it is written in a text. */
  readonly inText?: ParsedPicture;
}

/** The font file of the site, where its typeface is one. */
export const findFontFiles = (inventory: Inventory): readonly WrittenPicture[] =>
  inventory
    .of("font")
    .flatMap(({ path, value }) =>
      typeof value === "string" && chosenFont(value).kind === "file"
        ? [{ path, src: value, start: 0, end: value.length }]
        : [],
    );

/** Every picture of the site: those of fields, then those in texts. */
export function findPictures(inventory: Inventory, texts: readonly WrittenText[]): readonly WrittenPicture[] {
  const ofFields = inventory
    .of("file")
    .flatMap(({ path, value }) =>
      typeof value === "string" && !value.includes("{") ? [{ path, src: value, start: 0, end: value.length }] : [],
    );
  const ofTexts = texts.flatMap(({ entry: { path }, finds }) =>
    finds.pictures.map((inText) => ({ path, src: inText.src, start: inText.srcStart, end: inText.srcEnd, inText })),
  );
  return [...ofFields, ...ofTexts];
}
