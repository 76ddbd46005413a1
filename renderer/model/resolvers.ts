import type { AddressIndex } from "../../schema/site/address.ts";
import type { Filler } from "../../schema/site/fill.ts";
import { fillMarkdown, fillText, type Filling } from "../../schema/site/fill-text.ts";
import { parseMarkdown } from "../../schema/site/markdown.ts";
import { isMap, type Data, type DataMap, type Files } from "../../schema/problem.ts";
import { parseReferences, type EntryScope, type Run } from "../../schema/site/reference.ts";
import { parseText } from "../../schema/site/text.ts";
import type { Address } from "../../schema/language/values.ts";
import { resolveLink } from "./resolve-link.ts";

/** What becomes of a value, by the part that it is. Parts that are not named stay as they are. */
type Resolver = (value: Data, scope: EntryScope | undefined) => unknown;
export type Resolvers = Readonly<Record<string, Resolver>>;

export interface ResolverSources {
  readonly site: DataMap;
  readonly index: AddressIndex;
  readonly filler: Filler;
  readonly files: Files;
}

export const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);

/** What each part becomes in the model. */
export function resolversOf({ site, index, filler, files }: ResolverSources): Resolvers {
  const link = (target: readonly Run[], scope: EntryScope | undefined): Address =>
    resolveLink(filler.target(target, scope), index);
  const filling = (scope: EntryScope | undefined): Filling => ({
    reference: (reference) => filler.runs([reference], scope),
    address: ({ target }) => link(target, scope),
  });
  const badges = isMap(site["badges"]) ? site["badges"] : {};
  return {
    label: (value, scope) => (typeof value === "string" ? filler.words(value, scope) : value),
    nav: (value, scope) => (typeof value === "string" ? filler.words(value, scope) : value),
    text: (value, scope) => fillText(parseText(String(value)).content, filling(scope)),
    markdown: (value, scope) => fillMarkdown(parseMarkdown(String(value)), filling(scope)),
    link: (value, scope) => link(parseReferences(String(value)).runs, scope),
    number: (value) => filler.value(value),
    money(value) {
      const amount = numberOf(filler.value(value));
      return { value: amount, text: filler.formats.money(amount) };
    },
    date(value) {
      const iso = String(filler.value(value));
      return { iso, text: filler.formats.date(iso) ?? iso };
    },
    badge(value) {
      const badge = badges[String(value)];
      return isMap(badge) ? { ...badge, label: filler.words(String(badge["label"])) } : value;
    },
    image(value) {
      if (!isMap(value)) return value;
      const src = String(value["src"]);
      const { width = 0, height = 0 } = files.facts(src) ?? {};
      return { src, alt: value["decorative"] === true ? "" : filler.words(String(value["alt"] ?? "")), width, height };
    },
  };
}
