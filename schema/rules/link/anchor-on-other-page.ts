import type { Check } from "../rule.ts";
import { deadAnchors, deadLinkProblem } from "../support/links/dead-links.ts";
import { explainedLinks } from "../support/links/misnamed-places.ts";

/** A link names the page that its place is on. */
export const check: Check = {
  codes: ["link/anchor-on-other-page"],
  *run(context) {
    const explained = explainedLinks(context);
    for (const { dead, entry, name, other } of deadAnchors(context)) {
      if (!other || explained.has(dead.path)) continue;
      yield deadLinkProblem(dead, context, {
        code: "link/anchor-on-other-page",
        message: `“${name}” is on page ${other.page}, not on ${entry.path}.`,
        label: "on another page",
        help: `Write ${other.address}`,
        related: [{ message: "it stands here", range: context.source.locate(other.at) }],
        wanted: other.address,
      });
    }
  },
};
