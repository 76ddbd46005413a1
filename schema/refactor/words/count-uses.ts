import type { Path } from "../../problem.ts";
import { pathKey } from "../../site/paths.ts";
import type { Use } from "../uses/use.ts";
import { counted, joined } from "./words.ts";

type Counted = Pick<Use, "kind" | "path">;

/** A font file is named as a picture is. */
type Noun = Use["kind"] | "font";

const nouns: Readonly<Record<Noun, readonly [one: string, other: string]>> = {
  link: ["link", "links"],
  reference: ["text", "texts"],
  name: ["place", "places"],
  picture: ["picture", "pictures"],
  font: ["typeface", "typefaces"],
  moved: ["old address", "old addresses"],
};

/** The parts of the file that are no page, each with what is said of a use there. */
const homes: readonly (readonly [home: string, where: string])[] = [
  ["shared", "in shared sections"],
  ["collections", "in collections"],
  ["constants", "among the constants"],
  ["badges", "on badges"],
  ["planned", "on planned pages"],
];

/** `14 links on 6 pages, 2 menu entries and 1 link in shared sections`; `texts` counts a text once. */
export function countUses(uses: readonly Counted[]): string {
  const words = groupByKind(uses).flatMap(([kind, all]) => {
    const list = kind === "reference" ? distinct(all) : all;
    const [one, other] = nouns[kind];
    const inHome = (home: Path[0]): readonly Counted[] => list.filter(({ path }) => path[0] === home);
    const onPages = inHome("routes");
    const pages = new Set(onPages.map(({ path }) => path[1])).size;
    const inMenus = inHome("menus");
    const known = new Set<Path[0]>(["routes", "menus", ...homes.map(([home]) => home)]);
    const rest = list.filter(({ path }) => !known.has(path[0] ?? ""));
    return [
      onPages.length > 0 ? `${counted(onPages.length, one, other)} on ${counted(pages, "page")}` : "",
      inMenus.length > 0 ? menuWords(kind, inMenus.length) : "",
      ...homes.map(([home, where]) => {
        const there = inHome(home).length;
        return there > 0 ? `${counted(there, one, other)} ${where}` : "";
      }),
      rest.length > 0 ? `${counted(rest.length, one, other)} in the frame of the site` : "",
    ].filter((part) => part !== "");
  });
  return joined(words);
}

const menuWords = (kind: Noun, count: number): string =>
  kind === "link" ? counted(count, "menu entry", "menu entries") : `${counted(count, ...nouns[kind])} in the menus`;

const distinct = (uses: readonly Counted[]): readonly Counted[] => [
  ...new Map(uses.map((use) => [pathKey(use.path), use])).values(),
];

const nounOf = ({ kind, path }: Counted): Noun =>
  kind === "picture" && path[0] === "site" && path[2] === "font" ? "font" : kind;

function groupByKind(uses: readonly Counted[]): (readonly [Noun, readonly Counted[]])[] {
  const kinds = [...new Set(uses.map(nounOf))];
  return kinds.map((kind) => [kind, uses.filter((use) => nounOf(use) === kind)] as const);
}
