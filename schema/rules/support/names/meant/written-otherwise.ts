import { formatCalled } from "../../../../language/names.ts";
import { plainLook } from "../../../../reader/characters/look-alikes.ts";
import { isFormatName } from "../../../../site/format.ts";
import type { CodedFinding } from "../../shared.ts";

/** What to say of braces with more in them than a name and a format, and what to write there. */
export type BraceWords = Pick<CodedFinding, "message" | "label" | "help"> & { readonly wanted?: string };

const name = /[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*/u.source;

const named = new RegExp(`^(${name})(?:\\s*\\|\\s*(${name}))?$`, "u");
/** `"opens"`, `opens()`, `$opens`, `*opens*`, `= opens`, `opens;` */
const around = new RegExp(`^[^\\p{L}\\p{N}]*(${name})(?:\\(\\)|[^\\p{L}\\p{N}(|])*(?=$|\\|)`, "u");
/** `money | tea.price`, `money: tea.price`, `money(tea.price)`, `money tea.price` */
const formatFirst = new RegExp(`^(${name})\\s*[|:,( ]\\s*(${name})\\s*\\)?$`, "u");
const operand = /(?:[\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}\p{N}_-]+)*|\d[\d.,]*)/u.source;
const calculation = new RegExp(`^\\(?${operand}(?:\\s*[*×+÷/%]\\s*${operand}|\\s+[-–−]\\s+${operand})+\\)?$`, "u");

const formatOf = (word: string): string | undefined => {
  const format = isFormatName(word) ? word : formatCalled(word);
  return format !== undefined && isFormatName(format) ? format : undefined;
};

/** A constant, with its format where it has one, of which both are known. */
function known(content: string, names: readonly string[]): string | undefined {
  const [, first = "", second] = named.exec(content) ?? [];
  if (!names.includes(first)) return undefined;
  const format = second === undefined ? undefined : formatOf(second);
  if (second !== undefined && format === undefined) return undefined;
  return format === undefined ? first : `${first} | ${format}`;
}

/** Words for `{"opens"}`, `{opens()}`, `{money | tea.price}`, `{tea.price * 3}` and a name with a character that looks like another one. */
export function writtenOtherwise(content: string, names: readonly string[]): BraceWords | undefined {
  const [, format = "", behind = ""] = formatFirst.exec(content) ?? [];
  const ofFormat = names.includes(format) ? undefined : formatOf(format);
  if (ofFormat !== undefined && names.includes(behind))
    return {
      message: "In braces, the name of the constant stands first, and the format behind a bar.",
      label: "the format first",
      help: `Write {${behind} | ${ofFormat}}`,
      wanted: `${behind} | ${ofFormat}`,
    };
  const look = plainLook(content);
  const seen = look === content ? undefined : known(look, names);
  if (seen !== undefined)
    return {
      message: "A character in these braces only looks like the one that is meant.",
      label: "another character",
      help: `Write {${seen}}`,
      wanted: seen,
    };
  const bare = known(content.replace(around, "$1").trim(), names);
  if (bare !== undefined && bare !== content)
    return {
      message: "In braces stands the name of a constant alone, without other symbols.",
      label: "more than the name",
      help: `Write {${bare}}`,
      wanted: bare,
    };
  const [sum = ""] = content.split("|");
  const operands = calculation.test(sum.trim()) ? sum.match(new RegExp(operand, "gu")) : null;
  if (operands?.some((one) => names.includes(one)))
    return {
      message: "Nothing is calculated in braces.",
      label: "a calculation",
      help: "Write the result as a constant of its own, and its name here.",
    };
  return undefined;
}
