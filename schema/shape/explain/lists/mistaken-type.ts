import { dataAt } from "../../../language/data-at.ts";
import { knownKeys, sectionField, sectionTypes } from "../../../language/descriptor.ts";
import { synonymsOf } from "../../../language/names.ts";
import { choices, quote } from "../../../language/words.ts";
import { isMap, type DataMap, type Path, type Problem } from "../../../problem.ts";
import type { Context, Mistake } from "../context.ts";
import { replace } from "../fixes.ts";
import { ownKeysFirst } from "../keys/other-words.ts";
import { fitsType } from "./fitting-type.ts";

const aboutKeys = new Set(["additionalProperties", "required"]);

/** From how many places that have another form on the type is what is wrong: one key may as well have strayed into the section. */
const fewest = 2;

/** How many sections are compared with all types. */
const most = 50;

interface MistakenType {
  readonly problem: Problem;
  readonly path: Path;
  /** The section, as it is in the data, and the only type that it can be; nothing where there are several. */
  readonly section: DataMap;
  readonly type: string | null;
}

/** Sections whose lines fit another type as they are, and not the one that is written: one problem each, at the type. */
export function explainMistakenTypes(context: Context, mistakes: readonly Mistake[]): MistakenType[] {
  const counts = new Map<string, { path: Path; count: number }>();
  for (const { path, keyword } of mistakes) {
    const section = sectionAround(path);
    // Keys where a text is wanted are of another type, too; a text or a number of another kind is a mistake in itself.
    const isForm = aboutKeys.has(keyword) || (keyword === "type" && typeof dataAt(context.value, path) === "object");
    if (!section || !isForm) continue;
    const key = section.join("\u0000");
    const seen = counts.get(key);
    if (seen) seen.count += 1;
    else counts.set(key, { path: section, count: 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count >= fewest)
    .slice(0, most)
    .flatMap(({ path }) => explainMistakenType(context, path) ?? []);
}

function explainMistakenType({ value, source }: Context, path: Path): MistakenType | undefined {
  const section = dataAt(value, path);
  const type = isMap(section) ? section["type"] : undefined;
  if (!isMap(section) || typeof type !== "string" || !sectionTypes.includes(type)) return undefined;
  if (isKeyMeant(section, type)) return undefined;
  const [first, ...others] = sectionTypes.filter((other) => other !== type && fitsType(section, other));
  if (first === undefined) return undefined;
  const at = [...path, "type"];
  const range = source.locate(at);
  const place = { start: range.start.offset, end: range.end.offset };
  const named = [first, ...others];
  return {
    path,
    section,
    type: others.length > 0 ? null : first,
    problem: {
      code: "shape/key-of-other-type",
      severity: "error",
      message: `What this section holds is made for ${quote(first)}, not for ${quote(type)}.`,
      label: `perhaps ${first}`,
      help: `${others.length > 0 ? `It fits these types: ${choices(named)}. Write one of them` : `Write “type: ${first}”`}, or change its lines.\nKeys of ${type}: ${choices(ownKeysFirst(sectionField(type) ?? {}))}.`,
      range,
      at,
      // Who changed the type on purpose means to change the lines next.
      fixes: named.flatMap((one) => replace(`Write “${one}”`, "choice", place, one)),
    },
  };
}

/** Whether one key is another word for the one that is missing: `text` in place of `body`. Then the type is right. */
function isKeyMeant(section: DataMap, type: string): boolean {
  const field = sectionField(type) ?? {};
  const known = knownKeys(field);
  const [stranger, ...strangers] = Object.keys(section).filter((key) => !known.includes(key));
  const [missing, ...others] = (field.required ?? []).filter((key) => !Object.hasOwn(section, key));
  if (stranger === undefined || missing === undefined || strangers.length + others.length > 0) return false;
  const { [stranger]: value, ...rest } = section;
  return value !== undefined && synonymsOf(stranger).includes(missing) && fitsType({ ...rest, [missing]: value }, type);
}

/** The way to the section that a place is in: on a page, or shared. */
function sectionAround(path: Path): Path | undefined {
  const length = path[0] === "routes" && path[2] === "sections" ? 4 : path[0] === "shared" ? 2 : Infinity;
  return path.length >= length ? path.slice(0, length) : undefined;
}
