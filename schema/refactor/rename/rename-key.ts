import { dataAt } from "../../language/data-at.ts";
import { isMap, type Path } from "../../problem.ts";
import { renameKey as changeKey } from "../../edit/rename-key.ts";
import type { OpenSite } from "../open-site.ts";
import { isWithin } from "../../site/paths.ts";
import { writeDraft } from "../plan/draft.ts";
import { badKey, sameName, taken } from "../plan/names.ts";
import { refuse, type Planned } from "../plan/plan.ts";
import type { Replacement } from "../plan/replacements.ts";
import { kindWords, type Thing } from "../things/thing.ts";
import type { Use } from "../uses/use.ts";
import { linkWords } from "../words/link-words.ts";
import { mentionWords } from "../words/mentions.ts";
import { meaningKept } from "./meaning.ts";
import { moveConstant } from "./move-constant.ts";
import { namedFollowers } from "./named-followers.ts";

/** Renames a constant, a group of them, a badge, a collection, an entry, a shared section or the menus of some pages; every name in braces and every key follows. */
export function renameNamed(site: OpenSite, thing: Thing, to: string): Planned {
  const { kind, at, name } = thing;
  if (
    kind !== "constant" &&
    kind !== "collection" &&
    kind !== "entry" &&
    kind !== "badge" &&
    kind !== "shared" &&
    kind !== "variant"
  )
    return refuse(
      `“${name}” is a word of the language, not a name`,
      "Only the names that you gave yourself can be renamed.",
    );
  const wanted = to.split(".");
  const steps = name.split(".");
  const key = wanted.at(-1) ?? "";
  const isOtherGroup = wanted.slice(0, -1).join(".") !== steps.slice(0, -1).join(".");
  if (kind === "constant" && wanted.length > 1 && isOtherGroup) return moveConstant(site, thing, wanted);
  if (wanted.length > 1 && isOtherGroup)
    return refuse(
      `{${to}} is in another group than {${name}}`,
      `Keep the group: ${[...steps.slice(0, -1), key].join(".")}`,
    );
  if (key === steps.at(-1)) return sameName(thing);
  const bad = badKey(site, at, key);
  if (bad) return bad;
  const clash = clashOf(site, at, key, kind);
  if (clash) return clash;

  const newPath = (path: Path): Path =>
    isWithin(path, at) ? [...at.slice(0, -1), key, ...path.slice(at.length)] : path;
  const { uses, replacements } = namedFollowers(site, thing, key);
  const fullName = [...steps.slice(0, -1), key].join(".");
  return writeDraft(
    site,
    {
      title: `${titleOf(kind, name)} → ${titleOf(kind, fullName)}`,
      effects: linkWords(followedOf(uses, replacements)),
      mentions: mentionWords(site, kind === "constant" || kind === "entry" ? (steps.at(-1) ?? name) : name),
      replacements,
      separate: [(on) => changeKey(on, at, key)],
      keeper: () => undefined,
    },
    (after) => meaningKept(site, after, newPath),
  );
}

const titleOf = (kind: Thing["kind"], name: string): string =>
  kind === "constant" ? `{${name}}` : `${kindWords[kind]} “${name}”`;

/** Uses that are rewritten: a reference to the field of an entry by its own name needs no change. */
const followedOf = (uses: readonly Use[], replacements: readonly Replacement[]): readonly Use[] =>
  uses.filter((use) => replacements.some((one) => one.path === use.path));

function clashOf(site: OpenSite, at: Path, key: string, kind: Thing["kind"]): Planned | undefined {
  const home = dataAt(site.site, at.slice(0, -1));
  if (isMap(home) && Object.hasOwn(home, key))
    return taken(
      `“${key}”`,
      `there is ${kind === "entry" ? "an" : "a"} ${kindWords[kind]} of that name`,
      "Choose another name, or delete that one first.",
    );
  const isTop = at.length === 2 && (kind === "constant" || kind === "collection");
  if (isTop && key === "site")
    return taken("“site”", "{site.name} and the like are the facts of the site", "Choose another name.");
  const otherHome = kind === "constant" ? "collections" : "constants";
  const others = isTop ? site.site[otherHome] : undefined;
  return isMap(others) && Object.hasOwn(others, key)
    ? taken(
        `“${key}”`,
        `there is a ${otherHome === "collections" ? "collection" : "constant"} of that name, and texts name both in the same way`,
        "Choose another name.",
      )
    : undefined;
}
