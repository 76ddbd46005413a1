import { dayOf, formatNames, type FormatName } from "../../../site/format.ts";
import { formatCalled } from "../../../language/names.ts";
import { nearest } from "../../../reader/nearest.ts";
import { blamedConstants } from "./blamed-constants.ts";
import { namesAround } from "./names-around.ts";
import { sharedSearch } from "../shared.ts";

const wants: Readonly<Record<FormatName, string>> = {
  money: "a number",
  number: "a number",
  percent: "a number",
  date: "a day, such as 2025-01-15",
};

/** How many other constants are named. */
const maxMeant = 2;

/** Formats after a bar that are not known, or that do not fit the value. */
export const wrongFormats = sharedSearch(function* (context) {
  const { filler, source, correct } = context;
  for (const { text, reference } of context.references) {
    const { path } = text.entry;
    const { formatStart, formatEnd, name } = reference;
    const scopes = text.scopes.length > 0 ? text.scopes : [undefined];
    const filled = scopes
      .map((scope) => filler.reference(reference, scope))
      .find(({ kind }) => kind === "unknown-format" || kind === "wrong-format");
    if (filled?.kind === "unknown-format") {
      const near = formatCalled(filled.format) ?? nearest(filled.format, formatNames);
      yield {
        code: "constant/unknown-format",
        message:
          filled.format === "" ? "After the bar, a format is missing." : `There is no format “${filled.format}”.`,
        label: filled.format === "" ? "no format" : "no such format",
        help: `Formats are ${formatNames.join(", ")}.${near === undefined ? "" : ` Did you mean {${name} | ${near}}?`}`,
        range: source.locateInside(
          path,
          filled.format === "" ? reference.start : formatStart,
          filled.format === "" ? reference.end : formatEnd,
        ),
        at: path,
        fixes: near === undefined ? [] : correct(path, formatStart, formatEnd, near, "review"),
      };
    } else if (filled?.kind === "wrong-format" && !blamedConstants(context).has(name)) {
      // Another constant of the group may be meant: then the format is right, and the name is wrong.
      const meant = namesAround(name, context).filter(
        (other) =>
          other !== name &&
          scopes.every((scope) => filler.reference({ ...reference, name: other }, scope).kind === "filled"),
      );
      const isDay = typeof filled.value === "string" && dayOf(filled.value) !== undefined;
      const right = isDay ? `{${name} | date}` : `{${name}}`;
      const readings = [right, ...meant.slice(0, maxMeant).map((other) => `{${other} | ${filled.format}}`)];
      const shown = typeof filled.value === "object" ? "a list" : `“${String(filled.value).slice(0, 30)}”`;
      yield {
        code: "constant/not-allowed-here",
        message: `“${name.slice(0, 24)}” is ${shown}; the format ${filled.format} wants a number.`.replace(
          "a number.",
          `${wants[filled.format]}.`,
        ),
        label: `not for ${filled.format}`,
        help: [
          isDay ? `Write ${right}` : `Leave the format out: ${right}`,
          ...readings.slice(1).map((other) => `Or did you mean ${other}?`),
        ].join("\n"),
        range: source.locateInside(path, formatStart, formatEnd),
        at: path,
        fixes: readings.flatMap((reading) => correct(path, reference.start, reference.end, reading, "review")),
      };
    }
  }
});
