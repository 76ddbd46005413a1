import type { Path } from "../../../../problem.ts";
import { nearest } from "../../../../reader/nearest.ts";
import { pathKey } from "../../../../site/paths.ts";
import { lookUp } from "../../../../site/reference.ts";
import type { WrittenReference } from "../../../../site/written.ts";
import type { Context } from "../../../context.ts";
import type { Finding } from "../../../rule.ts";
import { intoGroup } from "../../group-by.ts";
import { deadLinks, type DeadLink } from "../../links/dead-links.ts";
import { once } from "../../shared.ts";
import { misplacedName } from "../meant-names.ts";

/** A group of constants, or an entry of a collection, that there is not and whose members several texts name. */
interface LostGroup {
  /** The names from the top down; the last one is missing. */
  readonly steps: readonly string[];
  readonly uses: readonly WrittenReference[];
  /** For an entry: the links that ask for its place. */
  readonly links: readonly DeadLink[];
  /** For a collection: the sections that show it. */
  readonly sections: readonly Path[];
}

/** Who was deleted, and is still named: all that name it are one problem. */
export const lostGroups = once((context): readonly LostGroup[] => {
  const { references, site, names } = context;
  const groups = new Map<string, WrittenReference[]>();
  for (const use of references) {
    const { name } = use.reference;
    const steps = name.split(".");
    if (use.text.scopes.length > 0 || lookUp(name, site).kind !== "nothing") continue;
    const depth = steps.findIndex((_, index) => lookUp(steps.slice(0, index + 1).join("."), site).kind === "nothing");
    if (depth < steps.length - 1 && misplacedName(name, names) === undefined)
      intoGroup(groups, steps.slice(0, depth + 1).join("."), use);
  }
  return [...groups].flatMap(([name, uses]): LostGroup[] => {
    const steps = name.split(".");
    const key = steps.at(-1) ?? "";
    const links = isEntry(steps, context)
      ? deadLinks(context).filter(({ path }) => path.slice(path.lastIndexOf("/") + 1) === key)
      : [];
    const sections =
      steps.length > 1
        ? []
        : context.inventory.of("collection").flatMap(({ path, value }) => (value === key ? [path] : []));
    // One place that has nearly the name of another group has a typo.
    const places = new Set(
      [...uses.map(({ text }) => text.entry.path), ...links.map(({ link }) => link.path)].map(pathKey),
    );
    const isNear = nearest(key, keysIn(steps.slice(0, -1), context)) !== undefined;
    const isNameless = keysIn(steps.slice(0, -1), context).includes("");
    return isNameless || uses.length + links.length < 2 || (places.size < 2 && isNear)
      ? []
      : [{ steps, uses, links, sections }];
  });
});

/** The links that lead to places of entries that there are not. */
export const linksToLostEntries = once(
  (context): ReadonlySet<DeadLink> => new Set(lostGroups(context).flatMap(({ links }) => links)),
);

const isEntry = (steps: readonly string[], { site }: Context): boolean =>
  steps.length === 2 && pathOf(steps.slice(0, 1), site)[0] === "collections";

function pathOf(steps: readonly string[], site: Context["site"]): Path {
  const found = lookUp(steps.join("."), site);
  return found.kind === "group" ? found.path : [];
}

function keysIn(steps: readonly string[], { site, names }: Context): readonly string[] {
  if (steps.length === 0) return [...new Set(names.map((name) => name.split(".")[0] ?? ""))];
  const found = lookUp(steps.join("."), site);
  return found.kind === "group" ? found.keys : [];
}

/** The problem of a group that there is not, at the first text that names a member of it. */
export function lostGroupProblem(group: LostGroup, context: Context): Finding {
  const { uses, links, sections } = group;
  const { source } = context;
  const [first, ...others] = uses.map(({ text, reference }) => ({
    at: text.entry.path,
    range: source.locateInside(text.entry.path, reference.nameStart, reference.nameEnd),
    message: "uses it as well",
  }));
  const places = links.map(({ link }) => ({
    range: source.locateInside(link.path, link.start, link.end),
    message: "leads to its place",
  }));
  const shown = sections.map((path) => ({ range: source.locate(path), message: "shows it" }));
  const range = first?.range ?? source.locate(["constants"], "key");
  return {
    ...words(group, context),
    ...(isEntry(group.steps, context)
      ? { explains: [["collections", ...group.steps]], misses: [["collections", ...group.steps]] }
      : { misses: [["constants", ...group.steps]] }),
    at: first?.at ?? ["constants"],
    range,
    related: [...shown, ...others, ...places]
      .slice(0, 8)
      .map(({ message, range: there }) => ({ message, range: there })),
  };
}

function words(
  { steps, uses, links, sections }: LostGroup,
  context: Context,
): Pick<Finding, "message" | "label" | "help"> {
  const key = (steps.at(-1) ?? "").slice(0, 24);
  const above = steps.slice(0, -1).join(".");
  const known = keysIn(steps.slice(0, -1), context).slice(0, 8);
  if (isEntry(steps, context)) {
    const all = `${count(uses.length, "text")}${links.length > 0 ? ` and ${count(links.length, "link")}` : ""}`;
    return {
      message: `There is no entry “${key}” in “${above.slice(0, 24)}”, and ${all} use it.`,
      label: "no such entry",
      help: `Write the entry again, or name another in all of them: ${known.join(", ")}.`,
    };
  }
  if (sections.length > 0)
    return {
      message: `There is no collection “${key}”, and ${count(uses.length, "text")} and ${count(sections.length, "section")} use it.`,
      label: "no such collection",
      help: `Write it again under “collections”, or delete what uses it.`,
    };
  const keys = [...new Set(uses.map(({ reference }) => reference.name.slice(steps.join(".").length + 1)))];
  const home = steps.length === 1 ? "constants" : `constants › ${steps.slice(0, -1).join(" › ")}`;
  return {
    message: `There is no group “${key}” under “${home}”, and texts use it ${uses.length} times.`,
    label: "no such group",
    help: `Add it under “${home}”:\n${steps.at(-1)}: { ${keys.slice(0, 6).join(": …, ")}: … }`,
  };
}

const count = (many: number, noun: string): string => `${many} ${noun}${many === 1 ? "" : "s"}`;
