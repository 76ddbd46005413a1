import { withConstants } from "../../problems/sample-sites.ts";
import type { Context } from "../context.ts";
import type { Finding, Rule } from "../rule.ts";
import { flatConstants } from "../support/names/flat-constants.ts";
import { lostFields } from "../support/names/lost/fields.ts";
import { lostGroupProblem, lostGroups } from "../support/names/lost/groups.ts";
import { lostMembers } from "../support/names/lost/members.ts";
import { misplacedConstants } from "../support/names/lost/misplaced.ts";
import { misnamedConstants } from "../support/names/misnamed-constants.ts";
import { nearest } from "../../reader/nearest.ts";
import { misnamedKey, renamedKey } from "../support/moved/renamed-key.ts";
import { mayBeBroken } from "../support/names/names-around.ts";
import { renamedGroups } from "../support/names/renamed-groups.ts";
import type { WrittenReference } from "../../site/written.ts";
import { unknownName } from "../support/names/unknown-name.ts";
import { untranslatedPlaces } from "../support/names/untranslated-places.ts";

/** Every name in braces is known. */
export const rule: Rule = {
  meta: {
    code: "constant/unknown",
    severity: "error",
    isAboutName: true,
    asksForMissing: true,
    isSaidOnce: true,
    mayLackLineAbove: true,
    what: "No constant, collection or fact of the site has the name in braces.",
    why: "There is nothing to write in its place.",
    bad: withConstants(
      "hours: { opens: five, closes: noon }",
      "From {hours.opens} to {hours.close}, and {hours.closes} on Sunday.",
    ),
    good: withConstants("hours: { opens: five, closes: noon }", "From {hours.opens} to {hours.closes}."),
  },
  *find(context) {
    yield* emptyBraces(context);
    const unknown = context.references.filter(({ text, reference }) => {
      if (text.entry.isDefault) return false;
      // For which entries it is repeated is not known where the collection is not.
      if (text.entry.entryScope && text.scopes.length === 0) return false;
      const scopes = text.scopes.length > 0 ? text.scopes : [undefined];
      return scopes.some(
        (scope) =>
          context.filler.reference(reference, scope).kind === "unknown" && !mayBeBroken(reference.name, context, scope),
      );
    });
    // Each looks at what those before it do not explain.
    const said = new Set<WrittenReference>();
    const unsaid = (): WrittenReference[] => unknown.filter((use) => !said.has(use));
    for (const explain of [untranslatedPlaces, flatConstants, lostFields, misplacedConstants, misnamedConstants]) {
      const { problems, explained } = explain(unsaid(), context);
      yield* problems;
      for (const use of explained) said.add(use);
    }
    const groups = renamedGroups(context).filter(({ uses }) => uses.every((use) => !said.has(use)));
    for (const { path, written, wanted, ranges } of groups)
      yield nearest(wanted, [written]) === undefined
        ? renamedKey(context, path, wanted, ranges)
        : misnamedKey(context, path, wanted, ranges);
    for (const use of groups.flatMap(({ uses }) => uses)) said.add(use);
    const rest = new Set(unsaid());
    const lost = lostGroups(context).filter(({ uses }) => uses.every((use) => rest.has(use)));
    for (const group of lost) yield lostGroupProblem(group, context);
    const inGroups = new Set(lost.flatMap(({ uses }) => uses));
    const members = lostMembers(
      [...rest].filter((written) => !inGroups.has(written)),
      context,
    );
    yield* members.problems;
    for (const written of rest)
      if (!inGroups.has(written) && !members.explained.has(written)) yield unknownName(written, context);
  },
};

function* emptyBraces({ textsWith, source }: Context): Iterable<Finding> {
  for (const { entry, finds } of textsWith("{"))
    for (const { mistake, start, end } of finds.mistakes)
      if (mistake === "empty")
        yield {
          message: "These braces are empty.",
          label: "no name inside",
          help: "Write the name of a constant in them: {trial.days}. For plain braces, write {{ and }}.",
          range: source.locateInside(entry.path, start, end),
          at: entry.path,
        };
}
