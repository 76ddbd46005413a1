import type { Path } from "../../../problem.ts";
import { hiddenAround } from "../../../site/hidden-around.ts";
import { pathKey } from "../../../site/paths.ts";
import type { Context } from "../../context.ts";
import type { Finding } from "../../rule.ts";
import { intoGroup } from "../group-by.ts";
import { hiddenAnchor, hiddenShared } from "./hidden-anchors.ts";
import { alsoHere, deadLinkProblem, type DeadAnchor } from "./dead-links.ts";

/** Where the place that a link asks for is written, on the page that it names and in something hidden. */
export const hiddenPlace = ({ entry, name }: DeadAnchor, context: Context): Path | undefined =>
  hiddenAnchor(entry, name, context);

/** Links to places that are hidden: one problem for all that are in one section. */
export function hiddenPlaceProblems(hidden: readonly DeadAnchor[], context: Context): readonly Finding[] {
  const sections = new Map<string, { one: DeadAnchor; at: Path }[]>();
  for (const one of hidden) {
    const at = hiddenPlace(one, context);
    if (at) intoGroup(sections, pathKey(at.slice(0, 4)), { one, at });
  }
  return [...sections.values()].flatMap((all): readonly Finding[] => {
    const [first, ...others] = all;
    if (!first) return [];
    const problemOf = ({ one, at }: typeof first): Finding => {
      const shared = hiddenShared(at, context);
      return deadLinkProblem(one.dead, context, {
        message: `“${one.name}” on page ${one.entry.path} is hidden, so this link leads nowhere.`,
        label: "leads to a hidden place",
        help: "Show it again (delete its “hidden: true”), or lead the link elsewhere.",
        gone: {
          addresses: [...new Set(all.map((each) => each.one.dead.path))],
          hiddenAt: hiddenAround(context.site, at) ?? shared?.slice(0, -1) ?? at,
        },
        related: [
          { message: "it stands here", range: context.source.locate(at) },
          ...(shared
            ? [{ message: "its shared section is hidden here", range: context.source.locate(shared, "key") }]
            : []),
        ],
      });
    };
    if (others.every(({ one }) => one.name === first.one.name)) return all.map(problemOf);
    return [
      {
        ...problemOf(first),
        message: `${all.length} links lead to places on ${first.one.entry.path} that are hidden.`,
        related: alsoHere(
          others.map(({ one }) => one.dead),
          "leads to a hidden place as well",
          context,
        ),
      },
    ];
  });
}
