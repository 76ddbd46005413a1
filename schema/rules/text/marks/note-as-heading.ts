import { sections } from "../../../problems/example.ts";
import type { AreaContext } from "../../context.ts";
import type { AreaRule } from "../../rule.ts";
import { longTexts, type LongText } from "../../support/texts/long-texts.ts";

/** A first word in small letters; `iPhone` and `npm` may begin a heading, but few words that a sentence follows. */
const small = /^# +(?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])(\p{Ll}+)(?![\p{L}\d]) *(.*)$/u;

/** What people write to themselves. */
const toSelf = new Set(
  "ask check fix add update remove delete change replace rewrite shorten maybe old note todo fixme still need needs draft temp prüfen ändern fragen löschen ergänzen vielleicht alt noch hinweis demander vérifier changer ajouter supprimer ancien preguntar revisar cambiar añadir borrar".split(
    " ",
  ),
);

/** `# We open at five. Come early.`: a paragraph that was to be hidden, as elsewhere in the file. */
const sentences = /^# +(?=.{40})\S.*[.!?…]["”)]? +["“(]?\p{Lu}.*[.!?]["”)]?$/u;

/** A long text has headings and no notes. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/note-as-heading",
    severity: "warning",
    what: "A line of a long text begins with # and reads like a note.",
    why: "Inside of a long text it is a heading: visitors would read it, in large letters.",
    bad: sections(`
      - type: text
        body: |
          Fresh bread every day.

          # ask Tom whether this is still true
          We open at five.
    `),
    good: sections(`
      - type: text
        # ask Tom whether this is still true
        body: |
          Fresh bread every day.

          We open at five.
    `),
  },
  *find(context) {
    for (const long of longTexts(context)) {
      const { text, blocks } = long;
      const headings = blocks.flatMap((block) =>
        block.kind === "heading" ? [{ ...block, line: lineAt(text.source, block.start) }] : [],
      );
      if (headings.length === 0 || isSmallThroughout(long, context)) continue;
      const begun = headings.filter(({ line }) => small.test(line) && !isLabelled(line));
      const notes = begun.filter(({ line, start }) => isNote(line, text.source.slice(start + line.length + 1)));
      const hidden = headings.filter(({ line }) => sentences.test(line));
      // Whoever writes all headings in small letters writes no notes so.
      for (const { line, start } of begun.length === notes.length ? [...notes, ...hidden] : hidden)
        yield {
          message: "In a long text, this line is a heading, and no note.",
          label: "shown as a heading",
          help: "Move it above the key of the text, where # begins a note, or delete it.",
          range: context.source.locateInside(text.entry.path, start, start + line.length),
          at: text.entry.path,
        };
    }
  },
};

const lineAt = (text: string, start: number): string => (text.slice(start, start + 400).split("\n")[0] ?? "").trimEnd();

/** `faq: what people ask`: a word before a colon may begin a heading, if nobody writes it to oneself. */
const isLabelled = (line: string): boolean => {
  const [, first = "", rest = ""] = small.exec(line) ?? [];
  return rest.startsWith(":") && !toSelf.has(first);
};

function isNote(line: string, below: string): boolean {
  const [, first = "", rest = ""] = small.exec(line) ?? [];
  const words = rest.split(" ").filter((word) => word !== "").length;
  const isAboveText = /^[ \t]*[\p{L}\p{N}]/u.test(below);
  return toSelf.has(first) ? words >= 2 : words >= 3 && isAboveText;
}

/** Some sites have no large letters at all. */
function isSmallThroughout({ text }: LongText, { at }: AreaContext): boolean {
  const title = at([...text.entry.path.slice(0, -1), "title"]);
  return (typeof title === "string" && /^\p{Ll}/u.test(title)) || !/(?:^|[.!?]\s|\n)\p{Lu}/u.test(text.source);
}
