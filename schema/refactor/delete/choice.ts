import type { Thing } from "../things/thing.ts";

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

const addressKinds: ReadonlySet<Thing["kind"]> = new Set(["page", "anchor", "section"]);

const targets: Readonly<Partial<Record<Thing["kind"], string>>> = {
  constant: "{other.fact}",
  badge: "badge:other",
  shared: "shared:other",
  collection: "other",
  picture: "art/other.svg",
  menu: "menu:Other",
  variant: "variant:other",
};

/** The choices that there are for a thing, a line each. */
export function choiceLines({ kind }: Thing): readonly string[] {
  const line = (option: string, words: string): string => `  ${option.padEnd(24)} ${words}`;
  if (addressKinds.has(kind) || kind === "planned")
    return [
      line(
        "--redirect /to",
        kind === "planned" ? "links lead there" : "links lead there, and the old address does too",
      ),
      line("--unlink", "links become plain words; buttons and menu entries go"),
      ...(kind === "planned" || kind === "section"
        ? []
        : [line("--planned", "the address stays, with a page that announces it")]),
      ...(kind === "planned" ? [] : [line("--hide", "it stays in the file, hidden; links go as with --unlink")]),
    ];
  const redirect = targets[kind];
  return [
    ...(redirect === undefined ? [] : [line(`--redirect ${redirect}`, "that one takes its place")]),
    line("--unlink", unlinkWords[kind] ?? "what uses it goes"),
    ...(kind === "shared" ? [line("--hide", "it stays in the file, and no page shows it")] : []),
  ];
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
