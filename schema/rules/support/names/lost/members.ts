import { lookUp } from "../../../../site/reference.ts";
import type { WrittenReference } from "../../../../site/written.ts";
import type { Context } from "../../../context.ts";
import type { Finding } from "../../../rule.ts";
import { intoGroup, maxRelated } from "../../group-by.ts";
import { groupOf } from "../steps.ts";
import { unknownName } from "../unknown-name.ts";

/**
 * Constants that a group does not have, though texts name several of them: whoever writes the group anew loses them together.
 * `hours: { open: 9 to 5 }`, where texts name {hours.from} and {hours.to}.
 */
export function lostMembers(
  unknown: readonly WrittenReference[],
  context: Context,
): { readonly problems: readonly Finding[]; readonly explained: ReadonlySet<WrittenReference> } {
  const { site, source } = context;
  const groups = new Map<string, WrittenReference[]>();
  for (const use of unknown) {
    const { name } = use.reference;
    const above = groupOf(name);
    const found = lookUp(above, site);
    const isOfConstants = found.kind === "group" && found.path[0] === "constants" && use.text.scopes.length === 0;
    if (!isOfConstants) continue;
    // For what is no name, is misspelt, or stands in another group, there is more to say.
    const { misses, fixes = [] } = unknownName(use, context);
    if (misses !== undefined && fixes.length === 0) intoGroup(groups, above, use);
  }
  const lost = [...groups].flatMap(([group, uses]) => {
    const members = [...new Set(uses.map(({ reference }) => reference.name.slice(group.length + 1)))];
    return members.length > 1 ? [{ group, uses, members }] : [];
  });
  return {
    explained: new Set(lost.flatMap(({ uses }) => uses)),
    problems: lost.map(({ group, uses, members }): Finding => {
      const [first, ...others] = uses.map(({ text: { entry }, reference }) => ({
        at: entry.path,
        range: source.locateInside(entry.path, reference.nameStart, reference.nameEnd),
      }));
      const key = group.slice(group.lastIndexOf(".") + 1).slice(0, 20);
      const [one = "", other = "", ...more] = members.map((member) => `“${member.slice(0, 12)}”`);
      const named = more.length === 0 ? `${one} and no ${other}` : `${one}, no ${other} and ${more.length} more`;
      return {
        message: `The group “${key}” has no ${named}; texts use it ${uses.length} times.`,
        label: "no such name",
        help: `Write them into the group again:\n${key}: { …, ${members.slice(0, 6).join(": …, ")}: … }`,
        range: first?.range ?? source.locate(["constants"], "key"),
        at: first?.at ?? ["constants"],
        misses: members.map((member) => ["constants", ...group.split("."), member]),
        related: others.slice(0, maxRelated).map(({ range }) => ({ message: "used here as well", range })),
      };
    }),
  };
}
