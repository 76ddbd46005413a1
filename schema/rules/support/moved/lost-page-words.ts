import { nearestPages } from "../../../site/address.ts";
import type { Finding } from "../../rule.ts";
import type { Context } from "../../context.ts";
import type { LostPage } from "./renamed-pages.ts";

/** Links to a page that may be one of several now: both ways out. */
export function lostPageProblem({ path, links }: LostPage, { source, pages }: Context): Finding {
  const [first, ...others] = links.map(({ link }) => ({
    at: link.path,
    range: source.locateInside(link.path, link.start, link.end),
  }));
  const names = pages.pages.slice(0, 12).map((page) => page.path);
  return {
    message: `There is no page ${path.slice(0, 40)}, and ${links.length} links lead to it.`,
    label: "no such page",
    help: `Change the links, or write “movedFrom: [${path}]” in the page that replaces it. Pages: ${names.join(", ")}${pages.pages.length > names.length ? " …" : ""}.`,
    range: first?.range ?? source.locate(["routes"], "key"),
    at: first?.at ?? ["routes"],
    ...(nearestPages(path, pages.index).length === 0 && {
      gone: { addresses: [...new Set(links.map((link) => link.path))] },
    }),
    related: others.slice(0, 8).map(({ range }) => ({ message: "leads there as well", range })),
  };
}
