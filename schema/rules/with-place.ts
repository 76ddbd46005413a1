import { dataAt } from "../language/data-at.ts";
import { replacesBuiltIn } from "../language/descriptor.ts";
import { maxMessage } from "../language/words.ts";
import { isMap, type DataMap, type Fix, type Path, type Problem } from "../problem.ts";
import { humanPath, pointerOf } from "../site/addresses/human-path.ts";

/** How long a line of a help may be: what is written may be a megabyte. */
const maxLineLength = 300;

/** A problem without what only the rules need, and with the words that tell a person where it is. */
export const withPlace = (
  { missingKey: _, explains: _e, misses: _m, dependsOn: _d, speaksFor: _s, ...problem }: Problem,
  value: DataMap | undefined,
  file: string,
): Problem => ({
  ...problem,
  ...helpOf(problem, value),
  ...(problem.fixes && { fixes: problem.fixes.map((fix) => ({ ...fix, title: titleOf(fix) })) }),
  file,
  ...(problem.at && { pointer: pointerOf(problem.at), path: humanPath(value, problem.at) }),
});

/** The title of a fix is on a button and in a menu: of a long text that it writes, the beginning is enough. */
function titleOf({ title }: Fix): string {
  if (title.length <= maxMessage) return title;
  const beginning = title.slice(0, maxMessage - 2).replace(/[\ud800-\udbff]$/, "");
  return `${beginning}…${openQuote(beginning)}`;
}

/** The mark that closes the quotation in which words end, if they end in one. */
function openQuote(words: string): string {
  if (words.lastIndexOf("“") > words.lastIndexOf("”")) return "”";
  return words.split('"').length % 2 === 0 ? '"' : "";
}

function helpOf({ code, at, help }: Problem, value: DataMap | undefined): Pick<Problem, "help"> {
  const type = at && value && /^(?:shape|value)\//.test(code) ? replacedType(value, at) : undefined;
  const own =
    type === undefined
      ? ""
      : `“${type}” is a section type of this site: blocks/${type} takes the place of the built-in one.`;
  if (help === undefined) return own === "" ? {} : { help: own };
  const [first = "", ...rest] = (help.length > maxLineLength ? shortened(help) : help).split("\n");
  return { help: [own === "" ? first : `${first} ${own}`, ...rest].join("\n") };
}

/** The type of the section around a place, where the site has its own in place of a built-in one: its author may expect the fields of that. */
function replacedType(value: DataMap, at: Path): string | undefined {
  for (let length = at.length; length > 0; length -= 1) {
    const data = dataAt(value, at.slice(0, length));
    const type = isMap(data) ? data["type"] : undefined;
    if (typeof type === "string" && replacesBuiltIn(type)) return type;
  }
  return undefined;
}

const shortened = (help: string): string =>
  help
    .split("\n")
    .slice(0, 40)
    .map((line) => (line.length > maxLineLength ? `${line.slice(0, maxLineLength)}…` : line))
    .join("\n");
