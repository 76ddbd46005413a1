import { dayOf } from "../format.ts";
import type { Data, DataMap, Problem } from "../problem.ts";
import type { Check } from "./check.ts";

type Words = Pick<Problem, "code" | "message" | "label" | "help">;

const kindOf = (value: Data): string => (typeof value === "number" ? `the number ${value}` : typeof value === "string" ? `the text “${value.slice(0, 30)}”` : "no number");

function wrongNumber(value: Data, { minimum, maximum, type }: DataMap): Words | undefined {
  if (typeof value !== "number") return { code: "constant/not-allowed-here", message: `A number is needed here; this is ${kindOf(value)}.`, label: "not a number", help: "Name a constant that is a number, written without quotes." };
  if (typeof minimum === "number" && value < minimum) return { code: "value/out-of-range", message: `This is ${value}; the least is ${minimum}.`, label: `is ${value}`, help: "Name another constant, or correct its value." };
  if (typeof maximum === "number" && value > maximum) return { code: "value/out-of-range", message: `This is ${value}; the most is ${maximum}.`, label: `is ${value}`, help: "Name another constant, or correct its value." };
  if (type === "integer" && !Number.isInteger(value)) return { code: "value/not-whole", message: `This is ${value}; a whole number is needed.`, label: `is ${value}`, help: "Name another constant, or correct its value." };
  return undefined;
}

const wrongDay = (value: Data): Words | undefined =>
  typeof value === "string" && dayOf(value) ? undefined : { code: "value/bad-date", message: `A day is needed here; this is ${kindOf(value)}.`, label: "not a day", help: "Name a constant that is a day in quotes, such as \"2025-01-15\"." };

/** What a reference stands for fits the field: a number within its limits, a day of the calendar. */
export const check: Check = {
  codes: ["constant/not-allowed-here", "value/out-of-range", "value/not-whole", "value/bad-date"],
  *run({ references, filler, source }) {
    for (const { text, reference } of references) {
      const { part, path, node } = text.entry;
      if (part !== "number" && part !== "money" && part !== "date") continue;
      const filled = filler.reference(reference, text.scopes[0]);
      // A format is for the eye; here the value counts.
      const isKnown = filled.kind === "filled" || filled.kind === "wrong-format" || filled.kind === "unknown-format";
      if (!isKnown) continue;
      const value = filler.value(`{${reference.name}}`, text.scopes[0]);
      const words = part === "date" ? wrongDay(value) : wrongNumber(value, node);
      if (words) yield { ...words, severity: "error", range: source.locateInside(path, reference.start, reference.end), at: path };
    }
  },
};
