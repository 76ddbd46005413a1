import type { Path } from "../../../problem.ts";
import { hiddenAround } from "../../../site/hidden-around.ts";
import { pathKey } from "../../../site/paths.ts";
import type { Context } from "../../context.ts";
import type { Finding } from "../../rule.ts";
import { hiddenAnchor, hiddenShared } from "./hidden-anchors.ts";
import { alsoHere, deadLinkProblem, type DeadAnchor } from "./dead-links.ts";

/** Where the place that a link asks for is written, on the page that it names and in something hidden. */
export const hiddenPlace = ({ entry, name }: DeadAnchor, context: Context): Path | undefined =>
  hiddenAnchor(entry, name, context);

interface HiddenLink {
  readonly one: DeadAnchor;
  /** Where the anchor is written. */
  readonly at: Path;
}

/** Links to places that are hidden: one of them is said where it stands, many that one part hides where it is hidden. */
export function hiddenPlaceProblems(hidden: readonly DeadAnchor[], context: Context): readonly Finding[] {
  const parts = new Map<string, { hiddenAt: Path; links: HiddenLink[] }>();
  for (const one of hidden) {
    const at = hiddenPlace(one, context);
    if (!at) continue;
    const hiddenAt = hiddenAround(context.site, at) ?? hiddenShared(at, context)?.slice(0, -1) ?? at;
    const part = parts.get(pathKey(hiddenAt)) ?? { hiddenAt, links: [] };
    part.links.push({ one, at });
    parts.set(pathKey(hiddenAt), part);
  }
  return [...parts.values()].flatMap(({ hiddenAt, links }): readonly Finding[] => {
    const [first, ...others] = links;
    if (!first) return [];
    const { one, at } = first;
    const { source } = context;
    const gone = { addresses: [...new Set(links.map((each) => each.one.dead.path))], hiddenAt };
    const here = [...hiddenAt, "hidden"];
    const place = `“${one.name}” on page ${one.entry.path}`;
    if (others.length === 0)
      return [
        deadLinkProblem(one.dead, context, {
          message: `${place} is hidden, so this link leads nowhere.`,
          label: "leads to a hidden place",
          help: "Show it again (delete its “hidden: true”), or lead the link elsewhere.",
          gone,
          related: [
            { message: "it stands here", range: source.locate(at) },
            { message: "hidden here", range: source.locate(here, "pair") },
          ],
        }),
      ];
    const isOne = others.every((each) => each.one.dead.path === one.dead.path);
    return [
      {
        message: isOne
          ? `${place} is hidden, so ${links.length} links lead nowhere.`
          : `${links.length} links lead to places on ${one.entry.path} that are hidden.`,
        label: "hides where links lead",
        help: "Show it again (delete this line), or lead the links elsewhere.",
        range: source.locate(here, "pair"),
        at: here,
        gone,
        related: alsoHere(
          links.map((each) => each.one.dead),
          "a link to it",
          context,
        ),
      },
    ];
  });
}
