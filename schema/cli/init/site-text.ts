import { formatHex, oklch } from "culori";
import { beginCheck, checkSite } from "../../check.ts";
import { isRefused, openText } from "../../edit/editable.ts";
import { set } from "../../edit/set.ts";
import type { Data, Files, Path } from "../../problem.ts";
import { allCodes } from "../../problems/lookup.ts";
import { applyEdits } from "../../reader/positions.ts";
import { families, scriptOf } from "../../site/theme/families.ts";
import { UsageError } from "../options.ts";

/** What an author says of a new site. */
export interface Answers {
  readonly name: string;
  /** `de` or `en-IN` */
  readonly language: string;
  /** `#09575e`: the color of links and buttons. Nothing: that of the starter. */
  readonly color: string | undefined;
}

/** The text of a new site. */
export interface NewText {
  readonly text: string;
  /** The color of links and buttons, where it is darker than the one that was chosen. */
  readonly darker: string | undefined;
}

/**
 * The text of a starter as a site of its own.
 * @throws UsageError where the check finds an error in an answer, or a name that is too long for its places
 */
export function siteText(starter: string, { name, language, color }: Answers, files: Files): NewText {
  const named = changed(starter, [
    [["site", "name"], name],
    [["site", "language"], language],
  ]);
  const lettered = withLetters(named, language, files);
  const colored = color === undefined ? undefined : readable(lettered, color, files);
  const text = colored?.text ?? lettered;
  const { problems } = checkSite(text, { files });
  const problem = problems.find(({ severity }) => severity === "error");
  if (problem) throw new UsageError(problem.message.replace(/\.$/, ""));
  const long = problems.find(({ code, pointer }) => code === "value/too-long" && pointer === "/site/name");
  if (long) throw new UsageError(`The ${long.message.replace(/^“name”/, "name").replace(/\.$/, "")}`);
  return { text, darker: colored?.darker };
}

/** The text with a typeface that has the letters of the language, in place of one that lacks them. */
function withLetters(text: string, language: string, files: Files): string {
  if (!has(text, missingScript, files)) return text;
  const script = scriptOf(language);
  const [font = "system"] = [...families].flatMap(([key, { scripts }]) =>
    script !== undefined && scripts.includes(script) ? [key] : [],
  );
  return changed(text, [[["site", "theme", "font"], font]]);
}

const missingScript: ReadonlySet<string> = new Set(["theme/missing-script"]);
const ofTheme: ReadonlySet<string> = new Set(allCodes.filter((code) => code.startsWith("theme/")));

/** Whether a text has a problem of these codes. Nothing else is looked for: a check of everything takes three times as long. */
const has = (text: string, codes: ReadonlySet<string>, files: Files): boolean =>
  beginCheck(text, { files })
    .examine(codes)
    .some(({ code }) => codes.has(code));

function changed(text: string, values: readonly (readonly [path: Path, value: Data])[]): string {
  let now = text;
  for (const [path, value] of values) {
    const on = openText(now);
    const result = isRefused(on) ? on : set(on, path, value);
    if (isRefused(result)) throw new Error(result.refused);
    now = applyEdits(now, result.edits);
  }
  return now;
}

/** How light the dark ground is, and how many steps darker a color may become until it can be read. */
const deepLightness = 0.3;
const maxSteps = 20;

/** The text with a color and a dark ground of its hue: as it was chosen, or as much darker as it has to be to be read. */
function readable(text: string, color: string, files: Files): NewText | undefined {
  const chosen = oklch(color);
  if (!chosen) throw new UsageError(`“${color}” is no color. Write # and six digits from 0-9 and a-f, as in #09575e`);
  const deep = formatHex({ ...chosen, l: Math.min(deepLightness, chosen.l), c: Math.min(chosen.c, 0.06) });
  const darkened = (step: number): NewText | undefined => {
    const action = formatHex({ ...chosen, l: chosen.l * (1 - step / maxSteps) });
    const tried = changed(text, [
      [["site", "theme", "action"], action],
      [["site", "theme", "deep"], deep],
    ]);
    return has(tried, ofTheme, files) ? undefined : { text: tried, darker: step === 0 ? undefined : action };
  };
  const asChosen = darkened(0);
  if (asChosen !== undefined) return asChosen;
  // What can be read stays so when it becomes darker, and a check of a whole site takes a while: halve what is left.
  let found: NewText | undefined;
  for (let [from, to] = [1, maxSteps - 1]; from <= to;) {
    const middle = Math.floor((from + to) / 2);
    const tried = darkened(middle);
    if (tried === undefined) from = middle + 1;
    else [found, to] = [tried, middle - 1];
  }
  return found;
}
