import formerIcons from "../../../language/icons/former-names.json" with { type: "json" };
import icons from "../../../language/icons/names.json" with { type: "json" };
import { childField, fieldAt, typesOf, walk } from "../../../language/descriptor.ts";
import type { Field } from "../../../language/field.ts";
import { dataAt } from "../../../language/data-at.ts";
import { isMap, type Data, type Path, type Problem } from "../../../problem.ts";
import { nearest } from "../../../reader/nearest.ts";
import type { Scalar, TreeNode } from "../../../reader/tree.ts";
import type { Context } from "../context.ts";

/** Two values of a mapping that have changed places: what is said of each of them says nothing. */
export interface Exchanged {
  readonly paths: readonly [Path, Path];
  readonly problem: Problem;
}

const iconNames = new Set([...icons, ...Object.keys(formerIcons)]);

/** What a value of a part looks like, where one can see it: a word is no address, and an address is no word. */
const looks: Readonly<Record<string, RegExp>> = {
  path: /^\/[\w/-]*$/,
  link: /^(?:[/#]|https?:\/\/|mailto:|tel:)\S*$/,
  file: /^[^\s{}]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i,
  anchor: /^[a-z0-9]+(?:-[a-z0-9]+)+$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  number: /^-?\d+(?:\.\d+)?$/,
  money: /^-?\d+(?:\.\d+)?$/,
};

/** What may be right as well: an anchor of one word, a constant in place of a number. */
const mayFit: Readonly<Record<string, RegExp>> = {
  anchor: /^[a-z0-9/-]+$/,
  link: /\{/,
  date: /\{/,
  number: /\{/,
  money: /\{/,
};

/** Whether one can see that a value belongs into a field, or that it does not; nothing where it may. */
function fits({ value }: Context, field: Field, text: string): boolean | undefined {
  const part = field.part ?? "";
  if (part === "icon") return iconNames.has(text);
  if (part === "badge") return isMap(value["badges"]) && Object.hasOwn(value["badges"], text);
  if (field.enum) return field.enum.includes(text);
  return looks[part]?.test(text) === true || (mayFit[part]?.test(text) === true || !looks[part] ? undefined : false);
}

/** Words, and not an address, a file or a value that is misspelt. */
const isWords = (text: string): boolean => /\p{L}/u.test(text) && !/[/\\@#]|\.\w{2,5}$|^\S*_\S*$/u.test(text);

/** Parts that any text may stand in. */
const textParts = new Set(["label", "text", "markdown", "nav", "template"]);

const takesText = ({ part, pattern, format, ...field }: Field): boolean =>
  typesOf(field).includes("string") &&
  !field.enum &&
  pattern === undefined &&
  format === undefined &&
  (part === undefined || textParts.has(part));

const textOf = (data: Data | undefined): string | undefined =>
  typeof data === "string" || typeof data === "number" ? String(data) : undefined;

/** Each pair of values that have changed places: `label: /prices` beside `href: Prices`. */
export function explainExchanged(context: Context): readonly Exchanged[] {
  const found = new Map<string, Exchanged>();
  walk(
    context.value,
    (data, field, path) => {
      const text = textOf(data);
      if (text === undefined || fits(context, field, text) !== false) return;
      const exchanged = partnerOf(context, [...path], field, text);
      if (exchanged)
        found.set(
          exchanged.paths
            .map((one) => one.join("/"))
            .toSorted()
            .join(" "),
          exchanged,
        );
    },
    context.isLookedAt,
  );
  return [...found.values()];
}

function partnerOf(context: Context, path: Path, field: Field, text: string): Exchanged | undefined {
  const at = path.slice(0, -1);
  const data = dataAt(context.value, at);
  const map = isMap(data) ? data : {};
  const parent = fieldAt(context.value, at);
  const [partner, another] = Object.keys(map).filter((key) => key !== path.at(-1) && isPartner(key));
  return partner === undefined || another !== undefined ? undefined : exchangedAt(context, path, [...at, partner]);

  function isPartner(key: string): boolean {
    const other = textOf(map[key]);
    const otherField = parent && childField(parent, key);
    if (other === undefined || !otherField || fits(context, field, other) !== true) return false;
    const fitsOther = fits(context, otherField, text);
    if (fitsOther !== undefined) return fitsOther && fits(context, otherField, other) === false;
    return takesText(otherField) && isWords(text) && !isMisspelt(context, field, text) && isAbout(field, text, other);
  }
}

/** Whether a value is near to one that could stand there: it stands in its place, whatever is beside it. */
function isMisspelt({ value }: Context, { part, enum: choices }: Field, text: string): boolean {
  const badges = isMap(value["badges"]) ? Object.keys(value["badges"]) : [];
  const names = part === "icon" ? [...iconNames] : part === "badge" ? badges : (choices ?? []).map(String);
  return nearest(text.toLowerCase(), names) !== undefined;
}

/** An anchor and a heading that changed places say the same: a heading may be written in small letters with a hyphen. */
function isAbout({ part }: Field, text: string, other: string): boolean {
  const words = new Set(text.toLowerCase().match(/[a-z0-9]+/g));
  return part !== "anchor" || other.split("-").some((word) => words.has(word));
}

function exchangedAt(context: Context, path: Path, other: Path): Exchanged | undefined {
  const { source } = context;
  const [own, theirs] = [source.node(path), source.node(other)];
  if (!isOnOneLine(own) || !isOnOneLine(theirs)) return undefined;
  // The first of the two is underlined.
  if (theirs.start < own.start) return exchangedAt(context, other, path);
  const [name, otherName] = [String(path.at(-1)), String(other.at(-1))];
  return {
    paths: [path, other],
    problem: {
      code: "value/exchanged",
      severity: "error",
      message: `The values of “${name}” and “${otherName}” have changed places.`,
      label: `belongs behind “${otherName}”`,
      help: `Write it so:\n${name}: ${theirs.raw}\n${otherName}: ${own.raw}`,
      range: source.locate(path),
      at: path,
      related: [{ message: `belongs behind “${name}”`, range: source.locate(other) }],
      fixes: [
        {
          title: "Swap the two",
          safety: "review",
          edits: [
            { start: own.start, end: own.end, text: theirs.raw },
            { start: theirs.start, end: theirs.end, text: own.raw },
          ],
        },
      ],
    },
  };
}

const isOnOneLine = (node: TreeNode | undefined): node is Scalar =>
  node?.kind === "scalar" && node.style !== "block" && !node.raw.includes("\n");
