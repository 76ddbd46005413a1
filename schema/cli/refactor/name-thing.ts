import { commandOf } from "../../language/words.ts";
import { refuse, type RefusedPlan } from "../../refactor/plan/plan.ts";
import { addressOf, resolveAddress } from "../../site/address.ts";
import type { ReferenceIndex } from "../../refactor/reference-index.ts";
import { findNamed, readName } from "../../refactor/things/parse-thing.ts";
import { exactName, kindWords, thingWords, type Thing } from "../../refactor/things/thing.ts";

/** What a word of the command line names. */
export interface Named {
  readonly kind: "named";
  readonly thing: Thing;
  /** Without what says the kind. */
  readonly called: string;
}

/** The thing of a name; refused where nothing has the name, or several things do. */
export function nameThing(index: ReferenceIndex, word: string): Named | RefusedPlan {
  const { things, near, called } = findNamed(index, word);
  const [thing, other] = things;
  if (!thing) {
    const hint =
      near.length > 0
        ? `The nearest name is ${near.join(" or ")}.`
        : (placesNear(index, called) ?? `“${commandOf("where", "--help")}” shows how things are named.`);
    return refuse(`The site has no ${saidKind(word)}`, hint);
  }
  if (!other) return { kind: "named", thing, called };
  return refuse(
    `${word} can be several things`,
    "Name one of them:",
    ...things.map((one) => `  ${exactName(one).padEnd(28)} ${thingWords(one)}, line ${lineOf(index, one)}`),
  );
}

/** `page:/prices` as a person says it: page /prices. */
function saidKind(word: string): string {
  const { kinds: [kind] = [], name } = readName(word);
  return name === "" || kind === undefined || !word.trim().startsWith(`${kind}:`)
    ? word
    : `${kindWords[kind]} ${name.startsWith("/") ? name : `“${name}”`}`;
}

/** How many names are listed: as many as a person reads. */
const maxListed = 12;

/** The places of the page that an address begins with; where no page does, the pages. */
function placesNear({ site }: ReferenceIndex, called: string): string | undefined {
  if (!called.startsWith("/")) return undefined;
  const { index, pages } = site.pages;
  const place = resolveAddress(called.replace("#", "/"), index);
  const page = "page" in place ? pages.find(({ path }) => path === place.page) : undefined;
  const isBelow = page !== undefined && (page.path !== "/" || called.startsWith("/#"));
  const names = isBelow
    ? page.anchors.map(({ anchor }) => addressOf(page.path, anchor))
    : pages.map(({ path }) => path);
  const some = [...new Set(names)].slice(0, maxListed);
  if (some.length === 0) return page && `${page.path} has no places with a name; ${page.path}#1 is its first section.`;
  const list = `${some.join(", ")}${names.length > maxListed ? " …" : ""}`;
  return isBelow ? `Places on ${page.path}: ${list}.` : `The pages are ${list}.`;
}

const lineOf = ({ site }: ReferenceIndex, { nameAt, at }: Thing): number =>
  site.source.locate(nameAt?.path ?? at, nameAt?.spot).start.line;
