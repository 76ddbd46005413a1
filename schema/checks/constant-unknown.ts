import { nearest } from "../nearest.ts";
import type { Problem } from "../problem.ts";
import { knownNames } from "../reference.ts";
import type { Check } from "./check.ts";
import type { Context } from "./context.ts";
import { misnamedConstants } from "./misnamed-constants.ts";
import { mayBeBroken, namesAround } from "./names-around.ts";
import type { WrittenReference } from "./written.ts";

const isName = (name: string): boolean => /^[\w-]+(?:\.[\w-]+)*$/.test(name);

function problemOf({ text, reference }: WrittenReference, context: Context): Problem {
  const { path } = text.entry;
  const { name, nameStart, nameEnd, start, end } = reference;
  const range = context.source.locateInside(path, nameStart, nameEnd);
  const common = { code: "constant/unknown", severity: "error", range, at: path } as const;
  const braces = "For plain braces, write {{ and }}.";
  if (!isName(name))
    return {
      ...common,
      message: `The words in braces, “${name.slice(0, 40)}”, name no constant.`,
      label: "not a name",
      help: braces,
      range: context.source.locateInside(path, start, end),
    };
  const own = text.scopes[0];
  const known = own ? knownNames(context.site, own) : context.names;
  const near = nearest(name, known) ?? alone(known.filter((one) => one.endsWith(`.${name}`)));
  const around = namesAround(name, context).slice(0, 12);
  const list =
    around.length > 0
      ? `There is: ${around.map((one) => `{${one}}`).join(", ")}.`
      : `Add it under “constants”. ${braces}`;
  const help = near === undefined ? list : `Did you mean {${near}}?`;
  const fixes = near === undefined ? [] : context.correct(path, nameStart, nameEnd, near, "review");
  return { ...common, message: `There is no constant “${name}”.`, label: "no such name", help, fixes };
}

/** The only one, where there is one. */
const alone = (names: readonly string[]): string | undefined => (names.length === 1 ? names[0] : undefined);

/** Every name in braces is known. */
export const check: Check = {
  codes: ["constant/unknown"],
  *run(context) {
    const unknown = context.references.filter(({ text, reference }) => {
      if (text.entry.isDefault) return false;
      // For which entries it is repeated is not known where the collection is not.
      if (text.entry.entryScope && text.scopes.length === 0) return false;
      const scopes = text.scopes.length > 0 ? text.scopes : [undefined];
      const isUnknown = scopes.some((scope) => context.filler.reference(reference, scope).kind === "unknown");
      return isUnknown && !mayBeBroken(reference.name, context);
    });
    const { problems, explained } = misnamedConstants(unknown, context);
    yield* problems;
    for (const written of unknown) if (!explained.has(written)) yield problemOf(written, context);
  },
};
