import { fieldAt } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";
import { listOf, textOf } from "../../language/data.ts";
import { isMap, takingAway, type DataMap, type Path, type Problem } from "../../problem.ts";
import { inQuotes, quote } from "../../language/words.ts";
import { keyOf, subject } from "../explain/words.ts";
import { replace } from "../explain/fixes.ts";
import { lostWords } from "./lost-words.ts";
import type { TreeSource } from "../../reader/source.ts";

/** `href: #/pricing`: the value is gone, because `#` starts a comment. */
export function hashAfterKey(source: TreeSource, path: Path, value?: DataMap): Problem | undefined {
  const node = source.node(path);
  if (!node) return undefined;
  const from = source.pair(path)?.key.end ?? node.start;
  const line = source.positions.lineOf(from);
  const rest = source.text.slice(from, source.positions.endOf(line));
  const found = /^(["']?\s*:\s*|[-\s]*)(#\S.*?)(?:\s+#.*)?\s*$/.exec(rest);
  const lead = found?.[1];
  const written = found?.[2];
  if (lead === undefined || written === undefined) return undefined;
  const start = from + lead.length;
  const at = { start, end: start + written.length };
  const isAddress = /^#https?:\/\//.test(written);
  const isPath =
    isAddress || ((written.startsWith("#/") || isName(value, path)) && (value === undefined || isLink(value, path)));
  const isItem = typeof path.at(-1) === "number";
  const common = {
    code: "yaml/hash-is-comment",
    severity: "error",
    message: `${subject(path)} is empty, because # starts a comment in this file format.`,
    label: "everything from here is ignored",
    range: source.rangeAt(at.start, at.end),
    at: path,
  } as const;
  if (!isPath && value !== undefined && isPlaceOnly(value, path, written))
    return { ...common, ...placeOf(value, path, written, at) };
  const text = isPath ? written.slice(1) : inQuotes(written);
  return {
    ...common,
    help: `${isPath ? `Write ${written.startsWith("#/") ? "the path" : isAddress ? "the address" : "it"} without the #` : "Put it in quotes"}:\n${isItem ? "-" : `${keyOf(path)}:`} ${text}`,
    // `#todo` may be a note to oneself.
    fixes: replace(
      isPath ? "Remove the #" : "Put it in quotes",
      isPath || !/^#\p{L}/u.test(written) ? "safe" : "review",
      at,
      text,
    ),
  };
}

/** `#plans` where a link is wanted: a place without its page, which quotes would not make a link. */
const isPlaceOnly = (value: DataMap, path: Path, written: string): boolean =>
  fieldAt(value, path)?.part === "link" && /^#[\w-]+$/.test(written);

/** What to write for a place without its page: where its own page or one other has the anchor, the whole path. */
function placeOf(
  value: DataMap,
  path: Path,
  written: string,
  at: { readonly start: number; readonly end: number },
): Pick<Problem, "help" | "fixes"> {
  const anchor = written.slice(1);
  const having = listOf(value["routes"]).flatMap((page, index) =>
    isMap(page) && listOf(page["sections"]).some((one) => isMap(one) && one["anchor"] === anchor)
      ? [{ index, path: textOf(page["path"]) ?? "/" }]
      : [],
  );
  const own = path[0] === "routes" ? having.find(({ index }) => index === path[1]) : undefined;
  const [only, ...others] = own ? [own] : having;
  if (!only || others.length > 0) return { help: `Write the page and the anchor:\n${keyOf(path)}: /pricing/plans` };
  const whole = `${only.path === "/" ? "" : only.path}/${anchor}`;
  return { help: `Write ${whole}`, fixes: replace(`Write ${whole}`, "review", at, whole) };
}

/** Parts whose values are no words. */
const isNameOrAddress = ({ part = "" }: Field): boolean =>
  ["link", "path", "date", "money", "color", "host", "token", ...names].includes(part);

const isLink = (value: DataMap, path: Path): boolean =>
  ["link", "path", ...names].includes(fieldAt(value, path)?.part ?? "link");

/** Parts that are names: none of them holds a hash. */
const names = ["anchor", "key", "icon", "badge", "shared", "collection", "image", "file", "font", "menu-variant"];

const isName = (value: DataMap | undefined, path: Path): boolean =>
  value !== undefined && names.includes(fieldAt(value, path)?.part ?? "");

/** `title: We are #1`: the text ends before the `#`. */
export function hashCutsText(source: TreeSource, path: Path, field?: Field): Problem | undefined {
  const node = source.node(path);
  if (node?.kind !== "scalar" || node.style !== "plain" || typeof node.value !== "string") return undefined;
  const rest = source.text.slice(node.end, source.positions.endOf(source.positions.lineOf(node.end)));
  const curly = /^[“„«‘][^“”»‘’]*$/.test(node.raw) ? /^ (#[^“„«‘]*[”“»’])\s*$/.exec(rest)?.[1] : undefined;
  const written = curly ?? lostWords(node.raw, rest, path[0] === "constants");
  if (written === undefined) return undefined;
  const start = node.end + 1;
  if (curly !== undefined) return quotedInCurly(source, path, { start: node.start, end: start + curly.length });
  // Other programs fill in what stands in #{…}.
  const isFilledIn = written.startsWith("#{");
  const text = inQuotes(`${node.raw} ${isFilledIn ? written.replace(/#(?=\{)/g, "") : written}`);
  const note = `# ${written.slice(1)}`;
  const dash = typeof path.at(-1) === "number" ? "-" : `${keyOf(path)}:`;
  const title = isFilledIn ? "Put the text in quotes, and the name in braces alone" : "Put the text in quotes";
  const inText = replace(title, "safe", { start: node.start, end: start + written.length }, text);
  // What is a comment already stays one.
  const asNote = takingAway(
    written.slice(1),
    replace("Make it a note", "review", { start: start + 1, end: start + 1 }, " "),
  );
  const common = {
    code: "yaml/hash-cuts-text",
    severity: "warning",
    message: `The text ends at ${quote(node.raw.slice(-24))}: what follows # is a comment.`,
    label: "ignored",
    range: source.rangeAt(start, start + written.length),
    at: path,
  } as const;
  // An address and a name have no number sign in them.
  if (field && isNameOrAddress(field))
    return { ...common, help: `Write a note with a space after the #:\n${dash} ${node.raw} ${note}`, fixes: asNote };
  if (/^[+(\d][\d\s().-]+$/.test(node.raw))
    return {
      ...common,
      help: "If this is an extension, say it in a text beside the number. For a comment, write a space after the #.",
    };
  const asComment = `For a comment, write ${written.startsWith("# ") ? "two spaces before" : "a space after"} the #.`;
  const otherwise = written === "#" ? "Otherwise, delete the #." : asComment;
  const help = `Put the text in quotes:\n${dash} ${text}\n${otherwise}`;
  // `#1` is of the text. `#todo` may be a note, and `#quiet` a word of the text: only the author knows.
  const isCertain = /^#\p{N}/u.test(written);
  const inReview = inText.map((fix) => ({ ...fix, safety: "review" as const }));
  const mayBeNote = /^#\p{L}/u.test(written);
  return { ...common, help, fixes: isCertain ? inText : [...inReview, ...(mayBeNote ? asNote : [])] };
}

/** `title: “We are # 1”`: typographic quotation marks hold no text together, so that it ends before the `#`. */
function quotedInCurly(source: TreeSource, path: Path, at: { readonly start: number; readonly end: number }): Problem {
  const text = inQuotes(source.text.slice(at.start + 1, at.end - 1));
  return {
    code: "yaml/curly-quotes",
    severity: "error",
    message: 'Only plain quotation marks (") hold a text together.',
    label: "plain quotes are needed",
    help: `What follows # is not shown. Write it so:\n${typeof path.at(-1) === "number" ? "-" : `${keyOf(path)}:`} ${text}`,
    range: source.rangeAt(at.start, at.end),
    at: path,
    fixes: replace("Write plain quotation marks", "safe", at, text),
  };
}
