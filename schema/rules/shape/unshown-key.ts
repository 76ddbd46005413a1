import { fieldFor, type ShownOnly } from "../../language/descriptor.ts";
import { sections } from "../../problems/example.ts";
import type { Path } from "../../problem.ts";
import type { AreaRule } from "../rule.ts";
import { writtenKeys, type WrittenKey } from "../support/written-maps.ts";

const heroCard = (lines: string) =>
  sections(`
    - type: hero
      title: Bread of the day
      cards:
        - { kind: ${lines} }
  `);

/** Why a key is not shown. */
interface Reason {
  readonly message: string;
  readonly label: string;
  readonly help: string;
  readonly related?: { readonly message: string; readonly path: Path };
}

function reasonOf({ key, value, map, path, field, inside }: WrittenKey): Reason | undefined {
  const { beside, unless, for: values = {} }: ShownOnly = field.shownOnly ?? {};
  const around = path.slice(0, -1);
  if (beside !== undefined && !Object.hasOwn(map, beside))
    return {
      message: `“${key}” is not shown, because there is no “${beside}”.`,
      label: "shown nowhere",
      help: `Write “${beside}” as well, or delete the line.`,
    };
  if (unless !== undefined && Object.hasOwn(map, unless))
    return {
      message: `“${key}” is not shown: “${unless}” takes its place.`,
      label: "shown nowhere",
      help: "Delete one of the two lines.",
      related: { message: "shown in its place", path: [...around, unless] },
    };
  for (const [name, wanted] of Object.entries(values)) {
    const written = map[name];
    // A choice that is none is reported itself.
    const choices = fieldFor(inside.properties?.[name] ?? {}, undefined).enum ?? [];
    if (written === undefined || wanted.includes(written) || !choices.includes(written)) continue;
    return {
      message: `“${key}” is not shown where “${name}” is ${String(written)}.`,
      label: `for ${wanted.join(", ")} alone`,
      help: `Delete the line, or write “${name}: ${wanted.join("” or “")}”.`,
    };
  }
  const fixed = inside.fixed?.[key];
  if (fixed === undefined || fixed === value) return undefined;
  return {
    message: `“${key}” changes nothing here: it is always ${String(fixed)}.`,
    label: "changes nothing",
    help: "Delete the line.",
  };
}

/** Every key that is written is shown. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "shape/unshown-key",
    seemsUnused: true,
    severity: "warning",
    yieldsTo: "wrong-line",
    what: "What is written is not shown: another key takes its place, or one is missing that it belongs to.",
    why: "Visitors never see it, and nothing on the page says so.",
    bad: heroCard("invoice, title: Order, value: 3"),
    good: heroCard("progress, title: Order, value: 3"),
  },
  *find(context) {
    const { source } = context;
    for (const one of writtenKeys(context, ({ shownOnly }, { fixed }) => (shownOnly ?? fixed) !== undefined)) {
      const reason = reasonOf(one);
      if (!reason) continue;
      const { related, ...words } = reason;
      yield {
        ...words,
        range: source.locate(one.path, "pair"),
        at: one.path,
        ...(related && { related: [{ message: related.message, range: source.locate(related.path, "pair") }] }),
      };
    }
  },
};
