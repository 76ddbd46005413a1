import { sections } from "../../../problems/example.ts";
import type { WrittenLink } from "../../../site/written.ts";
import type { AreaContext } from "../../context.ts";
import type { AreaRule } from "../../rule.ts";
import { differingWords } from "../../support/link-forms/differing-words.ts";

const call = (words: string) =>
  sections(`
    - type: text
      body: "Call [${words}](tel:+441632960123)."
  `);

/** Words that are a number or an address are those of the link. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "link/words-differ",
    severity: "warning",
    yieldsTo: "wrong-line",
    what: "The words of a link are a phone number, an address or the name of a service, and the link leads to another one.",
    why: "Whoever clicks reaches somebody else than whoever copies the words.",
    bad: call("01632 960456"),
    good: call("01632 960123"),
  },
  *find(context) {
    for (const link of context.links) {
      const found = differenceOf(link, context);
      if (found) {
        const { noun, other, shown, real } = found;
        yield {
          message:
            other === undefined
              ? `The words show one ${noun}, and the link has another one.`
              : `The words show a ${noun}, and the link leads to a ${other}.`,
          label: "not what the words show",
          help: `${other === undefined ? `Write the same ${noun} in both` : "Write words and link for the same way"}. The words have ${shown.slice(0, 60)}, the link has ${real.slice(0, 60)}.`,
          range: context.source.locateInside(link.path, link.start, link.end),
          at: link.path,
        };
        continue;
      }
      const icon = otherIcon(link, context);
      if (icon !== undefined)
        yield {
          message: `The icon “${icon}” shows another way to reach you than the link.`,
          label: "not what the icon shows",
          help: "Write the link that the icon shows, or the icon of the link: phone for tel:, mail for mailto:.",
          range: context.source.locateInside(link.path, link.start, link.end),
          at: link.path,
        };
    }
  },
};

/** The icons that everybody reads as one way to reach somebody, by the other way's beginning of a link. */
const iconsOfOther: Readonly<Record<string, RegExp>> = {
  "mailto:": /^(?:phone(?:-call|-outgoing|-forwarded)?|smartphone)$/,
  "tel:": /^(?:mails?|mail-(?:open|plus|check)|at-sign)$/,
};

/** The icon beside a link, where it is that of a phone on a mail address or the other way round. */
function otherIcon({ path, written }: WrittenLink, { at }: AreaContext): string | undefined {
  const icon = path.at(-1) === "href" ? at([...path.slice(0, -1), "icon"]) : undefined;
  const other = iconsOfOther[/^[a-z]+:/.exec(written)?.[0] ?? ""];
  return typeof icon === "string" && other?.test(icon) ? icon : undefined;
}

/** A quick look: words with a digit or a dot, and short ones, which may be the name of a service. */
const mayName = /[\d@.{]|^.{4,40}$/;

function differenceOf({ path, text, words, targets, inText }: WrittenLink, { filler, at }: AreaContext) {
  if (words === undefined || text.entry.isDefault || inText?.isBare || !mayName.test(words)) return undefined;
  const isSentence = inText !== undefined || at([...path.slice(0, -1), "label"]) === words;
  const scopes = text.scopes.length > 0 ? text.scopes : [undefined];
  for (const [index, scope] of scopes.entries()) {
    const target = targets[index];
    const filled = filler.words(words, scope);
    const found =
      target?.kind === "outside" && !filled.includes("{") ? differingWords(filled, target, isSentence) : undefined;
    if (found) return found;
  }
  return undefined;
}
