import type { Filler } from "./fill.ts";
import type { Inventory, InventoryEntry } from "../language/inventory.ts";
import { isMap, type Data, type DataMap, type Path } from "../problem.ts";
import type { Finds, ParsedLink } from "./markdown/parsed.ts";
import type { ParsedTexts } from "./markdown/parsed-texts.ts";
import { type EntryScope, type Reference, type Run } from "./reference.ts";
import { readTarget, type Target } from "./target.ts";

/** A text as it is written, with what was found in it. */
export interface WrittenText {
  readonly entry: InventoryEntry;
  readonly source: string;
  /** The same with other characters in place of code, in which nothing is a mark, a price or a name. */
  readonly prose: string;
  readonly finds: Finds;
  /** The entries whose own fields it may name. */
  readonly scopes: readonly EntryScope[];
}

/** A reference and the text it stands in. */
export interface WrittenReference {
  readonly text: WrittenText;
  readonly reference: Reference;
}

/** A link: a field `href`, or one inside a text. */
export interface WrittenLink {
  readonly path: Path;
  readonly text: WrittenText;
  /** Where the target stands in the text. */
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** Where it leads, once for every entry that it is repeated for. Empty where a reference in it is unknown. */
  readonly targets: readonly Target[];
  /** The words that visitors click, where they are known. */
  readonly words: string | undefined;
  /** The link as it is written in a text. */
  readonly inText?: ParsedLink;
}

const nothing: Finds = { references: [], mistakes: [], links: [], pictures: [], code: [], isUnread: false };
const noScopes: readonly EntryScope[] = [];
const textParts = new Set([
  "label",
  "text",
  "markdown",
  "link",
  "nav",
  "number",
  "money",
  "date",
  "template",
  "constant",
]);

/** The places that the interface fills in itself, such as `{count}`: those of the default. */
function placesOf(entry: InventoryEntry, parsed: ParsedTexts): ReadonlySet<string> {
  const usual = entry.part === "template" ? entry.field.default : undefined;
  return new Set(typeof usual === "string" ? parsed.template(usual).references.map(({ name }) => name) : []);
}

function findsOf(entry: InventoryEntry, source: string, parsed: ParsedTexts): Finds {
  if (entry.part === "text") return parsed.text(source);
  if (entry.part === "markdown") return parsed.markdown(source);
  if (!/[{}]/.test(source)) return nothing;
  const { references, mistakes } = parsed.template(source);
  const places = placesOf(entry, parsed);
  return { ...nothing, references: references.filter(({ name }) => !places.has(name)), mistakes };
}

function withoutCode(source: string, { code }: Finds): string {
  if (code.length === 0) return source;
  let prose = "";
  for (const { start, end } of code)
    prose += source.slice(prose.length, start) + source.slice(start, end).replace(/[^\n]/g, "\u0000");
  return prose + source.slice(prose.length);
}

/** The texts among the constants: they may hold references too. */
function* constantsOf(data: Data | undefined, path: Path): Iterable<InventoryEntry> {
  if (typeof data === "string") yield { part: "constant", path, value: data, field: {} };
  else if (Array.isArray(data)) for (const [index, item] of data.entries()) yield* constantsOf(item, [...path, index]);
  else if (isMap(data))
    for (const [key, value] of Object.entries(data))
      // Most constants are numbers.
      if (typeof value !== "number") yield* constantsOf(value, [...path, key]);
}

/** The entries of a collection, in order. */
export function entriesOf(site: DataMap, collection: string | undefined): EntryScope[] {
  const collections = site["collections"];
  const entries = isMap(collections) && collection !== undefined ? collections[collection] : undefined;
  if (!isMap(entries)) return [];
  return Object.entries(entries).flatMap(([key, value]) =>
    isMap(value) ? [{ value, path: ["collections", collection ?? "", key] }] : [],
  );
}

/** Every text of the site, those of the constants first. */
export function findTexts({ site, entries }: Inventory, parsed: ParsedTexts): WrittenText[] {
  const texts: WrittenText[] = [];
  const scopesOf = new Map<string | undefined, EntryScope[]>();
  const scopes = (collection: string | undefined): EntryScope[] => {
    const known = scopesOf.get(collection) ?? entriesOf(site, collection);
    scopesOf.set(collection, known);
    return known;
  };
  const add = (entry: InventoryEntry): void => {
    const { part, value: source } = entry;
    if (typeof source !== "string" || !textParts.has(part)) return;
    const finds = findsOf(entry, source, parsed);
    texts.push({
      entry,
      source,
      prose: withoutCode(source, finds),
      finds,
      scopes: entry.entryScope ? scopes(entry.collection) : noScopes,
    });
  };
  for (const entry of constantsOf(site["constants"], ["constants"])) add(entry);
  entries.forEach(add);
  return texts;
}

interface LinkSources {
  readonly filler: Filler;
  readonly parsed: ParsedTexts;
  /** The words of the link that a path belongs to. */
  readonly wordsBeside: (path: Path) => string | undefined;
}

/** Every link of the site, in the order of the texts. */
export function findLinks(texts: readonly WrittenText[], { filler, parsed, wordsBeside }: LinkSources): WrittenLink[] {
  const targetsOf = (runs: readonly Run[], scopes: readonly EntryScope[]): Target[] => {
    const all = scopes.length === 0 ? [undefined] : scopes;
    const isKnown = all.every((scope) =>
      runs.every((run) => run.kind === "words" || filler.reference(run, scope).kind === "filled"),
    );
    return isKnown ? all.map((scope) => readTarget(filler.target(runs, scope))) : [];
  };
  const links: WrittenLink[] = [];
  for (const text of texts) {
    const { entry, source, finds, scopes } = text;
    const { path } = entry;
    if (entry.part === "link") {
      const targets = targetsOf(parsed.template(source).runs, scopes);
      const words = wordsBeside(path.slice(0, -1));
      links.push({ path, text, start: 0, end: source.length, written: source, targets, words });
    }
    for (const link of finds.links)
      links.push({
        path,
        text,
        start: link.targetStart,
        end: link.targetEnd,
        written: source.slice(link.targetStart, link.targetEnd),
        targets: targetsOf(link.target, scopes),
        words: source.slice(link.words.start, link.words.end).replace(/[*`]/g, ""),
        inText: link,
      });
  }
  return links;
}
