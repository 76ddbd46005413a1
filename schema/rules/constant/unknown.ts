import type { Check } from "../rule.ts";
import { flatConstants } from "../support/names/flat-constants.ts";
import { misnamedConstants } from "../support/names/misnamed-constants.ts";
import { misnamed } from "../support/misnamed.ts";
import { mayBeBroken } from "../support/names/names-around.ts";
import { renamedGroups } from "../support/names/renamed-groups.ts";
import { unknownName } from "../support/names/unknown-name.ts";

/** Every name in braces is known. */
export const check: Check = {
  codes: ["constant/unknown"],
  *run(context) {
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
    const flat = flatConstants(unknown, context);
    yield* flat.problems;
    const { problems, explained } = misnamedConstants(
      unknown.filter((use) => !flat.explained.has(use)),
      context,
    );
    yield* problems;
    const groups = renamedGroups(context).filter(({ uses }) => uses.every((use) => !explained.has(use)));
    for (const { path, written, wanted, ranges } of groups)
      yield misnamed(context, { code: "constant/unknown", at: path, spot: "key", written, wanted, uses: ranges });
    const renamed = new Set([...flat.explained, ...explained, ...groups.flatMap(({ uses }) => uses)]);
    for (const written of unknown) if (!renamed.has(written)) yield unknownName(written, context);
  },
};
