import { diffWordsWithSpace } from "diff";
import type { Run, Sentence } from "../change.ts";

/** How many words stay beside a change. */
const context = 5;
/** Longer texts are not compared word by word, in characters. */
const maxLength = 20_000;
/** How much of a text is shown that came or went as a whole, in characters. */
const maxShown = 240;

const cut = (text: string): string => (text.length > maxShown ? `${text.slice(0, maxShown - 1).trimEnd()}…` : text);

/** A text that came as a whole. */
export const cameWords = (text: string): Sentence => [{ text: cut(text), is: "added" }];
/** A text that went as a whole. */
export const wentWords = (text: string): Sentence => [{ text: cut(text), is: "removed" }];

/** Two texts word by word: what went, what came, and a few words around. Texts that share little are shown one after the other. */
export function compareWords(before: string, after: string): Sentence {
  const [ours, theirs] = [before.replace(/\s+/g, " ").trim(), after.replace(/\s+/g, " ").trim()];
  const whole: Sentence = [...wentWords(ours), ...cameWords(theirs)];
  if (ours.length + theirs.length > maxLength) return whole;
  const runs = joined(
    diffWordsWithSpace(ours, theirs).map(({ value, added, removed }): Run => ({
      text: value,
      ...(added ? ({ is: "added" } as const) : removed ? ({ is: "removed" } as const) : {}),
    })),
  );
  const kept = runs.reduce((sum, { text, is }) => sum + (is ? 0 : text.trim().length), 0);
  if (kept * 4 < Math.min(ours.length, theirs.length)) return whole;
  return runs.map((run, index) => (run.is ? run : { text: elided(run.text, index, runs.length) }));
}

/** Changes with nothing but a space between them are one: a rewritten phrase reads better than alternating words. */
function joined(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  let went = "";
  let came = "";
  const flush = (): void => {
    const end = /\s+$/.exec(went)?.[0] === /\s+$/.exec(came)?.[0] ? (/\s+$/.exec(went)?.[0] ?? "") : "";
    const start = went.trim() !== "" && /^\s/.test(went) && /^\s/.test(came) && came.trim() !== "" ? " " : "";
    const inner = (text: string): string => text.slice(start.length, text.length - end.length);
    if (start !== "") out.push({ text: start });
    if (inner(went) !== "") out.push({ text: inner(went), is: "removed" });
    if (inner(came) !== "") out.push({ text: inner(came), is: "added" });
    if (end !== "") out.push({ text: end });
    went = "";
    came = "";
  };
  for (const [index, { text, is }] of runs.entries()) {
    if (is === "removed") went += text;
    else if (is === "added") came += text;
    else if (text.trim() === "" && index > 0 && index < runs.length - 1 && (went !== "" || came !== "")) {
      went += text;
      came += text;
    } else {
      flush();
      out.push({ text });
    }
  }
  flush();
  return out;
}

/** Words that stayed, with those far from any change left out. */
function elided(text: string, index: number, count: number): string {
  const words = text.match(/\s*\S+|\s+$/g) ?? [text];
  const [first, last] = [index === 0, index === count - 1];
  if (words.length <= (first || last ? context + 2 : 2 * context + 2)) return text;
  const end = first ? "" : words.slice(0, context).join("");
  const start = last ? "" : words.slice(-context).join("");
  return `${end}${first ? "…" : " …"}${start}`;
}
