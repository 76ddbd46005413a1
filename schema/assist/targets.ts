import type { Range } from "../problem.ts";
import type { TreeSource } from "../reader/source.ts";
import { resolveAddress } from "../site/address.ts";
import type { SiteIndex } from "../site/site-index.ts";
import { chosenFont } from "../site/theme/families.ts";

/** Something in the file that can be opened. */
export type OpenTarget = {
  readonly range: Range;
} & (
  | { readonly kind: "page"; readonly at: Range }
  | { readonly kind: "picture"; readonly file: string }
  | { readonly kind: "address"; readonly url: string }
);

/** What links, pictures and the typeface lead to: a page of the site, where it stands in the file; a file; an address on the web. */
export function targetsOf(index: SiteIndex, source: TreeSource): OpenTarget[] {
  const { links, pages, inventory } = index;
  const ofLinks = links.flatMap(({ path, start, end, targets }): OpenTarget[] => {
    const range = source.locateInside(path, start, end);
    const [target] = targets;
    if (target === undefined) return [];
    if (target.kind === "outside") return [{ kind: "address", range, url: target.url }];
    if (target.kind !== "page") return [];
    const place = resolveAddress(target.path, pages.index);
    const page = [...pages.pages, ...pages.planned].find((one) => "page" in place && one.path === place.page);
    return page ? [{ kind: "page", range, at: source.locate(page.at) }] : [];
  });
  const isFont = (name: string): boolean => chosenFont(name).kind === "file";
  const ofFiles = [
    ...inventory.of("file"),
    ...inventory.of("font").filter(({ value }) => isFont(String(value))),
  ].flatMap(({ path, value, isDefault }): OpenTarget[] =>
    typeof value === "string" && !isDefault ? [{ kind: "picture", range: source.locate(path), file: value }] : [],
  );
  return [...ofLinks, ...ofFiles];
}
