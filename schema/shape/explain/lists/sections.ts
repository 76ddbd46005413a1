import { dataAt } from "../../../language/data-at.ts";
import { sectionTypes } from "../../../language/descriptor.ts";
import { typeCalled, purposeNames, purposeOf, purposeOfWords, type Purpose } from "../../../language/names.ts";
import { nearest } from "../../../reader/nearest.ts";
import { isMap, type Path, type Problem } from "../../../problem.ts";
import type { TreeSource } from "../../../reader/source.ts";
import { curlyQuotes } from "../../yaml-traps/curly-quotes.ts";
import type { Context } from "../context.ts";
import { fittingType } from "./fitting-type.ts";
import { explainPurpose } from "./purposes.ts";
import { replace } from "../fixes.ts";
import { sharedAsType, sharedByOtherKey } from "./shared-sections.ts";
import { choices, quote } from "../../../language/words.ts";
import { quoteValue } from "../words.ts";

/** The type that a section surely means by the one that is written. */
export function meantType({ source, value }: Context, path: Path): string | undefined {
  const type = dataAt(value, [...path, "type"]);
  const inner = curlyQuotes(source, [...path, "type"])?.fixes?.[0]?.edits[0]?.text;
  if (inner !== undefined && sectionTypes.includes(inner)) return inner;
  if (typeof type !== "string") return undefined;
  const called = typeCalled(type, sectionTypes);
  if (called !== undefined) return called;
  const near = nearest(type, sectionTypes);
  const purpose = purposeOf(type);
  // What people call something else is no typo.
  if (purpose) return near !== undefined && purpose.types?.includes(near) ? near : undefined;
  return near ?? typeInside(type);
}

/** What people mean by a name that is no type: as it stands, one word of several, or but for a typo in a word that is long enough. */
function purposeNear(type: string): Purpose | undefined {
  const near = nearest(type, purposeNames()) ?? "";
  const isTypo = near.length > 5 && near[0] === type[0]?.toLowerCase();
  return purposeOf(type) ?? purposeOfWords(type) ?? (isTypo ? purposeOf(near) : undefined);
}

/** The type that is one of the words of a name, or several of them: `hero-slider`, `call-to-action-banner`. */
const typeInside = (name: string): string | undefined =>
  sectionTypes.find((type) => `-${name.toLowerCase().replace(/[\s_]+/g, "-")}-`.includes(`-${type}-`));

/** A section without a type, or of a type that there is not. One problem, whatever else is in the section. */
export function explainSection(context: Context, path: Path): Problem {
  const { source, value } = context;
  const section = dataAt(value, path);
  const type = isMap(section) ? section["type"] : undefined;
  const all = `The types are: ${choices(sectionTypes)}.`;
  if (type === undefined || type === null) {
    const keys = isMap(section) ? Object.keys(section) : [];
    const shared = type === undefined && isMap(section) ? sharedByOtherKey(context, path, section) : undefined;
    if (shared) return shared;
    const named = keys.find((key) => sectionTypes.includes(key));
    const node = source.node(path);
    const lead = node?.kind === "map" ? node.pairs[0] : undefined;
    const range =
      type === null
        ? source.locate([...path, "type"], "key")
        : lead
          ? source.rangeAt(lead.key.start, lead.key.end)
          : source.locate(path);
    const fitting = type === undefined ? fittingType(context, path) : undefined;
    const at = lead && fitting !== undefined ? { start: lead.key.start, end: lead.key.start } : undefined;
    return {
      code: "shape/missing-type",
      severity: "error",
      message: type === null ? "The type of this section is empty." : "This section has no type.",
      label: "no type",
      range,
      at: path,
      missingKey: "type",
      ...(at &&
        node?.kind === "map" && {
          fixes: replace(
            `Write “type: ${fitting}”`,
            "review",
            at,
            `type: ${fitting}${node.flow ? ", " : newLine(source, at.start)}`,
          ),
        }),
      help:
        fitting !== undefined
          ? `By its keys, it may be this one:\n- type: ${fitting}\n${all}`
          : named === undefined
            ? `Begin it with its type, such as:\n- type: text\n${all}`
            : `Write its type so, with its keys below:\n- type: ${named}`,
    };
  }
  const at = [...path, "type"];
  const curly = curlyQuotes(source, at);
  if (curly) return curly;
  const shared = value["shared"];
  if (typeof type === "string" && isMap(shared) && Object.hasOwn(shared, type)) return sharedAsType(source, at, type);
  const meant = meantType(context, path);
  const range = source.locate(at);
  const purpose = meant === undefined && typeof type === "string" ? purposeNear(type) : undefined;
  if (purpose) return explainPurpose(purpose, String(type), range, at);
  return {
    code: "shape/unknown-type",
    severity: "error",
    range,
    at,
    label: meant === undefined ? "not a type" : `perhaps ${meant}`,
    message:
      meant === undefined
        ? `There is no section type ${quoteValue(type)}.`
        : `There is no section type ${quote(String(type))}. Did you mean “${meant}”?`,
    help: meant === undefined ? all : `Write it so:\ntype: ${meant}\n${all}`,
    ...(meant !== undefined && {
      fixes: replace(`Write “${meant}”`, "review", { start: range.start.offset, end: range.end.offset }, meant),
    }),
  };
}

/** A line end, and what brings the next key below this one. */
const newLine = ({ positions }: TreeSource, offset: number): string =>
  `\n${" ".repeat(positions.position(offset).column - 1)}`;
