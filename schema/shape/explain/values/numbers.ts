import { lineBelowValue } from "../../yaml-traps/line-below-value.ts";
import { dataAt } from "../../../language/data-at.ts";
import { fieldAt } from "../../../language/descriptor.ts";
import { groupSeparator, hundredthsIn, isBound, readingsOf } from "../../../language/written-number.ts";
import { takingAway, type Data, type Path, type Problem } from "../../../problem.ts";
import type { Scalar, TreeNode } from "../../../reader/tree.ts";
import type { Context } from "../context.ts";
import { firstLine, replace } from "../fixes.ts";
import { inQuotes, quote } from "../../../language/words.ts";
import { keyOf, subject } from "../words.ts";
import { meantNumber } from "./meant-words.ts";
import { foreignCurrency, withoutCurrencies } from "./currencies.ts";

/** Text where a number is wanted: `"14"`, `1,499`, `₹2,999`, `14 days`. */
export function explainNumber(context: Context, path: Path, data: Data, node: TreeNode): Problem {
  const { source, value } = context;
  const below = lineBelowValue(source, path, node);
  if (below) return below;
  const common = { code: "value/number-as-text", severity: "error", range: firstLine(source, node), at: path } as const;
  const site = ["language", "currency"].map((key) => dataAt(value, ["site", key]));
  const hundredths =
    typeof data === "string" && fieldAt(value, path)?.part === "money" ? hundredthsIn(data) : undefined;
  const readings =
    hundredths === undefined && typeof data === "string"
      ? readingsOf(data, groupSeparator(site[0]))
      : [hundredths].filter((one) => one !== undefined);
  const [digits] = readings;
  const hint = fieldAt(value, path)?.patternErrorMessage ?? "Write digits only.";
  const holdsWords = fieldAt(value, path.slice(0, -1))?.properties?.["quote"] !== undefined;
  const asWords = `Words in place of a price stand under “quote”:\nquote: ${inQuotes(typeof data === "object" ? "" : String(data))}`;
  const name = nameOf(context, data, node);
  if (name !== undefined)
    return {
      ...common,
      message: `A name in braces needs quotes here: “{${name}}”.`,
      label: "needs quotes",
      help: `Write it so:\n${keyOf(path)}: "{${name}}"`,
      fixes: replace("Put it in quotes", "safe", node, `"{${name}}"`),
    };
  const word = typeof data === "string" ? meantNumber(data) : undefined;
  if (word !== undefined)
    return {
      ...common,
      message: `${quote(String(data))} is text; ${subject(path)} wants a number.`,
      label: "not digits",
      help: `${hint}\n${keyOf(path)}: ${word}`,
      fixes: replace(`Write ${word}`, "review", node, String(word)),
    };
  if (digits === undefined || node.kind !== "scalar")
    return {
      ...common,
      message: `${subject(path)} wants a number.`,
      label: "not a number",
      help: holdsWords && node.kind === "scalar" ? `${hint}\n${asWords}` : hint,
    };
  const note = noteBehind(node);
  if (note !== undefined)
    return {
      ...common,
      message: "A note behind a value begins with # and a space.",
      label: "part of the value here",
      help: `Write it so:\n${keyOf(path)}: ${note}`,
      fixes: replace("Make it a note", "review", node, note),
    };
  const isQuoted = node.style !== "plain" && digits === String(data).trim();
  const canBeWords = holdsWords && /\p{L}{2,}/u.test(withoutCurrencies(String(data).replace(/(?<=\d)[Oo]+/g, "")));
  const foreign = foreignCurrency(String(data), typeof site[1] === "string" ? site[1] : "USD");
  const choice = readings.map((reading) => `${keyOf(path)}: ${reading}`).join("\nor ");
  return {
    ...common,
    message: isQuoted
      ? `The quotes make “${digits}” a text; ${subject(path)} wants a number.`
      : `${quote(String(data))} is text; ${subject(path)} wants a number.`,
    label: isQuoted ? "a text" : "not only digits",
    help: isQuoted
      ? `Write it without the quotes: ${digits}`
      : foreign === undefined
        ? `${hint}\n${choice}${canBeWords ? `\n${asWords}` : ""}`
        : `All prices of the site are in ${String(site[1] ?? "USD")}, and this one is in ${foreign}. ${hint}`,
    // Without its words, or in another currency, an amount says something else.
    ...(!canBeWords &&
      !isBound(String(data)) &&
      foreign === undefined && {
        // `columns: 3 columns`
        fixes: takingAway(
          data === `${digits} ${keyOf(path)}` ? keyOf(path) : undefined,
          readings.flatMap((reading) => replace(`Write ${reading}`, "review", node, reading)),
        ),
      }),
  };
}

/** The name of a constant that is written without quotes, or without braces: `{oven.funded}`, `oven.funded`. */
function nameOf({ source, value }: Context, data: Data, node: TreeNode): string | undefined {
  const written = source.text.slice(node.start, node.end);
  const name = /^(?:\{\s*([\w-]+(?:\.[\w-]+)*)\s*\}|([\w-]+(?:\.[\w-]+)+))$/.exec(written)?.slice(1).find(Boolean);
  const isText = node.kind === "scalar" && node.style === "plain" && typeof data === "string";
  if (name === undefined || !(isText || (node.kind === "map" && node.flow))) return undefined;
  const found = dataAt(value, ["constants", ...name.split(".")]) ?? dataAt(value, ["collections", ...name.split(".")]);
  return found === undefined || typeof found === "object" ? undefined : name;
}

/** `2999 // per month` as it is written here. */
function noteBehind({ raw, style }: Scalar): string | undefined {
  const [, digits = "", words = ""] =
    /^(-?\d+(?:\.\d+)?)\s*(?:\/\/+|--|\/\*|<!--|#)\s*(\S.*?)(?:\s*(?:\*\/|-->))?$/.exec(raw) ?? [];
  return style === "plain" && digits !== "" ? `${digits} # ${words}` : undefined;
}
