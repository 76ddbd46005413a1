import { plainSpellings } from "../language/words.ts";
import { plainLook } from "./characters/look-alikes.ts";
import { distance } from "./distance.ts";

const isPlain = /^[\p{ASCII}]*$/u;

const bareNames = new Map<string, string>();

/** Letters only, in lower case, each of them the one that it looks like: what stays of a name when one forgets how it is written. */
function bare(word: string): string {
  const known = bareNames.get(word);
  if (known !== undefined) return known;
  if (bareNames.size > maxRemembered) bareNames.clear();
  const made = plainLook(word)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  bareNames.set(word, made);
  return made;
}

/** Icons, with room for the names of a large site. */
const maxRemembered = 10_000;

/** How far a typo goes: short words are too easily another word (`author` is not `anchor`, nor `job` `hot`). */
const maxDistance = (word: string): number => (word.length < 7 ? 1 : word.length < 9 ? 2 : 3);

/** `backToTop` is no typo of `backToHome`: of words that are written together, each must be near the other name’s. */
function hasOtherWord(one: string, other: string): boolean {
  const [words, others] = [camelWords(one), camelWords(other)];
  const isFar = (word: string, index: number): boolean =>
    distance(bare(word), bare(others[index] ?? "")) > maxDistance(bare(word));
  return words.length > 1 && words.length === others.length && words.some(isFar);
}

const camelWords = (name: string): readonly string[] => name.split(/(?<=[a-z])(?=[A-Z])/);

const found = new WeakMap<Iterable<string>, Map<string, string | undefined>>();

/**
 * The known name that was surely meant, or nothing. One of several equally near ones is nobody's name.
 * Names that differ only in case, hyphens or spaces are the same name for this purpose. A list of names is not changed afterwards:
 * the same typo is looked up once in it.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const before = found.get(known) ?? new Map<string, string | undefined>();
  found.set(known, before);
  if (!before.has(word)) before.set(word, look(word, known));
  return before.get(word);
}

function look(word: string, known: Iterable<string>): string | undefined {
  const wanted = bare(word);
  if (wanted === "") return undefined;
  const spellings = isPlain.test(wanted) ? [wanted] : [wanted, ...plainSpellings(wanted)];
  let best: string | undefined;
  let least = Infinity;
  let isAlone = true;
  for (const name of known) {
    const candidate = bare(name);
    const isSame = spellings.includes(candidate);
    const limit = Math.min(maxDistance(wanted), Math.floor(Math.max(wanted.length, candidate.length) / 3));
    if (!isSame && Math.abs(candidate.length - wanted.length) > limit) continue;
    const steps = isSame ? 0 : distance(wanted, candidate);
    if (steps > limit || (steps > 0 && hasOtherWord(word, name))) continue;
    isAlone = steps < least || (isAlone && steps > least);
    if (steps < least) [best, least] = [name, steps];
  }
  return isAlone && best !== undefined && !(least === 0 && isOneSlipFromOther(word, best, known)) ? best : undefined;
}

/** `message-circlex` lacks the hyphen of `message-circle-x`, or has a letter too many for `message-circle`. */
function isOneSlipFromOther(word: string, best: string, known: Iterable<string>): boolean {
  const written = word.toLowerCase();
  const isNear = (name: string): boolean =>
    Math.abs(name.length - written.length) <= 1 && distance(written, name) === 1;
  return isNear(best) && [...known].some((name) => name !== best && isNear(name));
}
