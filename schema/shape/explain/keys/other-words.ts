import { fieldAt, fieldFor, knownKeys, sectionField, sectionTypes, typesOf } from "../../../language/descriptor.ts";
import type { Field } from "../../../language/field.ts";
import { insteadOfKey, synonymsOf } from "../../../language/names.ts";
import { listing, quote } from "../../../language/words.ts";
import type { DataMap, Path, Problem } from "../../../problem.ts";
import type { Context } from "../context.ts";
import { filledKeys } from "../lists/words-as-keys.ts";
import { mapAt } from "../map-at.ts";
import { isOfOthers } from "./meant-key.ts";
import { sampleOf } from "../sample.ts";
import { noun } from "../words.ts";

/** What is said of a key that people use for another one, or for something that there is not. */
export function explainOtherWord(
  { source, value }: Context,
  path: Path,
  key: string,
): Pick<Problem, "message" | "label" | "help" | "fixes"> | undefined {
  const field = fieldAt(value, path) ?? {};
  const present = mapAt(value, path);
  const meant = synonymsOf(key).filter(
    (name) =>
      knownKeys(field).includes(name) &&
      !isOfOthers(fieldFor(field.properties?.[name] ?? {}, present[key]), present[key] ?? null),
  );
  const [best, second] = meant.filter((name) => !Object.hasOwn(present, name));
  const message = `${quote(key)} is not a key of ${noun(value, path)}.`;
  const instead = insteadOfKey(key, present[key]);
  const home = best === undefined && path.length === 0 ? homeInFrame(value, key) : undefined;
  if (home) return { message, ...home };
  if (best === undefined && (instead !== undefined || meant.length === 0))
    return instead === undefined ? undefined : { message, label: "not a key here", help: instead };
  const [taken] = synonymsOf(key)
    .slice(0, 2)
    .filter((name) => meant.includes(name));
  if (best === undefined)
    return taken === undefined
      ? undefined
      : {
          message,
          label: `“${taken}” is there already`,
          help: `What it may mean, “${taken}”, is there already. Keep one of the two.`,
        };
  const node = source.node([...path, key]);
  const own = fieldFor(field.properties?.[best] ?? {}, undefined);
  const filled = node ? filledKeys(node, own.items ? fieldFor(own.items, undefined) : own) : undefined;
  const pair = source.pair([...path, key]);
  // One text where a list of texts is wanted is its only item.
  const isOnlyItem = second === undefined && node?.kind === "scalar" && typesOf(own).join() === "array";
  const list =
    isOnlyItem && typesOf(own.items ?? {}).includes("string") && /^[\w ./-]+$/.test(node.raw)
      ? `[${node.raw}]`
      : undefined;
  const other = second === undefined ? "Write it so" : `It may be ${listing([best, second], "or")}. Write it so`;
  return {
    message,
    label: `perhaps ${listing([best, second ?? ""].filter(Boolean), "or")}`,
    help: `${other}:\n${list === undefined ? sampleOf(field, best, filled) : `${best}: ${list}`}`,
    ...(list !== undefined &&
      pair && {
        fixes: [
          {
            title: `Write “${best}: ${list}”`,
            safety: "review",
            edits: [
              { start: pair.key.start, end: pair.key.end, text: best },
              { start: pair.value.start, end: pair.value.end, text: list },
            ],
          },
        ],
      }),
  };
}

/** For a word at the top of the file: the part of the file that has it, under another name. */
function homeInFrame(value: DataMap, key: string): Pick<Problem, "label" | "help"> | undefined {
  for (const part of ["site", "menus"]) {
    const found = synonymsOf(key).find((name) => knownKeys(fieldAt(value, [part]) ?? {}).includes(name));
    if (found !== undefined)
      return { label: `belongs inside “${part}”`, help: `Write it inside “${part}”:\n${part}:\n  ${found}: …` };
  }
  return undefined;
}

const isCommon = (key: string): boolean =>
  sectionTypes.every((type) => knownKeys(sectionField(type) ?? {}).includes(key));

/** The keys of a field; of a section, its own before those that every section has. */
export function ownKeysFirst(field: Field): readonly string[] {
  const known = knownKeys(field);
  if (field.label === undefined) return known;
  return [...known.filter((key) => !isCommon(key)), ...known.filter((key) => isCommon(key) && key !== "type")];
}

/** The section types whose items know a key that no section has itself. */
export function placesInside(key: string): readonly string[] {
  return sectionTypes.flatMap((type) =>
    Object.entries(sectionField(type)?.properties ?? {})
      .filter(([name, { items }]) => name !== "actions" && items && knownKeys(fieldFor(items, undefined)).includes(key))
      .slice(0, 1)
      .map(([name]) => `${type} › ${name}`),
  );
}
