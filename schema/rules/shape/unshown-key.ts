import { fieldFor } from "../../language/descriptor.ts";
import type { ShownOnly } from "../../language/field.ts";
import { naming } from "../../language/words.ts";
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

/** The key that is missing beside another one, which shows nothing without it. */
function missingBeside({ map, field }: WrittenKey): string | undefined {
  const beside = field.shownOnly?.beside;
  return beside !== undefined && !Object.hasOwn(map, beside) ? beside : undefined;
}

/** Keys of one mapping that lack the same key beside them. */
function withoutBeside(keys: readonly string[], beside: string): Reason {
  const isOne = keys.length === 1;
  return {
    message: naming(keys, (names) => `${names} ${isOne ? "is" : "are"} not shown, because there is no “${beside}”.`),
    label: "shown nowhere",
    help: `Write “${beside}” as well, or delete the ${isOne ? "line" : "lines"}.`,
  };
}

function reasonOf({ key, value, map, path, field, inside }: WrittenKey): Reason | undefined {
  const { unless, for: values = {} }: ShownOnly = field.shownOnly ?? {};
  const around = path.slice(0, -1);
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
    const written = [...writtenKeys(context, ({ shownOnly }, { fixed }) => (shownOnly ?? fixed) !== undefined)];
    const told = new Set<WrittenKey>();
    for (const one of written) {
      const beside = missingBeside(one);
      const alike = written.filter((other) => other.map === one.map && missingBeside(other) === beside);
      const reason =
        beside === undefined
          ? reasonOf(one)
          : withoutBeside(
              alike.map(({ key }) => key),
              beside,
            );
      if (!reason || told.has(one)) continue;
      for (const other of beside === undefined ? [one] : alike) told.add(other);
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
