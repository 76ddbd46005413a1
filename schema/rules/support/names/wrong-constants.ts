import { dayHint, isoDay, noSuchDay } from "../../../shape/explain/values/meant.ts";
import { isBound } from "../../../language/written-number.ts";
import { quote } from "../../../language/words.ts";
import { dayOf } from "../../../site/format.ts";
import type { Context } from "../../context.ts";
import { sharedSearch, type CodedFinding } from "../shared.ts";
import { blamedConstants, numbersIn } from "./blamed-constants.ts";

type Words = Pick<CodedFinding, "code" | "message" | "label" | "help"> & { readonly wanted?: string | undefined };

function numberWords(name: string, value: string, context: Context): Words {
  const [digits, other] = numbersIn(value, context);
  const last = name.slice(name.lastIndexOf(".") + 1);
  const common = { message: `${quote(value)} is text; where it is used, a number is wanted.` };
  return digits === undefined || other !== undefined
    ? {
        ...common,
        code: "constant/not-allowed-here",
        label: "not a number",
        help: "Write a number, in digits and without quotes.",
      }
    : {
        ...common,
        code: "value/number-as-text",
        label: digits === value ? "a text" : "not only digits",
        help: `Write the digits only, without quotes; where it is used, the symbols are added:\n${last}: ${digits}`,
        wanted: isBound(value) ? undefined : digits,
      };
}

function dayWords(value: string): Words {
  const day = isoDay(value);
  const missing = noSuchDay(day);
  if (missing) return { code: "value/bad-date", ...missing };
  return {
    code: "value/bad-date",
    message: `${quote(value)} is not a day; where it is used, one is wanted.`,
    label: "not a day",
    help: dayHint(value),
    wanted: dayOf(day) ? day : undefined,
  };
}

/** Constants that are used as a number or as a day and are none. */
export const wrongConstants = sharedSearch(function* (context) {
  for (const [name, { wants, value, path, uses }] of blamedConstants(context)) {
    const { wanted, ...words } = wants === "day" ? dayWords(String(value)) : numberWords(name, String(value), context);
    const range = context.source.locate(path);
    const edits = [{ start: range.start.offset, end: range.end.offset, text: wanted ?? "" }];
    yield {
      ...words,
      range,
      at: path,
      misses: [path],
      related: uses.slice(0, 8).map((use) => ({ message: "used here", range: use })),
      ...(wanted !== undefined && { fixes: [{ title: `Write ${wanted}`, safety: "review", edits }] }),
    };
  }
});
