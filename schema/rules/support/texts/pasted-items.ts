import type { Edit } from "../../../problem.ts";
import type { Line } from "./long-texts.ts";

/** How other programs begin an item. The last ones are those of a word processor, in a font of their own. */
const bullet = /^[•◦▪▫●○■□‣⁃∙·➤►▸\uF0B7\uF0A7\uF0D8]\s+(?=\S)/u;

/** It may also begin what somebody says. */
const dash = /^[–—]\s+(?=\S)/;

/** Below items with bullets, this is one of an inner list. */
const innerBullet = /^o\s+(?=\S)/;

/** Check marks and arrows say something: they stay. */
const sign = /^(?=[✓✔✗✘☐☑☒→⇒★☆✅❌]\uFE0F?\s+\S)/u;

/** `(1)`, `1.)`, `①` */
const number = /^(?:\((\d{1,2})\)|(\d{1,2})\.\)|([①-⑳]))\s+(?=\S)/u;

/** A line that is an item of a list in another program. */
interface PastedItem {
  readonly line: Line;
  /** The line as an item of a list here. */
  readonly wanted: string;
  readonly edit: Edit;
  readonly isSure: boolean;
}

export function pastedItems(lines: readonly Line[]): readonly PastedItem[] {
  const hasBullets = lines.some(({ words }) => bullet.test(words));
  return lines.flatMap((line) => itemOf(line, hasBullets) ?? []);
}

function itemOf(line: Line, hasBullets: boolean): PastedItem | undefined {
  const { start, words } = line;
  const forms = [bullet, dash, sign, number, ...(hasBullets ? [innerBullet] : [])];
  const form = forms.find((one) => one.test(words));
  const [mark = "", ...digits] = form?.exec(words) ?? [];
  if (!form) return undefined;
  const lead = form === number ? `${valueOf(digits)}. ` : form === innerBullet ? "  - " : "- ";
  const rest = words.slice(mark.length);
  // A correction replaces at least one character.
  const length = Math.max(1, mark.length);
  const text = mark === "" ? `${lead}${rest.charAt(0)}` : lead;
  const isSure = form !== dash && form !== sign;
  return { line, wanted: `${lead}${rest}`, edit: { start, end: start + length, text }, isSure };
}

function valueOf([inBrackets, withDot, circled = ""]: readonly string[]): string {
  return inBrackets ?? withDot ?? String((circled.codePointAt(0) ?? 0) - "①".charCodeAt(0) + 1);
}
