import type { Target } from "../../../site/target.ts";
import type { CodedFinding } from "../shared.ts";
import { contactWords, isContact } from "../link-forms/contact-words.ts";
import type { Context } from "../../context.ts";
import { wordsOf } from "../link-forms/link-form-words.ts";
import type { Known } from "../link-forms/words.ts";
import { homeOf, type Home } from "../names/single-reference.ts";
import type { WrittenLink, WrittenText } from "../../../site/written.ts";

type Refused = Extract<Target, { kind: "refused" }>;

const isContactScheme = (scheme: string | undefined): scheme is "mailto" | "tel" =>
  scheme === "mailto" || scheme === "tel";

/** The constant that makes the link a bad one: all of its address, in a place where such a value belongs. */
export function constantToBlame(
  { text, written }: WrittenLink,
  { why, scheme }: Refused,
  { site }: Context,
): Home | undefined {
  if (why === "mail" || why === "phone") return undefined;
  const address = isContactScheme(scheme) ? (written.replace(/^[^:]*:/, "").split("?")[0] ?? "") : written;
  const home = homeOf(address, site);
  // An entry of a collection may have a field of this name.
  if (!home || text.scopes.some(({ value }) => Object.hasOwn(value, home.name.split(".")[0] ?? ""))) return undefined;
  // A value that can be written to or called is right, and something else of the link is wrong.
  const isRight =
    isContactScheme(scheme) && (["mailto", "tel"] as const).some((one) => isContact(one, String(home.value)));
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

/** Whether it stands in a link that is no link yet: what is to be written there is said once. */
export const isRefusedAt = (text: WrittenText, at: number, { links }: Context): boolean =>
  links.some(
    (link) =>
      link.text === text &&
      link.start <= at &&
      at < link.end &&
      link.targets.some((target) => target.kind === "refused" && (target.why === "mail" || target.why === "phone")),
  );
