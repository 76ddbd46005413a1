import { nearest } from "../../../reader/nearest.ts";
import { quote } from "../../../language/words.ts";
import { withButton } from "../../../problems/sample-sites.ts";
import type { AreaRule } from "../../rule.ts";

/** What may stand behind the address: mail programs read nothing else. */
const known = ["subject", "body", "cc", "bcc", "to"];

/** A second question mark where the next part begins. */
const again = /^mailto:[^?]*\?[^?]*(\?)(?:subject|body|cc|bcc)=/i;
const part = /[?&](?:amp;)?( *[a-z-]+ *)=/gi;

/** Something of an address that mail programs leave out: what is said of it, where it stands, and what to write in place of what. */
interface LeftOut {
  readonly message: string;
  readonly label: string;
  readonly help: string;
  readonly at: number;
  /** How many characters are underlined, and how many go. */
  readonly shown: number;
  readonly length: number;
  readonly wanted: string;
}

/** Words that are in no part of the mail: those behind a “&” that stands for itself, those behind the address, and those behind a colon. */
function wordsBehind(written: string): LeftOut | undefined {
  const from = written.indexOf("?") + 1;
  let at = from;
  for (const piece of written.slice(from).split("&")) {
    const words = piece.replace(/^amp;/, "");
    const start = at + piece.length - words.length;
    const [, name] = /^([^={}]{0,60})=/.exec(words) ?? [];
    const isPart = name !== undefined && (/^[a-z-]+ *$/i.test(name) || isKnown(name.trim()));
    const [before, field] = /^ *(subject|body|cc|bcc) *: */i.exec(words) ?? [];
    if (!isPart && before !== undefined && field !== undefined)
      return {
        message: `Between “${field}” and its words stands =, and no colon.`,
        label: "a colon",
        help: `Write ${field.toLowerCase()}=`,
        at: start,
        shown: before.length,
        length: before.length,
        wanted: `${field.toLowerCase()}=`,
      };
    if (!isPart && words.trim() !== "" && !words.startsWith("{"))
      return at === from
        ? {
            message: "Mail programs leave these words out: they do not say what they are.",
            label: "subject or body?",
            help: "Write subject= before them.",
            at,
            shown: words.length,
            length: piece.length,
            wanted: `subject=${words}`,
          }
        : {
            message: `The “&” ends the part before it: ${quote(words)} is left out.`,
            label: "a new part begins",
            help: "For the character itself, write %26.",
            at: at - 1,
            shown: 1,
            length: 1 + piece.length - words.length,
            wanted: "%26",
          };
    at += piece.length + 1;
  }
  return undefined;
}

const isKnown = (name: string): boolean => known.includes(name.toLowerCase()) || nearest(name, known) !== undefined;

/** What is filled into a new mail has the names that mail programs know. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "link/mail-parts",
    severity: "warning",
    what: "Behind a mail address stands something other than subject, body, cc or bcc, or a second question mark.",
    why: "Mail programs leave it out, or take it for a part of the address.",
    bad: withButton("mailto:bread@bakery.example?subjet=Rye"),
    good: withButton("mailto:bread@bakery.example?subject=Rye"),
  },
  *find({ links, source, correct }) {
    for (const { path, start, written } of links) {
      if (!/^mailto:/i.test(written) || !written.includes("?")) continue;
      const second = again.exec(written);
      if (second) {
        const mark = written.indexOf("?", written.indexOf("?") + 1);
        yield {
          message: "Between the parts of a mail stands &; a question mark stands before the first alone.",
          label: "the second one",
          help: `Write ${written.slice(0, mark)}&${written.slice(mark + 1)}`,
          range: source.locateInside(path, start + mark, start + mark + 1),
          at: path,
          fixes: correct(path, start + mark, start + mark + 1, "&", "review"),
        };
        continue;
      }
      const leftOut = wordsBehind(written);
      if (leftOut) {
        const { at, shown, length, wanted, ...said } = leftOut;
        yield {
          ...said,
          range: source.locateInside(path, start + at, start + at + shown),
          at: path,
          fixes: correct(path, start + at, start + at + length, wanted, "review"),
        };
        continue;
      }
      for (const { 1: name = "", index, 0: whole } of written.matchAll(part)) {
        if (known.includes(name.toLowerCase())) continue;
        const at = start + index + whole.length - 1 - name.length;
        const word = name.trim();
        const isSpaced = word !== name && known.includes(word.toLowerCase());
        const meant = isSpaced ? word : nearest(word, known);
        yield {
          message: isSpaced
            ? `A space stands beside “${word}”: mail programs do not know it so.`
            : `Mail programs do not know “${word.slice(0, 30)}”.`,
          label: meant === undefined ? "left out" : `perhaps “${meant}”`,
          help: meant === undefined ? "Behind the address may stand subject, body, cc and bcc." : `Write ${meant}=`,
          range: source.locateInside(path, at, at + name.length),
          at: path,
          fixes: meant === undefined ? [] : correct(path, at, at + name.length, meant, "review"),
        };
        break;
      }
    }
  },
};
