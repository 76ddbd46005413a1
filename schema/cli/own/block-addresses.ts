import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { InputError, inputPlace, placeName } from "../generate/inputs/input-error.ts";
import { siteRootOf } from "../package/places.ts";
import { blocksFolder, ownTypesOf } from "./own-types.ts";

/** An attribute of an element that names a file or a page from the top of the server: `src="/art/map.svg"`, `href={"/pricing"}`. */
const fromTop = /\b(?:src|srcSet|poster|href)=\{?\s*["'`](?<address>\/(?!\/)[^"'`\s]*)/g;

const comments = /\/\*.*?\*\/|^\s*\/\/.*?$/gms;

/** What to write for an address from the top of the server, without the full stop. */
export function adviceFor(address: string): string {
  const isFile = /\.\w+(?:[?#]|$)|\$\{/.test(address);
  const advice = isFile
    ? `Write “${address.slice(1)}”, as in site.yaml`
    : 'Make it a field with "part": "link", and write <Link href={…}>';
  return `“${address}” leads out of a site that is published in a folder. ${advice}`;
}

const script = /\.[jt]sx?$/;
const scriptOrStyles = /\.(?:[jt]sx?|css|scss|sass|less)$/;

/** The files in the folders of a site's own section types whose names have one of these endings. */
function filesOf(file: string, ending: RegExp): readonly { readonly name: string; readonly text: string }[] {
  if (ownTypesOf(file).length === 0) return [];
  const root = siteRootOf(file);
  return readdirSync(blocksFolder(file), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && ending.test(one.name))
    .map((one) => join(one.parentPath, one.name))
    .sort()
    .map((path) => ({ name: relative(root, path).replaceAll("\\", "/"), text: readFileSync(path, "utf8") }));
}

/** The addresses in a site's own blocks that are not found where it is published in a folder. A build finds those that are computed, too. */
export const addressFaults = (file: string): readonly InputError[] =>
  filesOf(file, script).flatMap(({ name, text }) => {
    const code = text.replaceAll(comments, (comment) => comment.replaceAll(/[^\n]/g, " "));
    return [...code.matchAll(fromTop)].map(({ 0: all, index, groups: { address = "" } = {} }) => {
      const end = index + all.length;
      const place = inputPlace(name, text, end - address.length, end);
      return new InputError(`${placeName(place)}: ${adviceFor(address)}.`, place);
    });
  });

/** Where an address stands in a site's own blocks: `blocks/price-map/PriceMap.tsx:9:21`. Nothing where it is computed. */
export function placeOfAddress(file: string, address: string): string | undefined {
  for (const { name, text } of filesOf(file, script)) {
    const [found] = ['"', "'", "`"].map((quote) => text.indexOf(quote + address + quote)).filter((start) => start >= 0);
    if (found !== undefined) return placeName(inputPlace(name, text, found + 1));
  }
  return undefined;
}

/** All that is written in a site's own blocks and their styles. */
export const textOfBlocks = (file: string): string =>
  filesOf(file, scriptOrStyles)
    .map(({ text }) => text)
    .join("\n");
