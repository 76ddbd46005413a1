import type { Path } from "../../problem.ts";
import type { Side } from "../side.ts";
import { holdersOf, nameOf, type Holder } from "./names.ts";
import { keyWords } from "./key-words.ts";

/** What holds a value and has a name, from the inside out. */
function namedHolders(side: Side, path: Path): { readonly holder: Holder; readonly name: string }[] {
  return holdersOf(side, path)
    .flatMap((holder) => {
      const name = nameOf(side, holder);
      return name === undefined ? [] : [{ holder, name }];
    })
    .toReversed();
}

const isPage = ({ path }: Holder): boolean => path[0] === "routes" && path.length === 2;

/** `“FAQ” on “Help”`, from what holds the place itself outwards; nothing where nothing around it has a name. */
export function around(side: Side, path: Path): string {
  if (path[0] === "menus") return aroundInMenu(side, path);
  const words = namedHolders(side, path.slice(0, -1)).map(({ holder, name }, index) => {
    if (index === 0) return isPage(holder) && name.startsWith("“") ? `the page ${name}` : name;
    return isPage(holder) ? ` on ${name}` : ` in ${name}`;
  });
  if (words.length > 0) return words.join("");
  if (path.includes("theme")) return "";
  if (path[0] === "site") return "the site";
  return path[0] === "labels" ? "the words of the interface" : "";
}

/**
 * `the main menu under “Products” › “Data and platform”`: a place in a menu is one phrase, however many panels and groups are around it.
 * What belongs to an entry names that one first: `“Sales” in the main menu under …`.
 */
function aroundInMenu(side: Side, path: Path): string {
  const isField = typeof path.at(-1) !== "number";
  const isFrame = ({ path: at }: Holder): boolean => typeof at.at(-1) === "string";
  const all = namedHolders(side, path.slice(0, -1)).toReversed();
  const menu = all
    .filter(({ holder }) => isFrame(holder) && holder.path.length <= 4 && !holder.path.includes("mega"))
    .map(({ name }) => name)
    .toReversed()
    .join(" of ");
  const within = all.filter(({ holder }) => !isFrame(holder) || holder.path.includes("mega")).map(({ name }) => name);
  const own = isField ? within.pop() : undefined;
  const under = within.length === 0 ? "" : ` under ${within.join(" › ")}`;
  return own === undefined ? `${menu}${under}` : `${own} in ${menu}${under}`;
}

/** The same with a word before it: ` of the page “Help”`, ` in “FAQ” on “Help”`, ` on “Help”`. */
export function inside(side: Side, path: Path, word: "in" | "of" = "in"): string {
  const place = around(side, path);
  if (place === "") return "";
  const isOnPage =
    word === "in" &&
    namedHolders(side, path.slice(0, -1))
      .slice(0, 1)
      .some(({ holder }) => isPage(holder));
  return isOnPage ? ` on ${place.replace(/^the page /, "")}` : ` ${word} ${place}`;
}

/** `the introduction of “Plans” on “Prices”`: the field that a path leads to, and what it belongs to. */
export function fieldWords(side: Side, path: Path): string {
  const holder = namedHolders(side, path.slice(0, -1))[0]?.holder;
  const own = path.slice(holder?.path.length ?? 0).filter((step) => typeof step === "string");
  const words = keyWords(path);
  const parents = own.slice(0, -1).filter((step) => !isPlain.has(String(step)));
  const outer = parents.length === 0 ? "" : ` of the ${keyWords(parents)}`;
  return `the ${words}${outer}${inside(side, path, "of")}`;
}

/** Keys that say nothing to people: what is below them does. */
const isPlain: ReadonlySet<string> = new Set(
  "items rows groups cells theme site labels mega image table font".split(" "),
);

/** `“FAQ” on “Help”` of an item itself: its own name, and what it stands in. */
export function itemWords(side: Side, path: Path): string {
  const holder = holdersOf(side, path).at(-1);
  const name = holder && nameOf(side, holder);
  return `${name ?? `an entry of the ${keyWords(path)}`}${inside(side, path)}`;
}

/** The name of an item alone. */
export function itemName(side: Side, path: Path): string | undefined {
  const holder = holdersOf(side, path).at(-1);
  return holder && nameOf(side, holder);
}
