import { isSamePath } from "../../../site/paths.ts";
import type { Edit, Range } from "../../../problem.ts";
import type { Target } from "../../../site/target.ts";
import { once, type CodedFinding } from "../shared.ts";
import { intoGroup } from "../group-by.ts";
import { contactWords, isContact } from "../link-forms/contact-words.ts";
import type { Context } from "../../context.ts";
import { wordsOf } from "../link-forms/link-form-words.ts";
import type { Known } from "../link-forms/words.ts";
import { homeOf, type Home } from "../names/single-reference.ts";
import type { WrittenLink, WrittenText } from "../../../site/written.ts";

type Refused = Extract<Target, { kind: "refused" }>;

const isContactScheme = (scheme: string | undefined): scheme is "mailto" | "tel" =>
  scheme === "mailto" || scheme === "tel";

const addressOf = (written: string): string => written.replace(/^[^:]*:/, "").split("?")[0] ?? "";

/** What the texts do with each constant that is the whole address of links: write to it, or call it. By its path. */
const contactUses = once(({ links, site }: Context): ReadonlyMap<string, readonly string[]> => {
  const uses = new Map<string, string[]>();
  for (const { written } of links) {
    const [, scheme] = /^(mailto|tel):/.exec(written) ?? [];
    const home = scheme === undefined ? undefined : homeOf(addressOf(written), site);
    if (home && scheme !== undefined) intoGroup(uses, home.path.join("/"), scheme);
  }
  return uses;
});

/** Whether all texts do the same with a constant, and several of them do, or its name says so. */
function isMeantFor(scheme: "mailto" | "tel", { path }: Home, context: Context): boolean {
  const uses = contactUses(context).get(path.join("/")) ?? [];
  const isNamedSo = (scheme === "tel" ? /phone|fon|tel|mobile|hotline/i : /mail/i).test(String(path.at(-1)));
  return uses.every((use) => use === scheme) && (uses.length > 1 || isNamedSo);
}

/** The constant that makes the link a bad one: all of its address, in a place where such a value belongs. */
export function constantToBlame(
  { text, written }: WrittenLink,
  { why, scheme }: Refused,
  context: Context,
): Home | undefined {
  if (why === "mail" || why === "phone") return undefined;
  const home = homeOf(isContactScheme(scheme) ? addressOf(written) : written, context.site);
  // An entry of a collection may have a field of this name.
  if (!home || text.scopes.some(({ value }) => Object.hasOwn(value, home.name.split(".")[0] ?? ""))) return undefined;
  // A value that can be written to or called is right, and something else of the link is wrong.
  const value = String(home.value);
  const isRight =
    isContactScheme(scheme) &&
    (isContact(scheme, value) ||
      (isContact(scheme === "tel" ? "mailto" : "tel", value) && !isMeantFor(scheme, home, context)));
  return isRight ? undefined : home;
}

/** Says it where the constant stands. */
export function problemOfConstant(
  home: Home,
  { why, scheme }: Refused,
  { source, correct }: Context,
  known: Known,
): CodedFinding {
  const value = String(home.value);
  const {
    wanted,
    safety = "safe",
    ...words
  } = isContactScheme(scheme) ? contactWords(scheme, value) : wordsOf(value, why, scheme, known);
  const fixes = wanted === undefined ? [] : correct(home.path, 0, value.length, wanted, safety);
  return { ...words, range: source.locate(home.path), at: home.path, fixes };
}

/** Two constants next to each other of which each has the value that the links need of the other one: one problem for both. */
export function exchangedContacts(phone: Home, mail: Home, { source }: Context): CodedFinding | undefined {
  const isMail = isContact("mailto", String(phone.value)) && !isContact("tel", String(phone.value));
  if (!isMail || !isContact("tel", String(mail.value)) || !isSamePath(phone.path.slice(0, -1), mail.path.slice(0, -1)))
    return undefined;
  const first = source.locate(phone.path);
  const second = source.locate(mail.path);
  const written = ({ start, end }: Range): string => source.text.slice(start.offset, end.offset);
  const put = ({ start, end }: Range, text: string): Edit => ({ start: start.offset, end: end.offset, text });
  return {
    code: "value/bad-phone",
    message: `“${phone.path.at(-1) ?? ""}” has the mail address, and “${mail.path.at(-1) ?? ""}” the phone number.`,
    label: "no phone number",
    help: "Exchange the two values.",
    range: first,
    at: phone.path,
    related: [{ message: "no mail address", range: second }],
    fixes: [
      {
        title: "Exchange the two values",
        safety: "review",
        edits: [put(first, written(second)), put(second, written(first))],
      },
    ],
  };
}

/** Whether it stands in a link that is no link yet: what is to be written there is said once. */
export const isRefusedAt = (text: WrittenText, at: number, { links }: Context): boolean =>
  links.some(
    (link) =>
      link.text === text &&
      link.start <= at &&
      at < link.end &&
      link.targets.some((target) => target.kind === "refused" && (target.why === "mail" || target.why === "phone")),
  );
