import { isMap } from "../../../problem.ts";
import { resolveAddress } from "../../../site/address.ts";
import type { WrittenLink } from "../../../site/written.ts";
import type { Context } from "../../context.ts";
import type { Finding } from "../../rule.ts";

/**
 * To write another target. An address that stands in a text by itself stays the words of the link, but for one that nobody else can
 * open: there the title of the page takes its place.
 */
export function replaceTarget(
  { path, start, end, inText }: WrittenLink,
  wanted: string,
  context: Context,
  keepsAddress = true,
): Pick<Finding, "help" | "fixes"> {
  const { correct, at } = context;
  const text = at(path);
  if (!inText?.isBare || typeof text !== "string" || /^https?:/i.test(wanted))
    return { help: `Write ${wanted}`, fixes: correct(path, start, end, wanted, "safe") };
  const address = text.slice(inText.words.start, inText.words.end);
  const link = keepsAddress ? `[${address}](${wanted})` : titledLink(wanted, context);
  return { help: `Write ${link}`, fixes: correct(path, inText.start, inText.end, link, "safe") };
}

/** A link in a text to a page, with the title of the page as its words. */
export function titledLink(path: string, { pages, at }: Context): string {
  const place = resolveAddress(path, pages.index);
  const page = pages.pages.find((one) => place.kind === "page" && one.path === place.page);
  const route = page && at(page.at);
  const title = isMap(route) ? route["title"] : undefined;
  return `[${typeof title === "string" && !/[[\]{}]/.test(title) ? title : path}](${path})`;
}
