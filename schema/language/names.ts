import table from "./names.json" with { type: "json" };

/** Something that people want to show, by the names that they give it, and how it is done. */
export interface Purpose {
  readonly want: string;
  readonly names: readonly string[];
  /** The section types that show it. */
  readonly types?: readonly string[];
  /** How it is written there. */
  readonly how?: string;
  /** It is written elsewhere in the file. */
  readonly where?: string;
  /** It is not offered; what to do. */
  readonly instead?: string;
}

/** All that people may want to show, what sections show first. */
export const purposes: readonly Purpose[] = table.shows;

/** A name without what people write differently: case, hyphens, spaces, accents. */
const bare = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** The name itself, and without what says nothing. */
const forms = (name: string): readonly string[] => {
  const word = bare(name);
  const short = word.replace(/(?:section|block|component|area|widget)s?$/, "").replace(/^(?:our|my|the)(?=.{3})/, "");
  return [word, short, short.replace(/s$/, ""), `${short}s`];
};

const find = <Entry>(index: ReadonlyMap<string, Entry>, name: string): Entry | undefined =>
  forms(name)
    .map((form) => index.get(form))
    .find((entry) => entry !== undefined);

const byName = <Entry extends { readonly names: readonly string[] }>(entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.flatMap((entry) => entry.names.map((name) => [bare(name), entry])));

/** Makes a table when it is first asked for. A site without mistakes asks for none, and its check starts 5 ms earlier. */
function whenAsked<Table>(make: () => Table): () => Table {
  let made: Table | undefined;
  return () => (made ??= make());
}

const sections = whenAsked(() => byName(purposes));
const keys = whenAsked(
  () =>
    new Map<string, readonly string[]>(Object.entries(table.keys).map(([name, meant]) => [bare(name), meant] as const)),
);
/** A switch has true or false as its value: `mobile: false` is no phone number. */
interface NoKey {
  readonly names: readonly string[];
  readonly instead: string;
  readonly isSwitch?: boolean;
}
const absent: readonly NoKey[] = table.noKeys;
const noKeys = whenAsked(() => byName(absent.filter(({ isSwitch }) => !isSwitch)));
const noSwitches = whenAsked(() => byName(absent.filter(({ isSwitch }) => isSwitch)));
const icons = whenAsked(
  () =>
    new Map<string, readonly string[]>(
      Object.entries(table.icons).map(([name, shown]) => [bare(name) || name, shown] as const),
    ),
);
const noIcons = whenAsked(() => byName(table.noIcons));
const formats = whenAsked(
  () => new Map(Object.entries(table.formats).flatMap(([format, names]) => names.map((name) => [bare(name), format]))),
);

/** What people mean who call a section so. */
export const purposeOf = (type: string): Purpose | undefined => find(sections(), type);

/** Words that say how something is laid out, and not what it is. */
const layouts = new Set("list grid info items cards table slider carousel box bar wall with and of us page".split(" "));

/** What people mean by a name of several words, such as `testimonials-slider`: what one of them means. */
export function purposeOfWords(type: string): Purpose | undefined {
  const words = type
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, "-")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");
  const telling = words.filter((word) => !layouts.has(word) && !/^\d+$/.test(word));
  const candidates = [telling.at(-1), telling[0], words.at(-1)].flatMap((word) => word ?? []);
  return candidates.map((word) => purposeOf(word)).find((purpose) => purpose !== undefined);
}

/** Every name that people give to a section. */
export const purposeNames = whenAsked((): readonly string[] => [...sections().keys()]);

/** The type that is called so with other letters around it: FAQ, faq-section. */
export const typeCalled = (name: string, types: readonly string[]): string | undefined =>
  types.find((type) => forms(name).includes(bare(type)));

/** The keys of the language that people mean by another word, the likeliest first. */
export const synonymsOf = (key: string): readonly string[] => keys().get(bare(key)) ?? [];

/** What to do in place of a key that there is nowhere, with the value that it has: also where it names what no section shows. */
export function insteadOfKey(key: string, value?: unknown): string | undefined {
  const name = bare(key);
  const ofSwitch = typeof value === "boolean" ? noSwitches().get(name) : undefined;
  return (ofSwitch ?? noKeys().get(name) ?? sections().get(name) ?? noSwitches().get(name))?.instead;
}

/** The icons that show what a word names; `instead` where none does. */
export const iconsFor = (word: string): { readonly icons: readonly string[]; readonly instead?: string } => {
  const instead = find(noIcons(), word)?.instead;
  // An emoji has no letters, and may be followed by a character that asks for its color.
  const icon = icons().get(word.trim().replace(/\ufe0f/g, ""));
  return { icons: icon ?? find(icons(), word) ?? [], ...(instead !== undefined && { instead }) };
};

/** The format that is called so in another language or program: `currency` is money. */
export const formatCalled = (name: string): string | undefined => formats().get(bare(name));

/** What other programs call the name of an entry, where it stands among its keys. */
export const entryNameKeys: readonly string[] = ["id", "key", "slug", "handle", "name"];

/** Whether a key has lost its colon, as “hours { opens” has: what stands in braces or brackets is a value. */
export const holdsBraces = (key: string): boolean => /[{}[\]]/.test(key);

/** Whether a word can be the name of an entry as it is. */
export const isEntryName = (word: string): boolean => /^[a-z][a-zA-Z0-9-]*$/.test(word);
