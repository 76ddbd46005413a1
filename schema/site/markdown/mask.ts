/** What the library takes for a part of a word. */
const letter = "x";

const reference = /\{[^{}`]*\}/g;
const emptyLine = /\n[ \t]*\n/;

/** `2*3*4` is arithmetic. */
const times = /(?<=\d)\*(?=\d)/g;

const maxTargetLength = 2000;

/** Words in quotes behind a target: a title. */
const title = /\s+(?:"[^"]*"|'[^']*'|\([^()]*\))$/;

/**
 * The text as the library may see it: as long as it was, with letters in place of what has a meaning of this language and not of
 * Markdown. `{price | money}` does not end a cell of a table, and the target of a link may have spaces: `mailto:…?subject=Two words`.
 */
export function mask(source: string): string {
  const text = /[{*]/.test(source)
    ? source.replace(reference, (found) => (emptyLine.test(found) ? found : letters(found))).replace(times, letter)
    : source;
  return text.includes("](") ? maskTargets(text) : text;
}

const letters = (text: string): string => text.replace(/[^\n]/g, letter);

function maskTargets(text: string): string {
  let masked = "";
  let done = 0;
  for (let at = text.indexOf("]("); at >= 0; at = text.indexOf("](", Math.max(at + 2, done))) {
    const end = targetEnd(text, at + 2);
    const target = end === undefined ? "" : text.slice(at + 2, end);
    if (end === undefined || emptyLine.test(target)) continue;
    masked += `${maskWords(text.slice(done, at))}](${maskTarget(target)}`;
    done = end;
  }
  return masked + text.slice(done);
}

/** An address in the words of a link is none of its own. */
function maskWords(before: string): string {
  const start = before.lastIndexOf("[");
  return start < 0 ? before : before.slice(0, start) + before.slice(start).replace(/:\/\/|www\.|@/gi, letters);
}

function maskTarget(target: string): string {
  const inside = target.trim();
  if (!/\s/.test(inside) || /[`<]/.test(inside)) return target;
  const words = title.exec(inside)?.[0] ?? "";
  const address = inside.slice(0, inside.length - words.length);
  return target.replace(address, () => address.replace(/[\s*_]/g, letter));
}

/** Where the target that begins at `start` stops: before the `)` that closes it. */
function targetEnd(text: string, start: number): number | undefined {
  let depth = 0;
  const last = Math.min(text.length, start + maxTargetLength);
  if (!text.slice(start, last).includes(")")) return undefined;
  for (let at = start; at < last; at++) {
    const character = text.charAt(at);
    if (character === "(") depth++;
    else if (character === ")" && depth-- === 0) return at;
  }
  return undefined;
}
