import { fieldAt } from "../../language/descriptor.ts";
import type { OpenSite } from "../open-site.ts";
import { refuse, type RefusedPlan } from "../plan/plan.ts";
import { isAddressed, type Thing } from "../things/thing.ts";

/** What becomes of the places that use what is deleted. */
export interface DeleteChoice {
  /** They lead to, or name, this one. */
  readonly redirect?: string;
  /** Links become plain words; buttons and menu entries go; facts are written out. */
  readonly unlink?: boolean;
  /** The address stays, with a planned page. */
  readonly planned?: boolean;
  /** It stays in the file and is not shown. */
  readonly hide?: boolean;
}

export const hasChoice = ({ redirect, unlink, planned, hide }: DeleteChoice): boolean =>
  redirect !== undefined || unlink === true || planned === true || hide === true;

/** What has two ways to go has none. */
export function refuseSeveral({ redirect, unlink, planned }: DeleteChoice): RefusedPlan | undefined {
  if (redirect !== undefined && (unlink || planned))
    return refuse("One of --redirect, --unlink and --planned at a time");
  return unlink && planned ? refuse("One of --unlink and --planned at a time") : undefined;
}

const targets: Readonly<Partial<Record<Thing["kind"], string>>> = {
  constant: "{other.fact}",
  badge: "badge:other",
  shared: "shared:other",
  collection: "other",
  picture: "art/other.svg",
  menu: "menu:Other",
  variant: "variant:other",
};

export type Choice = keyof DeleteChoice;

/** The choices that there are for a thing. */
export function choicesFor({ site }: OpenSite, thing: Thing): readonly Choice[] {
  const { kind, at } = thing;
  const choices: readonly (readonly [Choice, boolean])[] = [
    ["redirect", isAddressed(thing) || targets[kind] !== undefined],
    ["unlink", true],
    ["planned", kind === "page" || kind === "anchor"],
    ["hide", (isAddressed(thing) || kind === "shared") && fieldAt(site, [...at, "hidden"]) !== undefined],
  ];
  return choices.flatMap(([choice, isThere]) => (isThere ? [choice] : []));
}

/** The same in the words of the command line, a line each. */
export const choiceLines = (
  site: OpenSite,
  thing: Thing,
  isOpen: (choice: Choice) => boolean = () => true,
): readonly string[] =>
  choicesFor(site, thing)
    .filter(isOpen)
    .map((one) => `  ${optionFor(thing, one).padEnd(24)} ${wordsFor(thing, one)}`);

const optionFor = (thing: Thing, choice: Choice): string =>
  choice === "redirect" ? `--redirect ${isAddressed(thing) ? "/to" : targets[thing.kind]}` : `--${choice}`;

/** What becomes of the places that use a thing. */
export function wordsFor(thing: Thing, choice: Choice): string {
  const isAddress = isAddressed(thing);
  switch (choice) {
    case "redirect":
      if (!isAddress) return "that one takes its place";
      return thing.kind === "planned" ? "links lead there" : "links lead there, and the old address does too";
    case "unlink":
      return isAddress
        ? "links become plain words; buttons and menu entries go"
        : (unlinkWords[thing.kind] ?? "what uses it goes");
    case "planned":
      return "the address stays, with a page that announces it";
    case "hide":
      return isAddress
        ? "it stays in the file, hidden; links go as with --unlink"
        : "it stays in the file, and no page shows it";
  }
}

const unlinkWords: Readonly<Partial<Record<Thing["kind"], string>>> = {
  constant: "its value is written in its place",
  badge: "what shows it is without it",
  shared: "the sections that show it go",
  collection: "the sections that show it go; facts from it are written out",
  entry: "facts from it are written out, and links to it become plain words",
  picture: "what shows it is without it",
  menu: "sections that show its links are without them",
  variant: "the pages that have them get the menus of the site",
};
