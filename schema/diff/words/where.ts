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
  const names = namedHolders(side, path.slice(0, -1));
  let words = "";
  for (const [index, { holder, name }] of names.entries()) {
    if (index === 0) words = isPage(holder) ? `the page ${name}` : name;
    else words += isPage(holder) ? ` on ${name}` : ` in ${name}`;
  }
  if (words !== "") return words;
  if (path[0] === "site") return "the site";
  if (path[0] === "labels") return "the words of the interface";
  return "";
}

/** The same with a word before it: ` in “FAQ” on “Help”`, ` on the page “Help”`. */
export function inside(side: Side, path: Path, word = "in"): string {
  const place = around(side, path);
  if (place === "") return "";
  return place.startsWith("the page ") && word === "in" ? ` on ${place}` : ` ${word} ${place}`;
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
const isPlain: ReadonlySet<string> = new Set(["items", "rows", "groups", "cells", "theme", "site", "labels", "mega"]);

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
