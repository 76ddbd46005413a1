import { beginCheck } from "../../schema/check.ts";
import type { Files } from "../../schema/problem.ts";
import { applyEdits } from "../../schema/reader/positions.ts";
import { inverseOf } from "../../schema/edit/text/compose-edits.ts";
import { openSite, type OpenSite } from "../../schema/refactor/open-site.ts";
import { planDelete } from "../../schema/refactor/plan-delete.ts";
import { planInline } from "../../schema/refactor/plan-inline.ts";
import { planMove } from "../../schema/refactor/plan-move.ts";
import { planRename } from "../../schema/refactor/plan-rename.ts";
import { withFileMoves } from "../../schema/refactor/plan/moved-files.ts";
import type { Plan, Planned } from "../../schema/refactor/plan/plan.ts";
import { indexReferences } from "../../schema/refactor/reference-index.ts";
import type { Thing } from "../../schema/refactor/things/thing.ts";
import type { Random } from "../sound-sites/random.ts";
import { changedLines, tried } from "./restructure.ts";

/** A site to restructure. */
export interface Base {
  readonly text: string;
  readonly files: Files;
}

/** What came of a refactoring that was drawn. */
export interface Outcome {
  readonly name: string;
  /** Why nothing was planned. */
  readonly refused?: string;
  readonly faults: readonly string[];
}

/** How a new name, which no site has, is made of the old one: by itself, or with the old one at its beginning or its end. */
const newWords = {
  dashed: (old: string) => ["quite-another", `quite-${old}`, `${old}-quite`],
  joined: (old: string) => ["quiteAnother", `quite${capital(old)}`, `${old}quite`],
  spaced: (old: string) => ["Quite another", `Quite ${old}`, `${old} quite`],
  path: (old: string) => ["/quite-another", `/quite${old}`, `${old}-quite`, `${old}/quite`, `/quite-${old.slice(1)}`],
  file: (old: string) => [
    old.replace(/[^/]+(?=\.[^./]+$)/, "quite-another"),
    old.replace(/(?=\.[^./]+$)/, "-quite"),
    old.replace(/[^/]+$/, "quite-$&"),
  ],
} as const;

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const wordsFor: Readonly<Partial<Record<Thing["kind"], keyof typeof newWords>>> = {
  page: "path",
  planned: "path",
  anchor: "dashed",
  constant: "joined",
  badge: "dashed",
  collection: "dashed",
  entry: "dashed",
  shared: "dashed",
  picture: "file",
  menu: "spaced",
  item: "spaced",
  variant: "dashed",
};

function newName(thing: Thing, random: Random): string {
  const words = wordsFor[thing.kind];
  const isPath = words === "path" || words === "file";
  const old = isPath ? thing.name : ownName(thing);
  return words === undefined ? "" : random.pick(newWords[words](old));
}

/** The last step of a name. */
const ownName = (thing: Thing): string =>
  (thing.nameAt?.spot === "key" ? String(thing.at.at(-1)) : thing.name.split(/[/#]/).at(-1)) ?? "";

/** Draws refactorings of a site, each of the site as it is, and says what is wrong with what they do. */
export function* randomPlans({ text, files }: Base, random: Random, count: number): Iterable<Outcome> {
  const opening = openSite(text, { files });
  if (opening.kind === "unreadable") return;
  const { site } = opening;
  const things = indexReferences(site).things.filter(({ kind }) => kind !== "field");
  if (things.length === 0) return;
  const kinds = [...new Set(things.map((thing) => thing.kind))];
  for (let time = 0; time < count; time += 1) {
    // Of each kind as many: most sites have more constants than pages.
    const kind = random.pick(kinds);
    const thing = random.pick(things.filter((one) => one.kind === kind));
    const draw = random.pick([renamed, renamed, moved, deleted, writtenOut]);
    yield draw(site, thing, random);
  }
}

function renamed(site: OpenSite, thing: Thing, random: Random): Outcome {
  const to = newName(thing, random);
  const name = `rename ${thing.kind} ${thing.name} to ${to}`;
  const planned = tried(planRename(site, thing, to), site);
  if (planned.kind === "refused") return refusedAs(name, planned, thing.kind !== "section" && thing.name !== "/");
  const { plan } = planned;
  const faults = [...faultsOf(site, plan)];
  const old = ownName(thing);
  const without = changedLines(site.source.text, plan.text).gone.filter(
    (line) => !line.includes(old) && !line.includes("movedFrom"),
  );
  if (without.length > 0) faults.push(`a line changed without a reason: ${without[0]}`);
  faults.push(...backFaults(site, plan, thing, to));
  return { name, faults };
}

/** Renamed back, the text is the same to the last byte. */
function backFaults(site: OpenSite, plan: Plan, thing: Thing, to: string): readonly string[] {
  const opening = openSite(plan.text, { files: withFileMoves(site.files, plan.files) });
  if (opening.kind === "unreadable") return ["cannot be read afterwards"];
  const { things } = indexReferences(opening.site);
  const now =
    thing.kind === "picture"
      ? things.find(({ kind, name }) => kind === "picture" && name === to)
      : things.find(
          ({ kind, nameAt }) =>
            kind === thing.kind &&
            nameAt &&
            nameAt.path.length === thing.nameAt?.path.length &&
            isNamedAt(opening.site, nameAt.path, thing),
        );
  const words =
    thing.nameAt?.spot === "key"
      ? String(thing.at.at(-1))
      : thing.kind === "anchor"
        ? anchorOf(site, thing)
        : thing.kind === "item"
          ? (thing.aliases[0] ?? "")
          : thing.name;
  const back = now && tried(planRename(opening.site, now, words), opening.site);
  if (!back) return ["is not there under its new name"];
  if (back.kind === "refused") return [`cannot be renamed back: ${back.refusal.message}`];
  const { gone, come } = changedLines(site.source.text, back.plan.text);
  // An entry between braces that gets too long is written on several lines, and stays so.
  const count = (text: string, word: string): number => text.split(word).length;
  const isBroken =
    count(plan.text, "\n") > count(site.source.text, "\n") &&
    count(plan.text, "movedFrom") === count(site.source.text, "movedFrom");
  return back.plan.text === site.source.text || isBroken
    ? []
    : [`renamed back, lines are others: ${[...gone, ...come].slice(0, 4).join(" | ")}`];
}

const anchorOf = ({ inventory }: OpenSite, { at }: Thing): string =>
  String(inventory.of("anchor").find(({ path }) => path.slice(0, -1).join("/") === at.join("/"))?.value ?? "");

/** Whether a name stands where the thing had its own. */
function isNamedAt(_: OpenSite, path: readonly (string | number)[], thing: Thing): boolean {
  const own = thing.nameAt?.path ?? [];
  const isKey = thing.nameAt?.spot === "key";
  return path.every(
    (step, index) => step === own[index] || (isKey && index === own.length - 1 && String(step).includes("quite")),
  );
}

function moved(site: OpenSite, thing: Thing, random: Random): Outcome {
  const pages = indexReferences(site).things.filter(({ kind }) => kind === "page");
  const isSection = thing.kind === "anchor" || thing.kind === "section";
  const target = isSection && pages.length > 0 ? random.pick(pages) : undefined;
  const name = `move ${thing.kind} ${thing.name}${target ? ` to ${target.name}` : ""}`;
  const planned = tried(planMove(site, thing, target, target ? {} : { at: random.int(1, 4) }), site);
  if (planned.kind === "refused") return refusedAs(name, planned, false);
  return { name, faults: faultsOf(site, planned.plan) };
}

function deleted(site: OpenSite, thing: Thing, random: Random): Outcome {
  const choice = random.pick([{ unlink: true }, { redirect: "/" }, { planned: true }, { hide: true }]);
  const name = `delete ${thing.kind} ${thing.name} ${Object.keys(choice)[0]}`;
  const planned = tried(planDelete(site, thing, choice), site);
  if (planned.kind === "refused") return refusedAs(name, planned, false);
  return { name, faults: faultsOf(site, planned.plan) };
}

function writtenOut(site: OpenSite, thing: Thing): Outcome {
  const name = `write ${thing.kind} ${thing.name} out`;
  const planned = tried(planInline(site, thing), site);
  if (planned.kind === "refused") return refusedAs(name, planned, false);
  return { name, faults: faultsOf(site, planned.plan) };
}

const refusedAs = (name: string, planned: Planned, isFault: boolean): Outcome => {
  const reason = planned.kind === "refused" ? planned.refusal.message : "";
  return { name, refused: reason, faults: isFault ? [`refused: ${reason}`] : [] };
};

/** The promises that every plan keeps: its edits make its text, they can be taken back, and neither an error nor half a link comes. */
function faultsOf(site: OpenSite, { text, edits, files: moves }: Plan): string[] {
  const { text: before } = site.source;
  const faults: string[] = [];
  if (applyEdits(before, edits) !== text) faults.push("its edits make another text");
  if (applyEdits(text, inverseOf(before, edits)) !== before) faults.push("taken back, the text is another one");
  // Counted as they are found: the search for what was meant would take most of the time. Half a link is no error.
  const errors = (one: string, files: Files): number =>
    beginCheck(one, { files })
      .examine()
      .filter(({ severity, code }) => severity === "error" || code === "link/odd-form").length;
  const after = errors(text, withFileMoves(site.files, moves));
  if (after > 0 && after > errors(before, site.files)) faults.push(`${after} errors afterwards`);
  return faults;
}
