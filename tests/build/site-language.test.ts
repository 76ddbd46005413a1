import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { prepare } from "../../renderer/build/load-site.ts";
import { renderView } from "../../renderer/build/page/render.tsx";
import type { View } from "../../renderer/navigation/view.ts";

/* A page says what its author wrote; what we say by ourselves is in the language of the site. */

const file = "tests/build/german.yaml";
const written = readFileSync(file, "utf8");
const { show, problems } = prepare(written, file, "public", "");
if (!show) throw new Error(problems.map(({ message }) => message).join("\n"));
const { frame, pages, addresses } = show.model;

/** What stands between the tags, and in the attributes that are shown or read out. */
function wordsOf(html: string): readonly string[] {
  const texts = html.replaceAll(/<!--.*?-->/gs, "").matchAll(/>([^<]+)/g);
  const attributes = html.matchAll(/ (?:aria-label|aria-description|aria-valuetext|alt|title|placeholder)="([^"]+)"/g);
  return [...texts, ...attributes].map(([, words = ""]) => words.replaceAll("\u00A0", " ").trim());
}

const escaped = (words: string): string => words.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether the words stand in the site file, each of them whole. What has no letters is in no language. */
const isOfAuthor = (words: string): boolean =>
  !/\p{L}/u.test(words) || new RegExp(`(?<!\\p{L})${escaped(words)}(?!\\p{L})`, "u").test(written);

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
const areKnown = (words: string): boolean => isKnown(words) || words.split(/[():]\s*/).every(isKnown);

const views: readonly View[] = [
  ...pages.map((page) => ({ kind: "page", location: page.path, page }) as const),
  ...Object.entries(addresses.planned).map(([location, planned]) => ({ kind: "planned", location, planned }) as const),
  { kind: "not-found", location: "/404", near: [] },
  { kind: "failed", location: "/" },
];

test("the site in German has every type of section", () => {
  const types = readdirSync("blocks", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const used = new Set(pages.flatMap(({ sections }) => sections.map(({ type }) => String(type))));
  const missing = types.map(({ name }) => name).filter((type) => !used.has(type));
  expect(missing, `${file} has no section of these types`).toEqual([]);
});

test.each(views.map((view) => [`${view.kind} ${view.location}`, view] as const))(
  "on the page %s of a site in German no word is ours but in German",
  (_, view) => {
    const words = wordsOf(renderView(frame, view));
    expect(words.length).toBeGreaterThan(5);
    expect(words.filter((one) => !areKnown(one))).toEqual([]);
  },
);

test("no type of section has words of its own in its schema: those are labels, which have them in every language", () => {
  const isText = (part: unknown): boolean => ["label", "text", "template"].includes(String(part));
  const withWords: string[] = [];
  const search = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    if ("default" in value && "part" in value && isText(value.part)) withWords.push(path);
    for (const [key, inner] of Object.entries(value)) search(inner, `${path} › ${key}`);
  };
  for (const name of readdirSync("blocks", { withFileTypes: true }))
    if (name.isDirectory()) search(parse(readFileSync(`blocks/${name.name}/schema.json`, "utf8")), name.name);
  expect(withWords).toEqual([]);
});
