import { dataAt } from "../../../language/data-at.ts";
import { fieldAt } from "../../../language/descriptor.ts";
import type { Field } from "../../../language/field.ts";
import type { Path, Problem } from "../../../problem.ts";
import type { Context } from "../context.ts";
import { replace } from "../fixes.ts";
import { meantChoice } from "./meant-words.ts";
import { explainNumber } from "./numbers.ts";
import { explainWritten } from "./written.ts";
import { choices } from "../../../language/words.ts";
import { keyOf, quoteValue, subject } from "../words.ts";

/** A value of the right kind that is none of the possible ones. */
export function explainChoice({ source, value }: Context, path: Path): Problem | undefined {
  const data = dataAt(value, path);
  const field = fieldAt(value, path);
  const range = source.locate(path);
  const at = { start: range.start.offset, end: range.end.offset };
  const common = { code: "value/not-allowed", severity: "error", range, at: path } as const;
  if (field?.const !== undefined) {
    const wanted = String(field.const);
    const isText = data === wanted;
    return {
      ...common,
      code: isText ? "value/number-as-text" : common.code,
      label: `write ${wanted}`,
      help: `Write it so:\n${keyOf(path)}: ${wanted}`,
      fixes: replace(`Write ${wanted}`, isText ? "safe" : "review", at, wanted),
      message: isText
        ? `The quotes make “${wanted}” a text; ${subject(path)} wants a number.`
        : `${subject(path)} is ${quoteValue(data)}; this is the check for ${keyOf(path)} ${wanted}.`,
    };
  }
  if (data === true)
    return {
      ...common,
      message: `${subject(path)} is true, which says nothing.`,
      label: "words or false",
      help: "Write the words to show, or false, or delete the line.",
    };
  const known = (field?.enum ?? []).map(String);
  const meant = typeof data === "string" ? meantChoice(data, known) : undefined;
  return {
    ...common,
    message: `${subject(path)} cannot be ${quoteValue(data)}.${meant === undefined ? "" : ` Did you mean “${meant}”?`}`,
    label: meant === undefined ? "not one of its values" : `perhaps ${meant}`,
    help: field?.errorMessage ?? `It is one of: ${choices(known)}.${meaningOf(field)}`,
    ...(meant !== undefined && { fixes: replace(`Write “${meant}”`, "review", at, meant) }),
  };
}

/** A line with what a field means: all of its description, or the first sentence of a long one. */
function meaningOf({ description = "" }: Field = {}): string {
  const words = description.length > 160 ? (/^.*?\.(?= )/.exec(description)?.[0] ?? description) : description;
  return words === "" ? "" : `\n${words}`;
}

/** A number beyond what is possible. */
export function explainLimit({ source, value }: Context, path: Path, keyword: string): Problem | undefined {
  const field = fieldAt(value, path);
  const limit = keyword === "minimum" ? field?.minimum : field?.maximum;
  if (limit === undefined) return undefined;
  const words = keyword === "minimum" ? `it is ${limit} or more` : `it is ${limit} or less`;
  return {
    code: "value/out-of-range",
    severity: "error",
    message: `${subject(path)} is ${String(dataAt(value, path))}; ${words}.`,
    label: keyword === "minimum" ? `below ${limit}` : `above ${limit}`,
    help: rangeHelp(field),
    range: source.locate(path),
    at: path,
  };
}

function rangeHelp(field: Field | undefined): string {
  if (field?.minimum !== undefined && field.maximum !== undefined)
    return `Write a number from ${field.minimum} to ${field.maximum}.`;
  return field?.minimum === undefined
    ? `Write a number up to ${field?.maximum ?? 0}.`
    : `Write a number from ${field.minimum} on.`;
}

/** A text that is not written as its part wants it. */
export function explainPattern(context: Context, path: Path): Problem | undefined {
  const { source, value } = context;
  const data = dataAt(value, path);
  const field = fieldAt(value, path);
  const node = source.node(path);
  if (!field || !node) return undefined;
  if (field.part === "number" || field.part === "money") return explainNumber(context, path, data ?? null, node);
  return explainWritten(context, path, field, String(data));
}
