import type { Path } from "../../../problem.ts";
import type { Finding } from "../../rule.ts";
import type { Context } from "../../context.ts";
import { alsoHere, deadLinkProblem, type DeadLink } from "./dead-links.ts";

/** Links to a page that is hidden: one of them is said where it stands, many where the page is hidden. */
export function* hiddenPageProblems(
  path: string,
  at: Path,
  links: readonly DeadLink[],
  context: Context,
): Iterable<Finding> {
  const { source } = context;
  const [only, ...others] = links;
  const gone = { addresses: [...new Set(links.map((one) => one.path))], hiddenAt: at.slice(0, -1) };
  const here = source.locate(at, "pair");
  if (only && others.length === 0) {
    yield deadLinkProblem(only, context, {
      message: `Page ${path} is hidden, so this link leads nowhere.`,
      label: "leads to a hidden page",
      help: "Show the page again (delete its “hidden: true”), or take this link out.",
      related: [{ message: "hidden here", range: here }],
      gone,
    });
    return;
  }
  yield {
    message: `Page ${path} is hidden, so ${links.length} links lead nowhere.`,
    label: "hides where links lead",
    help: "Show the page again (delete this line), or take the links out.",
    range: here,
    at,
    gone,
    related: alsoHere(links, "a link to it", context),
  };
}
