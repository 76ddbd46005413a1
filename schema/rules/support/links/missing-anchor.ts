import { addressOf } from "../../../site/address.ts";
import { slug } from "../../../shape/explain/words.ts";
import { isMap } from "../../../problem.ts";
import type { PageAnchor, PageEntry } from "../../../site/pages.ts";
import type { Context } from "../../context.ts";
import { deadLinks } from "./dead-links.ts";

/** Whether the words beside an anchor are those that it is made of. */
function isNamedSo({ anchor, at: path }: PageAnchor, { at }: Context): boolean {
  const holder = at(path.slice(0, -1));
  const name = anchor.slice(anchor.lastIndexOf("/") + 1);
  return (
    isMap(holder) &&
    ["title", "nav", "name", "label"].some((key) => {
      const words = holder[key];
      return typeof words === "string" && slug(words).includes(name);
    })
  );
}

/** Which of two places with one anchor should have another one, and which, as far as their words and links tell. */
export function missingAnchor(
  page: PageEntry,
  first: PageAnchor,
  second: PageAnchor,
  context: Context,
): { readonly wrong: PageAnchor; readonly wanted: string | undefined } {
  const paths = new Set(deadLinks(context).flatMap(({ path, page: near }) => (near === page.path ? [path] : [])));
  const [name, other] = new Set([...paths].map((path) => path.slice(path.lastIndexOf("/") + 1)));
  const wrong = isNamedSo(second, context) && !isNamedSo(first, context) ? first : second;
  if (name === undefined || other !== undefined) return { wrong, wanted: undefined };
  // `courses/spanish-1` stays `courses/…` where that leads there as well.
  const long = `${wrong.anchor.slice(0, wrong.anchor.lastIndexOf("/") + 1)}${name}`;
  return { wrong, wanted: paths.size === 1 && paths.has(addressOf(page.path, long)) ? long : name };
}
