import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { prepare } from "../../renderer/build/load-site.ts";
import { renderView } from "../../renderer/build/page/render.tsx";
import { composeGallery } from "../../renderer/gallery/compose.ts";
import type { View } from "../../renderer/navigation/view.ts";
import { checkSite } from "../../schema/check.ts";
import { publicFiles } from "../../schema/cli/files.ts";

/*
 * A page says what its author wrote; what we say by ourselves is in the language of the site. The sites of this test are in
 * German, and every word of their authors is in Cyrillic letters: what a page says in Latin letters is ours, and has to be German.
 */

const types = readdirSync("blocks", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const publicFolder = "public";

/** Names in braces, targets of links and tags, which stay as they are; else a letter. */
const nameOrLetter = /\{\w[^}]*\}|\]\([^)\s]*|<[^>]*>|\p{Script=Latin}/gu;

/** The text with another letter for each of its letters. Different letters stay different, so that names do. */
const inCyrillic = (text: string): string =>
  text.replaceAll(nameOrLetter, (found) =>
    /^\p{L}$/u.test(found) ? String.fromCodePoint(0x0410 + ((found.codePointAt(0) ?? 0) - 0x41)) : found,
  );

/** The site file in German, with the words of its author in Cyrillic letters. */
function translated(written: string): string {
  const { site } = checkSite(written, { files: publicFiles(publicFolder) });
  if (!site) throw new Error("The site has errors");
  const document = parseDocument(written);
  for (const part of ["text", "markdown", "label", "template", "nav"])
    for (const { path, value, isDefault = false } of site.index.inventory.of(part))
      if (typeof value === "string" && !isDefault) document.setIn(path, inCyrillic(value));
  document.setIn(["site", "language"], "de");
  document.deleteIn(["site", "dateOrder"]);
  return document.toString();
}

const fileOf = (type: string): string => readFileSync(`blocks/${type}/examples.yaml`, "utf8");

const sites = {
  "with every example of a section": composeGallery(
    readFileSync("renderer/gallery/frame.yaml", "utf8"),
    types.map((type) => ({ type, text: fileOf(type) })),
  ),
  "of this repository": readFileSync("site.yaml", "utf8"),
};

const readable = (html: string): string =>
  html
    .replaceAll("\u00A0", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll(/&(?:amp|#x27|quot);/g, "&");

/** What stands between the tags, and in the attributes that are shown or read out. */
function wordsOf(html: string): readonly string[] {
  const texts = html.replaceAll(/<!--.*?-->/gs, "").matchAll(/>([^<]+)/g);
  const attributes = html.matchAll(/ (?:aria-label|aria-description|aria-valuetext|alt|title|placeholder)="([^"]+)"/g);
  return [...texts, ...attributes].map(([, words = ""]) => readable(words).trim());
}

/** Values without a word, which stand on pages as they are: addresses, numbers with their unit. */
const constantsOf = (data: unknown): readonly string[] =>
  typeof data === "object" && data !== null ? Object.values(data).flatMap(constantsOf) : [String(data)];

const escaped = (words: string): string => words.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A day as German pages show it, and the name of the language. */
const isOfGerman = (words: string): boolean =>
  /^\d{1,2}\. (?:Januar|Februar|März|April|Mai|Ju[nl]i|August|(?:Septem|Okto|Novem|Dezem)ber) \d{4}$/.test(words) ||
  ["DE", "DE, Deutsch"].includes(words);

for (const [name, written] of Object.entries(sites)) {
  const { show, problems } = prepare(translated(written), "site.yaml", publicFolder, "");
  if (!show) throw new Error(problems.map(({ message }) => message).join("\n"));
  const { frame, pages, addresses } = show.model;
  const constants = constantsOf(parse(written).constants);
  const isOfAuthor = (words: string): boolean =>
    !/\p{Script=Latin}/u.test(words) || constants.includes(words) || isOfGerman(words);

  /** The interface's own words, whole and as what stands around their places. */
  const labels = Object.values(frame.labels);
  const pieces = labels.flatMap((label) => label.split(/\{\w+\}/)).filter((piece) => piece.trim() !== "");
  const patterns = [...labels, ...pieces].map(
    (label) => new RegExp(`^${escaped(label).replaceAll(/\\\{\w+\\\}/g, "(.*)")}$`, "u"),
  );
  /** What fills the place of a label has to be the author's. */
  const isOneOfOurs = (words: string): boolean =>
    patterns.some((pattern) => pattern.exec(words)?.slice(1).every(isOfAuthor));
  const isKnown = (words: string): boolean => isOfAuthor(words) || isOneOfOurs(words);

  const views: readonly View[] = [
    ...pages.map((page) => ({ kind: "page", location: page.path, page }) as const),
    ...Object.entries(addresses.planned).map(
      ([location, planned]) => ({ kind: "planned", location, planned }) as const,
    ),
    { kind: "not-found", location: "/404", near: [] },
    { kind: "failed", location: "/" },
  ];

  test.each(views.map((view) => [`${view.kind} ${view.location}`, view] as const))(
    `no word is ours but in German: %s of a site ${name}`,
    (_, view) => {
      const words = wordsOf(renderView(frame, view));
      expect(words.length).toBeGreaterThan(5);
      expect(words.filter((one) => !isKnown(one) && !one.split(/[():]\s*/).every(isKnown))).toEqual([]);
    },
  );
}

test("no type of section has words of its own in its schema: those are labels, which have them in every language", () => {
  const isText = (part: unknown): boolean => ["label", "text", "template"].includes(String(part));
  const withWords: string[] = [];
  const search = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    if ("default" in value && "part" in value && isText(value.part)) withWords.push(path);
    for (const [key, inner] of Object.entries(value)) search(inner, `${path} › ${key}`);
  };
  for (const type of types) search(parse(readFileSync(`blocks/${type}/schema.json`, "utf8")), type);
  expect(withWords).toEqual([]);
});
