import { isMap, type Path } from "../../../problem.ts";
import { pathKey } from "../../../site/paths.ts";
import type { Context } from "../../context.ts";
import type { Finding } from "../../rule.ts";
import { once } from "../shared.ts";
import { intoGroup } from "../group-by.ts";
import { alsoHere, deadLinkProblem, type DeadAnchor } from "./dead-links.ts";

/** Where the place that a link asks for is written, on the page that it names and in something hidden. */
export const hiddenPlace = ({ entry, name }: DeadAnchor, context: Context): Path | undefined =>
  hiddenAnchors(context).get(`${entry.at[1]} ${name}`);

/** Where the anchors are that are written on pages and hidden, by the number of the page and the name. */
const hiddenAnchors = once((context): ReadonlyMap<string, Path> => {
  const written = context.inventory
    .of("anchor")
    .filter(
      ({ path }) => path[0] === "routes" && (context.isHidden(path) || hiddenShared(path, context) !== undefined),
    );
  return new Map(written.map(({ path, value }) => [`${path[1]} ${String(value).split("/").at(-1)}`, path]));
});

/** The key that hides the shared section which the section around a path shows: “use” is hidden with what it names. */
function hiddenShared(path: Path, { at }: Context): Path | undefined {
  const section = path[2] === "sections" && path.length > 3 ? at(path.slice(0, 4)) : undefined;
  const use = isMap(section) ? section["use"] : undefined;
  const shared = typeof use === "string" ? at(["shared", use]) : undefined;
  return typeof use === "string" && isMap(shared) && shared["hidden"] === true ? ["shared", use, "hidden"] : undefined;
}

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
        gone: [...new Set(all.map((each) => each.one.dead.path))],
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
