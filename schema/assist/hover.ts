import { sectionField } from "../language/descriptor.ts";
import { lookUp } from "../site/reference.ts";
import { resolveAddress } from "../site/address.ts";
import { isMap } from "../problem.ts";
import { helpFor } from "./field-help.ts";
import type { Knowledge } from "./knowledge.ts";
import { placeAt, type Place } from "./place.ts";
import { iconPicture } from "./value-proposals.ts";
import { mapOf } from "../language/data.ts";

/** What an editor shows beside the pointer. Offsets count UTF-16 code units from 0. */
export interface Hover {
  /** Markdown. */
  readonly markdown: string;
  readonly start: number;
  readonly end: number;
}

/** The explanation of what stands at an offset: a key, a value, a reference or a link. */
export function hoverAt(text: string, offset: number, knowledge: Knowledge): Hover | undefined {
  const place = placeAt(text, offset);
  if (!place || place.text.trim() === "") return undefined;
  const { start = offset - place.before } = place;
  if (place.role === "key") {
    const { field, holderField } = place;
    const key = String(place.path.at(-1));
    if (!field) return undefined;
    const isNeeded = holderField?.required?.includes(key) === true;
    return { markdown: `**${key}**\n\n${helpFor(field, isNeeded)}`, start, end: start + place.text.length };
  }
  return referenceHover(place, offset, knowledge) ?? valueHover(place, start, knowledge);
}

function referenceHover({ text, before }: Place, offset: number, { index }: Knowledge): Hover | undefined {
  const open = text.lastIndexOf("{", before);
  const close = text.indexOf("}", before);
  const inside = open < 0 || close < 0 ? "" : text.slice(open + 1, close);
  const name = inside.split("|")[0]?.trim() ?? "";
  if (!index || name === "" || /[{}]/.test(inside)) return undefined;
  const found = lookUp(name, index.site);
  if (found.kind !== "value") return undefined;
  const shown = index.filler.words(`{${inside}}`);
  return {
    markdown: `**{${name}}** is \`${String(found.value)}\`${shown === String(found.value) ? "" : `, shown as “${shown}”`}`,
    start: offset - before + open,
    end: offset - before + close + 1,
  };
}

function valueHover({ text, field, before }: Place, start: number, knowledge: Knowledge): Hover | undefined {
  const end = start + text.length;
  const { index, drawingOf } = knowledge;
  const drawing = field?.part === "icon" ? drawingOf?.(text) : undefined;
  if (drawing !== undefined) return { markdown: `${iconPicture(drawing)} ${text}`, start, end };
  const address = field?.part === "link" ? text : linkAround(text, before);
  const words = address !== undefined && index ? targetWords(index.filler.words(address), knowledge) : undefined;
  if (words !== undefined) return { markdown: words, start, end };
  const type = field?.enum?.includes(text) === true ? sectionField(text) : undefined;
  if (type?.description !== undefined) return { markdown: `**${text}**\n\n${type.description}`, start, end };
  if (!index || !field?.part) return field ? { markdown: helpFor(field), start, end } : undefined;
  const group = { badge: "badges", collection: "collections", shared: "shared" }[field.part];
  const entry = group === undefined ? undefined : mapOf(index.site[group])[text];
  const title = isMap(entry) ? (entry["label"] ?? entry["title"]) : undefined;
  const named = typeof title === "string" ? `**${title}**\n\n` : "";
  return { markdown: named + helpFor(field), start, end };
}

/** The target of the Markdown link that a place in a text belongs to. */
function linkAround(text: string, before: number): string | undefined {
  for (const { index, 0: whole, 1: target = "" } of text.matchAll(/\[[^[\]]*\]\(([^()\s]*)\)/g))
    if (index <= before && before <= index + whole.length) return target;
  return undefined;
}

/** Where a link leads, in words; nothing for what is no address of this site. */
function targetWords(address: string, { index }: Knowledge): string | undefined {
  if (!index || !address.startsWith("/")) return undefined;
  const place = resolveAddress(address, index.pages.index);
  if (place.kind === "nothing") return `There is no page ${address}.`;
  const holder = [...index.pages.pages, ...index.pages.planned].find(({ path }) => path === place.page);
  const [group = "", at = 0] = holder?.at ?? [];
  const list = index.site[group];
  const entry = Array.isArray(list) ? list[Number(at)] : undefined;
  const title = isMap(entry) && typeof entry["title"] === "string" ? `“${entry["title"]}”` : place.page;
  if (place.kind === "planned") return `Leads to ${title}, a page that is planned.`;
  return `Leads to ${title}${place.anchor === undefined ? "" : `, at “${place.anchor}”`}.`;
}
