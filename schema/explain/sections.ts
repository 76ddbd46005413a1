import { dataAt, sectionTypes } from "../language.ts";
import { nearest } from "../nearest.ts";
import { isMap, type Path, type Problem } from "../problem.ts";
import type { Context } from "./context.ts";
import { replace } from "./fixes.ts";
import { choices, quote, quoteValue } from "./words.ts";

/** A section without a type, or of a type that there is not. One problem, whatever else is in the section. */
export function explainSection({ source, value }: Context, path: Path): Problem {
  const section = dataAt(value, path);
  const type = isMap(section) ? section["type"] : undefined;
  const all = `The types are: ${choices(sectionTypes)}.`;
  if (type === undefined || type === null) {
    const keys = isMap(section) ? Object.keys(section) : [];
    const named = keys.find((key) => sectionTypes.includes(key));
    const node = source.node(path);
    const lead = node?.kind === "map" ? node.pairs[0] : undefined;
    const range =
      type === null
        ? source.locate([...path, "type"], "key")
        : lead
          ? source.rangeAt(lead.key.start, lead.key.end)
          : source.locate(path);
    return {
      code: "shape/missing-type",
      severity: "error",
      message: type === null ? "The type of this section is empty." : "This section has no type.",
      label: "no type",
      range,
      at: path,
      help:
        named === undefined
          ? `Begin it with its type, such as:\n- type: text\n${all}`
          : `Write its type so, with its keys below:\n- type: ${named}`,
    };
  }
  const at = [...path, "type"];
  const meant = typeof type === "string" ? nearest(type, sectionTypes) : undefined;
  const range = source.locate(at);
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
