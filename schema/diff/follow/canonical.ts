import { dataAt } from "../../language/data-at.ts";
import type { Field } from "../../language/field.ts";
import { applyEdits } from "../../reader/positions.ts";
import type { Edit, Path } from "../../problem.ts";
import { addressOf } from "../../site/address.ts";
import type { Finds } from "../../site/markdown/parsed.ts";
import { lookUp } from "../../site/reference.ts";
import { pathAfter, type Comparison } from "../compare/raw.ts";
import { textOf } from "../../language/data.ts";
import type { Side } from "../side.ts";
import { addressOfDestination, destinationOf } from "../words/targets.ts";

/** Two files, and where what was in the first one is now. */
type Compared = Pick<Comparison, "before" | "after" | "pairs" | "gone" | "renamedFiles">;

/** A text in which every name and address is the one of the new file, and what was renamed for it: paths of the new file. */
export interface Canonical {
  readonly text: string;
  readonly causes: readonly Path[];
}

const keyParts: Readonly<Record<string, Path>> = {
  badge: ["badges"],
  shared: ["shared"],
  collection: ["collections"],
  "menu-variant": ["menus", "variants"],
};

interface Place {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

interface Places {
  readonly names: Place[];
  readonly targets: Place[];
  readonly files: Place[];
}

/** Names, targets of links and files of pictures in a text. */
function placesOf({ index }: Side, source: string, part: string): Places {
  const { parsed } = index;
  const finds: Pick<Finds, "references" | "links" | "pictures"> =
    part === "text"
      ? parsed.text(source)
      : part === "markdown"
        ? parsed.markdown(source)
        : { references: parsed.template(source).references, links: [], pictures: [] };
  const names = finds.references.map(({ nameStart: start, nameEnd: end, name }) => ({ start, end, written: name }));
  const targets = finds.links.map(({ targetStart: start, targetEnd: end }) => ({
    start,
    end,
    written: source.slice(start, end),
  }));
  const files = finds.pictures.map(({ srcStart: start, srcEnd: end, src: written }) => ({ start, end, written }));
  const whole = { start: 0, end: source.length, written: source };
  if (part === "link") targets.push(whole);
  if (part === "file") files.push(whole);
  return { names, targets, files };
}

/** The text of the file before as it would be written now, if only the names and addresses in it had followed. */
export function canonicalBefore(differences: Compared, source: string, { part = "" }: Field): Canonical {
  const { before, after } = differences;
  const edits: Edit[] = [];
  const causes: Path[] = [];
  const replace = ({ start, end, written }: Place, now: string, cause: Path): void => {
    if (now === written) return;
    edits.push({ start, end, text: now });
    causes.push(cause);
  };
  const home = keyParts[part];
  if (home) {
    const now = pathAfter(differences, [...home, source]);
    if (now) replace({ start: 0, end: source.length, written: source }, String(now.at(-1)), now);
    return { text: applyEdits(source, edits), causes };
  }
  const { names, targets, files } = placesOf(before, source, part);
  for (const place of files) {
    const now = differences.renamedFiles.get(place.written);
    if (now !== undefined) replace(place, now, filePath(now));
  }
  for (const place of targets) {
    const found = place.written.startsWith("/") ? addressAfter(differences, place.written) : undefined;
    if (found) replace(place, found.address, found.cause);
  }
  for (const place of names) {
    const found = lookUp(place.written, before.index.site);
    if (found.kind === "nothing") continue;
    const now = pathAfter(differences, found.path);
    if (now) replace(place, nameAt(now), now);
  }
  // A name inside the target of a link has been replaced with it.
  const apart = edits.filter((edit) => !edits.some((other) => other !== edit && holds(other, edit)));
  return { text: applyEdits(source, apart), causes: after.isReadable ? causes : [] };
}

const holds = (outer: Edit, inner: Edit): boolean => outer.start <= inner.start && outer.end >= inner.end;

const nameAt = (path: Path): string => (path[0] === "site" ? path : path.slice(1)).join(".");

/** The text of the new file with each address written as the page that it leads to has it. */
export function canonicalAfter({ after }: Compared, source: string, { part = "" }: Field): string {
  const edits = placesOf(after, source, part).targets.flatMap(({ start, end, written }): Edit[] => {
    const found = written.startsWith("/") ? destinationOf(after, written) : undefined;
    return found ? [{ start, end, text: addressOfDestination(found) }] : [];
  });
  return edits.length === 0 ? source : applyEdits(source, edits);
}

/** What follows a picture that got another name. */
export const filePath = (name: string): Path => ["file", name];

/** What follows something that is gone, because its address leads on to something else. */
export const gonePath = (path: Path): Path => ["gone", ...path];

/** The address that leads to the same page and place in the new file, and what was renamed; of what is gone, where its address leads on to. */
function addressAfter(differences: Compared, address: string): { address: string; cause: Path } | undefined {
  const { before, after } = differences;
  const found = destinationOf(before, address);
  if (!found) return undefined;
  const { page, anchor } = found;
  const route = pathAfter(differences, page.at);
  const [at, section] = anchor
    ? [pathAfter(differences, anchor.at), pathAfter(differences, anchor.section)]
    : [undefined, undefined];
  const pageNow = section?.slice(0, 2) ?? (anchor ? undefined : route);
  const path = pageNow && textOf(dataAt(after.value, [...pageNow, "path"]));
  const name = at && textOf(dataAt(after.value, at));
  if (!pageNow || path === undefined || (anchor && name === undefined)) {
    const next = destinationOf(after, address);
    const cause = gonePath(anchor && route ? anchor.section : page.at);
    return next && { address: addressOfDestination(next), cause };
  }
  if (!anchor || !at || name === undefined) return { address: path, cause: pageNow };
  const now = addressOf(path, name);
  const below = addressOf(page.path, anchor.name).slice(page.path.length);
  const isOnItsPage = pageNow.join("/") === route?.join("/");
  return { address: now, cause: isOnItsPage && now === `${path}${below}` ? pageNow : at.slice(0, -1) };
}
