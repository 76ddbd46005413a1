import { fieldAt, knownKeys, sectionField, sectionTypes } from "../../../language/descriptor.ts";
import { nearest } from "../../../reader/nearest.ts";
import { isMap, type Fix, type Path, type Problem } from "../../../problem.ts";
import { oddKey, type OddKey } from "../../yaml-traps/keys.ts";
import type { Context } from "../context.ts";
import { replace } from "../fixes.ts";
import { mapAt } from "../map-at.ts";
import { sampleOf } from "../sample.ts";
import { explainMisplaced } from "./misplaced.ts";
import { explainItemAbove } from "./item-above.ts";
import { explainMenuPanel } from "./menu-panel.ts";
import { explainOpposite } from "./opposites.ts";
import { explainOtherWord, ownKeysFirst, placesInside } from "./other-words.ts";
import { choices, fitting, listing, naming, quote } from "../../../language/words.ts";
import { noun } from "../words.ts";

/** A key that is the right one but for the way it is written. */
export function oddlyWritten({ source, value }: Context, path: Path, key: string): OddKey | undefined {
  const present = mapAt(value, path);
  const free = knownKeys(fieldAt(value, path) ?? {}).filter((name) => !Object.hasOwn(present, name));
  return oddKey(source, [...path, key], free);
}

/** A key with a typo of the fingers, which is checked as the key that was meant. `path` leads to it as written. */
export function explainTypo({ source, value }: Context, path: Path, key: string, meant: string): Problem {
  const at = [...path, key];
  const range = source.locate(at, "key");
  return {
    code: "shape/unknown-key",
    severity: "error",
    message: fitting(
      `${quote(key)} is not a key of ${noun(value, path)}. Did you mean “${meant}”?`,
      `${quote(key)} is not a key here. Did you mean “${meant}”?`,
    ),
    label: `perhaps “${meant}”`,
    help: `Write “${meant}” in place of ${quote(key)}.`,
    range,
    at,
    fixes: replace(`Write “${meant}”`, "review", { start: range.start.offset, end: range.end.offset }, meant),
  };
}

/** A key that does not belong where it stands. */
export function explainKey(context: Context, path: Path, key: string): Problem {
  const { source, value } = context;
  const at = [...path, key];
  const field = fieldAt(value, path) ?? {};
  const known = knownKeys(field);
  const place = noun(value, path);
  const common = { severity: "error", range: source.locate(at, "key"), at } as const;
  if (field.properties?.[key]?.computed)
    return {
      ...common,
      code: "shape/unknown-key",
      message: `“${key}” is worked out by itself; it is not written.`,
      label: "not to be written",
      help: "Delete the line.",
    };
  if (key === "type" && Object.hasOwn(mapAt(value, path), "use"))
    return {
      ...common,
      code: "shape/unknown-key",
      message: "“use” shows a shared section, which has a type of its own.",
      label: "not beside “use”",
      help: "Delete this line. For a section that is not shared, delete the line with “use” and write its keys.",
    };
  if (path[0] === "planned" && key === "sections")
    return {
      ...common,
      code: "shape/unknown-key",
      message: "A page with sections is no planned one: pages stand below “routes”.",
      label: "a whole page",
      help: "Move its lines to the pages below “routes”, or delete the sections here.",
    };
  const { use } = mapAt(value, path);
  const shared = value["shared"];
  // `use: faq` for `type: faq`: which keys it has follows from that.
  if (typeof use === "string" && sectionTypes.includes(use) && !(isMap(shared) && Object.hasOwn(shared, use)))
    return {
      ...common,
      code: "shape/unknown-key",
      message: `${quote(key)} is not a key of ${place}.`,
      label: "not a key here",
      help: `Write “type: ${use}” in place of “use: ${use}”.`,
      dependsOn: [[...path, "use"]],
    };
  const ofItem = explainItemAbove(context, path, key);
  if (ofItem) return ofItem;
  const panel = explainMenuPanel(path, key);
  if (panel) return { ...common, ...panel };
  const opposite = explainOpposite(context, path, key);
  if (opposite) return { ...common, ...opposite };
  const misplaced = explainMisplaced(context, path, key);
  if (misplaced) return misplaced;
  const type = mapAt(value, path)["type"];
  const other = field.label !== undefined && typeof type === "string" ? typesWith(key) : [];
  const meant = explainOtherWord(context, path, key);
  if (meant) return { ...common, ...meant, code: other.length > 0 ? "shape/key-of-other-type" : "shape/unknown-key" };
  if (other.length > 0)
    return {
      ...common,
      code: "shape/key-of-other-type",
      message: `A ${type} section has no “${key}”.`,
      label: `not in ${type}`,
      help: `These types have it: ${choices(other.slice(0, 12))}.\nKeys of ${type}: ${choices(ownKeysFirst(field))}.`,
    };
  const inside = field.label !== undefined ? placesInside(key) : [];
  if (inside.length > 0)
    return {
      ...common,
      code: "shape/unknown-key",
      message: `${quote(key)} is not a key of ${place}.`,
      label: "not a key here",
      help: `These have it: ${choices(inside.slice(0, 12))}.\nKeys of ${String(type)}: ${choices(ownKeysFirst(field))}.`,
    };
  const again = nearest(key, known);
  const help =
    again === undefined
      ? `Its keys are ${listing(ownKeysFirst(field), "and", 24)}.`
      : `“${again}” is there already. Delete one of the two lines.`;
  return {
    ...common,
    code: "shape/unknown-key",
    message: `${quote(key)} is not a key of ${place}.`,
    label: "not a key here",
    help,
  };
}

const typesWith = (key: string): string[] =>
  sectionTypes.filter((type) => knownKeys(sectionField(type) ?? {}).includes(key));

/** Keys that have to be there and are not. */
export function explainMissing(context: Context, path: Path, missing: readonly string[]): Problem {
  const { source, value } = context;
  const field = fieldAt(value, path);
  const first = missing[0] ?? "";
  const node = source.node(path);
  const hint = missing.length === 1 ? field?.properties?.[first]?.description : undefined;
  const lead = node?.kind === "map" ? (node.pairs.find((pair) => pair.name === "type") ?? node.pairs[0]) : undefined;
  const isOwned = source.pair(path) !== undefined && lead?.name !== "type";
  const valueEnd = lead?.value.kind === "scalar" ? lead.value.end : 0;
  const range =
    !lead || isOwned || (node?.kind === "map" && node.flow)
      ? source.locate(path, node?.kind === "map" && node.flow ? "value" : "key")
      : source.rangeAt(lead.key.start, Math.max(lead.key.end, valueEnd));
  return {
    code: "shape/missing-key",
    severity: "error",
    message: naming(
      missing,
      (names) => `${names} ${missing.length === 1 ? "is" : "are"} missing from ${noun(value, path)}.`,
    ),
    label: `needs ${listing(missing, "and", 2)}`,
    help: `Add ${missing.length === 1 ? "a line" : "lines"}:\n${missing.map((name) => sampleOf(field ?? {}, name)).join("\n")}${hint === undefined ? "" : `\n${hint}`}`,
    range,
    at: path,
    missingKey: first,
    ...(missing.length === 1 && { fixes: writeOnlyValue(context, path, first) }),
  };
}

/** A missing key that has one possible value is written above the first key, where that begins a line. */
function writeOnlyValue({ source, value }: Context, path: Path, name: string): readonly Fix[] {
  const only = fieldAt(value, [...path, name])?.const ?? fieldAt(value, path)?.properties?.[name]?.const;
  const node = source.node(path);
  const first = node?.kind === "map" && !node.flow ? node.pairs[0] : undefined;
  if (only === undefined || !first || source.positions.position(first.key.start).column !== 1) return [];
  const at = { start: first.key.start, end: first.key.start };
  return replace(`Write “${name}: ${String(only)}”`, "safe", at, `${name}: ${String(only)}\n`);
}
