import { fieldAt } from "../../../../language/descriptor.ts";
import type { Path } from "../../../../problem.ts";
import { lookUp } from "../../../../site/reference.ts";
import type { WrittenReference } from "../../../../site/written.ts";
import type { Context } from "../../../context.ts";
import type { Finding } from "../../../rule.ts";
import { intoGroup } from "../../group-by.ts";

/** Whether the language knows a field of this name in the entry at a path. Its author cannot have renamed another one to it. */
export const isKnownField = ({ site }: Context, entry: Path, name: string): boolean =>
  entry[0] === "collections" && entry.length === 3 && Object.hasOwn(fieldAt(site, entry)?.properties ?? {}, name);

/** Fields that an entry lacks and that several texts show: each is said once, where the entry stands. */
export function lostFields(
  unknown: readonly WrittenReference[],
  context: Context,
): { readonly problems: readonly Finding[]; readonly explained: ReadonlySet<WrittenReference> } {
  const groups = new Map<string, WrittenReference[]>();
  for (const use of unknown) if (use.text.scopes.length === 0) intoGroup(groups, use.reference.name, use);
  const lost = [...groups].flatMap(([name, uses]) => {
    const steps = name.split(".");
    const found = lookUp(steps.slice(0, -1).join("."), context.site);
    const field = steps.at(-1) ?? "";
    return uses.length > 1 && found.kind === "group" && isKnownField(context, found.path, field)
      ? [{ entry: found.path, field, uses }]
      : [];
  });
  return {
    explained: new Set(lost.flatMap(({ uses }) => uses)),
    problems: lost.map(({ entry, field, uses }) => ({
      message: `“${String(entry.at(-1)).slice(0, 24)}” has no “${field}”, and ${uses.length} texts show it.`,
      label: `no “${field}”`,
      help: `Write “${field}” into this entry, or take {${entry.slice(1).join(".")}.${field}} out of the texts.`,
      range: context.source.locate(entry, "key"),
      at: entry,
      related: uses.slice(0, 8).map(({ text, reference }) => ({
        message: "shown here",
        range: context.source.locateInside(text.entry.path, reference.nameStart, reference.nameEnd),
      })),
    })),
  };
}
