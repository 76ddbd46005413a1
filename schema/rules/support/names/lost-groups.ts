import type { WrittenReference } from "../../../site/written.ts";
import type { Context } from "../../context.ts";
import type { Finding } from "../../rule.ts";
import { intoGroup } from "../group-by.ts";
import { meantNames } from "./meant-names.ts";

/** Several references to constants of one group that there is not: one problem, at the first of them. */
export function lostGroups(
  unknown: readonly WrittenReference[],
  context: Context,
): { readonly problems: readonly Finding[]; readonly explained: ReadonlySet<WrittenReference> } {
  const meant = meantNames(context);
  const known = new Set(context.names.map((name) => name.split(".")[0]));
  const groups = new Map<string, WrittenReference[]>();
  for (const use of unknown) {
    const { name } = use.reference;
    const [group = "", key] = name.split(".");
    if (key !== undefined && use.text.scopes.length === 0 && !known.has(group) && !meant.has(name))
      intoGroup(groups, group, use);
  }
  const lost = [...groups].filter(([, uses]) => uses.length > 1);
  return {
    explained: new Set(lost.flatMap(([, uses]) => uses)),
    problems: lost.flatMap(([group, uses]): Finding[] => {
      const keys = [...new Set(uses.map(({ reference }) => reference.name.slice(group.length + 1)))];
      const [first, ...others] = uses.map(({ text, reference }) => ({
        at: text.entry.path,
        range: context.source.locateInside(text.entry.path, reference.nameStart, reference.nameEnd),
      }));
      if (!first) return [];
      return [
        {
          message: `There is no group “${group}” under “constants”, and texts use it ${uses.length} times.`,
          label: "no such group",
          help: `Add it under “constants”:\n${group}: { ${keys.slice(0, 6).join(": …, ")}: … }`,
          ...first,
          related: others.slice(0, 8).map(({ range }) => ({ message: "uses it as well", range })),
        },
      ];
    }),
  };
}
