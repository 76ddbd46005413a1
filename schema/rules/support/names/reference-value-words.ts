import { isoDay, noSuchDay } from "../../../shape/explain/values/meant.ts";
import { dayOf } from "../../../site/format.ts";
import type { Field } from "../../../language/field.ts";
import type { Data, Problem } from "../../../problem.ts";

/** What is said of the value. */
export type Words = Pick<Problem, "code" | "message" | "label" | "help">;

const kindOf = (value: Data): string =>
  typeof value === "number"
    ? `the number ${value}`
    : typeof value === "string"
      ? `the text “${value.slice(0, 30)}”`
      : "no number";

/** What keeps a value from standing where a number with these limits is wanted. */
export function wrongNumber(value: Data, { minimum, maximum }: Field): Words | undefined {
  if (typeof value !== "number")
    return {
      code: "constant/not-allowed-here",
      message: `A number is needed; this is ${kindOf(value)}.`,
      label: "not a number",
      help: "Name a constant that is a number, written without quotes.",
    };
  if (minimum !== undefined && value < minimum)
    return {
      code: "value/out-of-range",
      message: `This is ${value}; the least is ${minimum}.`,
      label: `is ${value}`,
      help: "Name another constant, or correct its value.",
    };
  if (maximum !== undefined && value > maximum)
    return {
      code: "value/out-of-range",
      message: `This is ${value}; the most is ${maximum}.`,
      label: `is ${value}`,
      help: "Name another constant, or correct its value.",
    };
  return undefined;
}

/** What keeps a value from standing where a day is wanted. */
export function wrongDay(value: Data): Words | undefined {
  if (typeof value === "string" && dayOf(value)) return undefined;
  // A spreadsheet shows the number of a day where a cell has lost its format.
  const day = typeof value === "number" ? isoDay(String(value)) : "";
  const missing = typeof value === "string" ? noSuchDay(isoDay(value)) : undefined;
  if (missing) return { code: "value/bad-date", ...missing };
  return {
    code: "value/bad-date",
    message: `A day is needed; this is ${kindOf(value)}.`,
    label: "not a day",
    help: dayOf(day)
      ? `Spreadsheets count the days: this is "${day}".`
      : 'Name a constant that is a day in quotes, such as "2025-01-15".',
  };
}
