/** The first lines of a mail, in four languages: who, when, to whom, about what. */
const headLine =
  /^[ >]*\**(?:from|sent|to|cc|subject|date|von|gesendet|an|betreff|datum|de|envoyé|à|objet|enviado|para|asunto)\**:\**[ \t]+\S/iu;
const sender = /^[ >]*\**(?:from|von|de)\**:\**[ \t]/iu;
const signature = /^--[ \t]*$/;
const phone =
  /^(?:sent from (?:my|outlook)|von meinem (?:\p{L}+ )?(?:iphone|ipad|handy|smartphone)|gesendet (?:von|mit)|envoyé de(?:puis)? mon|enviado desde mi|get outlook for)\b/iu;
const quoteHead = /^(?:on|am|le|el) .{6,80}(?:wrote|schrieb|a écrit|escribió).{0,60}:\s*$/iu;

/** `Hi Tom, please find below …`: how a mail begins that brings a text along. A greeting alone may be that of the site. */
const greeting =
  /^(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Hh]allo|[Ll]iebe[rs]?|[Bb]onjour|[Cc]h(?:er|ère)|[Hh]ola)(?: \p{Lu}[\p{L}.-]*){1,3}[,!] ?(?:please find (?:below|attached|enclosed)|as (?:discussed|agreed|promised|requested)|attached|anbei|wie besprochen|ci-joint|adjunto)(?!\p{L})/u;

/** What stands before a message of a chat: `[12:31, 4/5/2026] Tom: …`, `04.05.26, 12:31 - Tom: …`. */
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?`;
const day = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
const chatLine = new RegExp(
  String.raw`^(?:\[(?:${time},? ${day}|${day},? ${time})\] ?|${day},? ${time} - )[^:\n]{1,40}: `,
  "i",
);

/** What a mail program or a chat wrote: on which line it begins, from 0, and what it is. */
interface Remains {
  readonly line: number;
  readonly what: string;
}

/** The first line of a text that a mail program wrote. */
export function mailRemains(lines: readonly string[]): Remains | undefined {
  const line = lines.findIndex(
    (one, at) =>
      quoteHead.test(one) ||
      greeting.test(one) ||
      phone.test(one) ||
      chatLine.test(one) ||
      (signature.test(one) && at > 0 && (lines[at + 1] ?? "").trim() !== "") ||
      (sender.test(one) && headLine.test(lines[at + 1] ?? "")),
  );
  const found = lines[line];
  if (found === undefined) return undefined;
  if (chatLine.test(found)) return { line, what: "a message of a chat, with its time" };
  if (signature.test(found) || phone.test(found)) return { line, what: "the signature of a mail" };
  if (greeting.test(found)) return { line, what: "the beginning of a mail" };
  return { line, what: "the head of a mail" };
}
