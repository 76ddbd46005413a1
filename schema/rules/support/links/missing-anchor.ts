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
  const names = new Set<string>();
  for (const { path, page: near } of deadLinks(context))
    if (near === page.path) names.add(path.slice(path.lastIndexOf("/") + 1));
  const [wanted, other] = names;
  const wrong = isNamedSo(second, context) && !isNamedSo(first, context) ? first : second;
  return { wrong, wanted: other === undefined ? wanted : undefined };
}
