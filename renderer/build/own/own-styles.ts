import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { blocksFolder } from "../../../schema/cli/own/own-types.ts";
import { InputError, inputPlace, placeName } from "../../../schema/cli/generate/inputs/input-error.ts";
import { siteRootOf } from "../../../schema/cli/package/places.ts";

/** What a style sheet loads, up to the end of its address: `url("/art/mark.svg`, `@import "https://fonts.example/x.css`. */
const loaded = /(?<before>url\(\s*["']?|@import\s*["'])(?<address>[^"')\s]*)/gi;

/**
 * The style sheet of a site's own blocks as it is published: a file of the public folder, which stands behind a slash, is found from the folder
 * of the style sheet, in whatever folder the site is.
 * @param toRoot from the folder of the style sheet to that of the site
 * @throws InputError where it loads what the policy of pages forbids
 */
export function publishedStyles(css: string, toRoot: string, site: string): string {
  return css.replaceAll(loaded, (all, before: string, address: string) => {
    if (/^(?:https?:)?\/\/|^data:/i.test(address)) throw forbidden(address, site);
    return address.startsWith("/") ? before + toRoot + address.slice(1) : all;
  });
}

/** The first style sheet of a block that holds the address, or the beginning of it. */
function forbidden(address: string, site: string): InputError {
  const sentence =
    "The content security policy of pages forbids what is loaded from elsewhere, and “data:”. Put the file beside the block, or into public/";
  const root = siteRootOf(site);
  for (const one of readdirSync(blocksFolder(site), { recursive: true, withFileTypes: true })) {
    const path = join(one.parentPath, one.name);
    if (!one.isFile() || !/\.(?:css|scss|sass|less)$/.test(one.name)) continue;
    const text = readFileSync(path, "utf8");
    const start = text.indexOf(address.slice(0, 60));
    if (start < 0) continue;
    const place = inputPlace(relative(root, path).replaceAll("\\", "/"), text, start, start + address.length);
    return new InputError(`${placeName(place)}: ${sentence}.`, place);
  }
  return new InputError(`A style sheet in blocks/ loads ${address.slice(0, 60)}. ${sentence}.`);
}
