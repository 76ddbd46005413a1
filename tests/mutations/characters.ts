import { isInBlock, oneOf, onLine, piecesOf, plainText, type Kind, type Pieces } from "./kind.ts";

/** A mistake in a value that is plain text. */
const inText = (
  name: string,
  apply: (text: string, pick: number, lines: readonly string[]) => string | undefined,
): Kind =>
  onLine(name, (line, { pick, lines, index }) => {
    const pieces = isInBlock(lines, index) ? undefined : plainText(line);
    const value = pieces && apply(pieces.value, pick, lines);
    return pieces && value !== undefined ? join(pieces, value) : undefined;
  });

const join = ({ lead, key, note }: Pieces, value: string): string => `${lead}${key}: ${value}${note}`;

/** The first constant that the file uses. */
const constantIn = (lines: readonly string[]): string | undefined =>
  lines.map((line) => /\{[a-z]+(?:\.\w+)?\}/.exec(line)?.[0]).find((found) => found !== undefined);

/** A mistake in a value between double quotes. */
const inQuotes = (name: string, apply: (text: string, pick: number) => string | undefined): Kind =>
  onLine(name, (line, { pick, lines, index }) => {
    const pieces = isInBlock(lines, index) ? undefined : piecesOf(line);
    const text = /^"([^"\\]+)"$/.exec(pieces?.value ?? "")?.[1];
    const value = text === undefined ? undefined : apply(text, pick);
    return pieces && value !== undefined ? join(pieces, value) : undefined;
  });

/** A mistake in a line with keys between braces. */
const inBraces = (name: string, apply: (value: string, pick: number) => string | undefined): Kind =>
  onLine(name, (line, { pick, lines, index }) => {
    const [, lead = "", value = ""] = /^(\s*(?:- )?(?:[\w-]+: )?)(\{ .* \})$/.exec(line) ?? [];
    const changed = value === "" || isInBlock(lines, index) ? undefined : apply(value, pick);
    return changed === undefined ? undefined : lead + changed;
  });

/** What stands before a comma that parts keys: between the quotation marks of a text, none does. */
const firstComma = /^((?:[^"]|"[^"]*")*?), /;

/** Quotes, colons, brackets and characters that mean something in the file format. */
export const characterKinds: readonly Kind[] = [
  onLine("no space after the colon", (line, { lines, index }) =>
    piecesOf(line) && !isInBlock(lines, index) ? line.replace(": ", ":") : undefined,
  ),
  onLine("missing colon", (line, { lines, index }) =>
    piecesOf(line) && !isInBlock(lines, index) ? line.replace(":", "") : undefined,
  ),
  onLine("missing colon above a block", (line, { lines, index }) =>
    /^\s*(?:- )?[\w-]+:$/.test(line) && !isInBlock(lines, index) ? line.replace(":", "") : undefined,
  ),
  onLine("equals sign for the colon", (line, { lines, index }) =>
    piecesOf(line) && !isInBlock(lines, index) ? line.replace(": ", " = ") : undefined,
  ),
  inText("apostrophe between single quotes", (text) => `'${text.replace(" ", "'s ")}'`),
  inText("quotes between double quotes", (text) => `"${text.replace(/\w+(?=\W*$)/, '"$&"')} now"`),
  inText("text after the quotes", (text) => `"${text.replace(" ", '" ')}`),
  inText("closing quote missing", (text) => `"${text}`),
  inText("opening quote missing, colon in the text", (text) => `${text}: really"`),
  inText("colon in a text", (text) => text.replace(" ", ": ")),
  inText("curly quotes with a colon inside", (text) => `“${text.replace(" ", ": ")}”`),
  inText("constant at the beginning", (text, _, lines) => {
    const constant = constantIn(lines);
    return constant && `${constant} ${text}`;
  }),
  inText("brackets at the beginning", (text) => `[Soon] ${text}`),
  inText("brackets around the text", (text) => `[${text}]`),
  inText(
    "special character at the beginning",
    (text, pick) => `${oneOf(["@", "`", "%", "*", "&", "!", "|", ">"], pick) ?? "@"}${text}`,
  ),
  inText("bold at the beginning", (text) => `**${text.replace(" ", "** ")}`),
  inText("hash cuts the text", (text) => `${text} #1`),
  inText("hash at the beginning", (text) => `#${text}`),
  inText("dash at the beginning", (text) => `- ${text}`),
  inText("comma after the quotes", (text) => `"${text}",`),
  inText("backslash between quotes", (text) => `"${text.replace(" ", " \\p")}"`),
  inText("comma at the end of a quoted key", (text) => `"${text}";`),
  inQuotes("unquoted reference", (text) => (text.startsWith("{") ? text : undefined)),
  inQuotes("curly quotes", (text) => `“${text}”`),
  inQuotes("closing quote lost", (text) => `"${text}`),
  inQuotes("opening quote lost", (text) => (text.startsWith("{") || text.includes(": ") ? `${text}"` : undefined)),
  inQuotes("one curly quote", (text) => `"${text}”`),
  inBraces("closing brace lost", (value) => value.slice(0, -2)),
  inBraces("closing brace twice", (value) => `${value} }`),
  inBraces("bracket for the closing brace", (value) => `${value.slice(0, -1)}]`),
  inBraces("comma lost", (value) => value.replace(firstComma, "$1 ")),
  inBraces("comma twice", (value) => value.replace(firstComma, "$1,, ")),
  inBraces("semicolon for the comma", (value) => value.replace(firstComma, "$1; ")),
  inBraces("colon lost between braces", (value) => value.replace(": ", " ")),
  inBraces("no space after a colon between braces", (value) =>
    value.replace(/^((?:[^"]|"[^"]*")*?): (?=[a-z/])/, "$1:"),
  ),
  inBraces("hash in a link between braces", (value) =>
    value.includes("href: /") ? value.replace("href: /", "href: #/") : undefined,
  ),
  inBraces("quote lost between braces", (value) =>
    /"[^"]*" \}$/.test(value) ? value.replace(/" \}$/, " }") : undefined,
  ),
  {
    name: "comment of another language",
    apply: ({ line, lines, index, pick }) => {
      if (isInBlock(lines, index) || !piecesOf(line)) return undefined;
      const note = oneOf(["// check this", "/* check this */", "<!-- check this -->"], pick) ?? "";
      return { by: [/^\s*/.exec(line)?.[0] + note, line], blamed: [0, 1] };
    },
  },
  {
    name: "words on a line of their own",
    mayBeRight: true,
    apply: ({ line, lines, index }) =>
      isInBlock(lines, index) || !piecesOf(line)
        ? undefined
        : { by: [line, `${/^\s*/.exec(line)?.[0] ?? ""}to do later`] },
  },
  {
    name: "end of the file in the middle",
    apply: ({ line, lines, index }) =>
      isInBlock(lines, index) || !piecesOf(line) ? undefined : { by: ["---", line], blamed: [0] },
  },
  {
    name: "merge conflict",
    apply: ({ line }) =>
      line.trim() === "" ? undefined : { by: ["<<<<<<< HEAD", line, "=======", line, ">>>>>>> main"], blamed: [0] },
  },
];
