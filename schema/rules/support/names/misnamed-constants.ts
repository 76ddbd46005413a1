import { intoGroup } from "../group-by.ts";
import { nearest } from "../../../reader/nearest.ts";
import type { Path } from "../../../problem.ts";
import type { Finding } from "../../rule.ts";
import { lookUp } from "../../../site/reference.ts";
import type { Context } from "../../context.ts";
import { maxProposals } from "../links/dead-links.ts";
import { isKnownField } from "./lost/fields.ts";
import { misnamedKey, renamedKey } from "../moved/renamed-key.ts";
import { freeNames } from "./meant-names.ts";
import { onlyFreeName } from "./only-free-name.ts";
import type { WrittenReference } from "../../../site/written.ts";

/** A group of references whose name is nearly that of something that nothing names. */
interface Group {
  readonly path: Path;
  readonly written: string;
  readonly wanted: string;
  readonly uses: WrittenReference[];
  /** The two names are not alike: the constant was renamed, and is not misspelt. */
  readonly isRename: boolean;
}

/** Constants that are misspelt where they are defined: several texts agree on another name. */
export function misnamedConstants(
  unknown: readonly WrittenReference[],
  context: Context,
): { readonly problems: readonly Finding[]; readonly explained: ReadonlySet<WrittenReference> } {
  const byName = new Map<string, WrittenReference[]>();
  const isOfEntry = ({ text }: WrittenReference): boolean => text.scopes.length > 0;
  for (const use of unknown) if (!isOfEntry(use)) intoGroup(byName, use.reference.name, use);
  // In the texts of an entry the same name is no field of it.
  for (const use of unknown)
    if (isOfEntry(use) && byName.has(use.reference.name)) intoGroup(byName, use.reference.name, use);
  const free = byName.size === 0 ? [] : freeNames(context);
  const groups = new Map<string, Group>();
  for (const [name, uses] of [...byName].slice(0, maxProposals)) {
    const alike = nearest(name, free);
    // One text that has nearly another name has a typo. Several have not the same one.
    const isTypo = alike === undefined && uses.length === 1 && nearest(name, context.names) !== undefined;
    const near = alike ?? (isTypo ? undefined : onlyFreeName(name, free, byName));
    const found = near === undefined ? undefined : lookUp(near, context.site);
    if (near === undefined || found === undefined || found.kind === "nothing") continue;
    const [theirs, ours] = [near.split("."), name.split(".")];
    const index = theirs.findIndex((step, at) => step !== ours[at]);
    const [written, wanted] = [theirs[index], ours[index]];
    const isOtherStep = theirs.length === ours.length && theirs.every((step, at) => at === index || step === ours[at]);
    if (!isOtherStep || written === undefined || wanted === undefined) continue;
    const path = found.path.slice(0, found.path.length - (theirs.length - 1 - index));
    if (alike === undefined && isKnownField(context, path.slice(0, -1), written)) continue;
    const group = groups.get(path.join(".")) ?? { path, written, wanted, uses: [], isRename: alike === undefined };
    groups.set(path.join("."), group);
    if (group.wanted === wanted) group.uses.push(...uses);
  }
  const right = [...groups.values()].filter(({ uses, path }) => uses.length > 1 && path[0] !== "site");
  return {
    explained: new Set(right.flatMap(({ uses }) => uses)),
    problems: right.map(({ path, wanted, uses, isRename }) => {
      const places = uses.map(({ text, reference }) =>
        context.source.locateInside(text.entry.path, reference.nameStart, reference.nameEnd),
      );
      return isRename ? renamedKey(context, path, wanted, places) : misnamedKey(context, path, wanted, places);
    }),
  };
}
