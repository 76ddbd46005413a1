import { sections } from "../../problems/example.ts";
import type { Edit, Fix, Path } from "../../problem.ts";
import type { AreaContext } from "../context.ts";
import type { AreaRule } from "../rule.ts";
import { correctAll, maxEdits } from "../support/texts/correct-all.ts";
import { inWholeWords } from "../../reader/characters/whole-words.ts";
import { html, markedWords, namedCharacter } from "../support/texts/html-forms.ts";

/** HTML is shown as it is typed. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "security/html-in-text",
    severity: "warning",
    yieldsTo: "unreadable-line",
    isOfOtherFormat: true,
    what: "A text holds HTML, such as <b> or &nbsp;.",
    why: "HTML is never interpreted, so that nothing written in this file can run in a visitor's browser. It is shown as it stands.",
    bad: sections(`
      - type: text
        body: <b>Fresh</b> bread every day.
    `),
    good: sections(`
      - type: text
        body: Our **fresh** bread, every day.
    `),
  },
  *find(context) {
    const { textsWith, source } = context;
    for (const { entry, prose, source: whole } of textsWith("<&")) {
      const { part, path } = entry;
      const match = part === "link" || entry.isDefault || !/[<&]/.test(prose) ? null : html.exec(prose);
      const [written = ""] = match ?? [];
      const character = written.startsWith("&") ? namedCharacter(written) : undefined;
      if (!match || (written.startsWith("&") && character === undefined)) continue;
      const start = match.index;
      const isText = part === "text" || part === "markdown";
      yield {
        message: `${nameOf(written)} is shown to visitors just as it stands here.`,
        label: "not taken as HTML",
        help: helpFor(written, part),
        range: source.locateInside(path, start, start + written.length),
        at: path,
        fixes: withoutHtml(context, entry.path, prose, { isText, whole: part === "markdown" ? whole : "" }),
      };
    }
  },
};

const everyHtml = new RegExp(html.source, "gi");

/** One correction of all HTML of a text; none where some of it has no counterpart. */
function withoutHtml(
  context: AreaContext,
  path: Path,
  prose: string,
  { isText, whole }: { readonly isText: boolean; readonly whole: string },
): readonly Fix[] {
  const edits: Edit[] = [];
  let isOnlyCharacters = true;
  let after = 0;
  for (const { 0: written, index: start } of prose.matchAll(everyHtml)) {
    if (start < after) continue;
    if (edits.length > maxEdits) return [];
    const character = written.startsWith("&") ? namedCharacter(written) : undefined;
    const marked = isText && character === undefined ? markedWords(prose.slice(start)) : undefined;
    const isBreak = /^<br\s?\/?>$/i.test(written) && /^\n *\S/.test(whole.slice(start + written.length));
    const wanted = character ?? marked?.wanted ?? (isBreak ? "\\" : undefined);
    if (wanted === undefined && !written.startsWith("&")) return [];
    const end = start + (marked?.length ?? written.length);
    if (isBreak) edits.push(...inWholeWords(whole, [{ start, end, text: "\\" }]));
    else if (wanted !== undefined) edits.push({ start, end, text: wanted });
    isOnlyCharacters &&= marked === undefined && !isBreak;
    after = end;
  }
  const [only] = edits;
  const title = edits.length === 1 && only ? `Write ${only.text}` : "Write it without HTML";
  return correctAll(context, path, edits, { title, safety: isOnlyCharacters ? "safe" : "review" });
}

const nameOf = (written: string): string =>
  written === "<!--" ? "This comment" : `“${written.replace(/\s.*(?=>)/s, "").slice(0, 40)}”`;

function helpFor(written: string, part: string): string {
  if (written.startsWith("&")) return "Type the character itself.";
  if (written === "<!--") return "A note to yourself begins with # on a line of its own, outside of the text.";
  if (part === "markdown" && /^<br/i.test(written)) return "End the line with a backslash, or leave a line empty.";
  const isText = part === "text" || part === "markdown";
  return isText
    ? "Write **bold**, *emphasis* or [a link](/path); an empty line begins a paragraph."
    : "Leave it out: this text has no marks.";
}
