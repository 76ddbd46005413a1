import type { Path } from "../../../problem.ts";
import { addressOf, resolveAddress, nearestPages } from "../../../site/address.ts";
import type { Context } from "../../context.ts";
import { factsOf } from "../facts/known-facts.ts";
import { isContact } from "../link-forms/contact-words.ts";
import type { Known } from "../link-forms/words.ts";
import { pageEnding } from "../../../site/target.ts";
import { dayOf } from "../../../site/format.ts";
import { homeOf } from "../names/single-reference.ts";
import { ownPath } from "./own-path.ts";

const lastSegment = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** The paths of the places with an anchor: of the page that a link is written on, else of all pages. */
export function placesNamed(anchor: string, from: Path, { pages: { pages } }: Context): readonly string[] {
  const having = pages.filter((page) => page.anchors.some((own) => own.anchor === anchor));
  const own = having.find(({ at }) => from[0] === at[0] && from[1] === at[1]);
  return [...new Set((own ? [own] : having).map(({ path }) => addressOf(path, anchor)))];
}

/** What of the site a link may mean that is not written as one. */
export function knownTargets(context: Context): Omit<Known, "places"> {
  const { index } = context.pages;
  let names: ReadonlyMap<string, string> | undefined;
  const contacts = (): ReadonlyMap<string, string> =>
    (names ??= new Map(factsOf(context).contacts.map(({ name, value }) => [value, `{${name}}`])));
  return {
    pages(path) {
      const exact = [path, path.toLowerCase(), path.replace(pageEnding, ""), path.replace(/^\/public\//, "/")].find(
        (one) => resolveAddress(one, index).kind !== "nothing" || context.files.list().includes(one.slice(1)),
      );
      if (exact !== undefined) return { paths: [exact], isSure: true };
      const near = nearestPages(path, index);
      const same = near.filter((one) => lastSegment(one) === lastSegment(path));
      return { paths: same.length > 0 ? same : near, isSure: false };
    },
    hasFile: (path) => context.files.list().includes(path.slice(1)),
    filled: (text) => String(homeOf(text, context.site)?.value ?? text),
    own: (url) => ownPath(url, context),
    contact: (text) => contacts().get(text) ?? text,
    contacts: (scheme) =>
      [...contacts()].flatMap(([value, name]) => (isContact(scheme, value) && !dayOf(value) ? [name] : [])),
  };
}
