import { unprintable } from "./plain.ts";

/** A text behind a bar: what stands on the line of the key, and the lines below, which are not indented yet. */
export interface BlockText {
  readonly header: string;
  readonly lines: readonly string[];
}

/** Whether a text can stand behind a bar. */
const fitsBlock = (text: string): boolean => {
  const lines = text.replace(/\n+$/, "").split("\n");
  return (
    !unprintable.test(text) &&
    [lines[0], lines.at(-1)].every((line) => line === "" || /\S/.test(line ?? "")) &&
    /\S/.test(text)
  );
};

/**
 * A text behind a bar; nothing where it cannot stand there.
 * @param step how far its lines are indented from the key: written behind the bar where the text itself begins with spaces
 */
export function blockText(text: string, step: number): BlockText | undefined {
  if (!fitsBlock(text)) return undefined;
  const body = text.replace(/\n+$/, "");
  const ends = text.length - body.length;
  const lines = body.split("\n");
  const first = lines.find((line) => line !== "") ?? "";
  const indent = /^[ \t]/.test(first) ? String(step) : "";
  const chomp = ends === 0 ? "-" : ends === 1 ? "" : "+";
  return {
    header: `|${indent}${chomp}`,
    lines: [...lines, ...Array.from({ length: Math.max(0, ends - 1) }, () => "")],
  };
}

/** A text behind `>`, where line ends become spaces: nothing where a line of it begins with a space. */
export function foldedText(text: string, width: number): BlockText | undefined {
  const body = text.replace(/\n$/, "");
  if (!fitsBlock(text) || /^\s|\n[ \t]|\n$/.test(body)) return undefined;
  const lines = body
    .split("\n")
    .flatMap((line, index) =>
      index === 0 ? wrapped(line, width) : line === "" ? [""] : ["", ...wrapped(line, width)],
    );
  return { header: text === body ? ">-" : ">", lines };
}

/** A line taken apart at single spaces. */
function wrapped(line: string, width: number): string[] {
  const lines: string[] = [];
  let now = "";
  // Two spaces stay together: folding would make one of them.
  for (const word of line.split(/(?<=\S) (?=\S)/)) {
    if (now !== "" && now.length + 1 + word.length > width) {
      lines.push(now);
      now = word;
    } else now = now === "" ? word : `${now} ${word}`;
  }
  return [...lines, now];
}
