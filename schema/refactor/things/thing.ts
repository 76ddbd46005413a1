import type { Path, Spot } from "../../problem.ts";

/** What an author can rename, move, delete and look up. */
export type ThingKind =
  | "page"
  | "planned"
  | "anchor"
  | "constant"
  | "badge"
  | "collection"
  | "entry"
  | "field"
  | "shared"
  | "picture"
  | "menu"
  | "item"
  | "section"
  | "variant";

/** Something that has a name in the file. */
export interface Thing {
  readonly kind: ThingKind;
  /** As authors call it: `/pricing`, `/pricing/questions`, `/pricing#2` (a section without an anchor), `Products/Sales`, `trial.days`, `popular`, `programs.foundation`, `art/mark.svg`. */
  readonly name: string;
  /** Other names for it: an anchor of a shared section has one address on each page that shows it. */
  readonly aliases: readonly string[];
  /** What belongs to it: the page, the section of the anchor, the value of the constant. A picture has a path that no value has. */
  readonly at: Path;
  /** Where its name is written: the key or the value at a path. Nothing for a picture, and for a section without an anchor. */
  readonly nameAt?: { readonly path: Path; readonly spot: Exclude<Spot, "pair"> };
}

/** What a kind is called in a sentence. */
export const kindWords: Readonly<Record<ThingKind, string>> = {
  page: "page",
  planned: "planned page",
  anchor: "anchor",
  constant: "constant",
  badge: "badge",
  collection: "collection",
  entry: "entry",
  field: "field",
  shared: "shared section",
  picture: "picture",
  menu: "menu",
  item: "menu entry",
  section: "section",
  variant: "menu variant",
};

/** Kinds whose names are written without quotation marks. */
const bareKinds: ReadonlySet<ThingKind> = new Set(["page", "planned", "anchor", "picture", "section"]);

/** Whether links lead to it: a page, a planned one, or a place on a page. */
export const isAddressed = ({ kind }: Thing): boolean =>
  kind === "page" || kind === "planned" || kind === "anchor" || kind === "section";

/** A thing in words: page /pricing, constant {trial.days}, badge “popular”. */
export function thingWords({ kind, name }: Thing): string {
  const isBare = bareKinds.has(kind);
  const shown = isBare ? name : kind === "constant" || kind === "field" ? `{${name}}` : `“${name}”`;
  return `${kindWords[kind]} ${shown}`;
}

/** How to name a thing on the command line so that nothing else can be meant. */
export function exactName({ kind, name, nameAt }: Thing): string {
  if (kind === "page" || kind === "planned") return `${kind}:${name}`;
  if (kind === "anchor") return `anchor:${name}`;
  if (kind === "entry") return `entry:${name.replace(".", "/")}`;
  if (kind === "menu" && nameAt) return `menu:${name}`;
  return `${kind}:${name}`;
}
