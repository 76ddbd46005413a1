import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { mapOf, textOf } from "../../language/data.ts";
import { read } from "../../reader/read.ts";
import { UsageError } from "../options.ts";
import { packageRoot } from "../package/places.ts";

const folder = (): string => join(packageRoot(), "starters");

/** The names of the sites that a new one can begin with: each is a folder with a site file, and a public folder where it has pictures. */
export const starterNames = (): readonly string[] =>
  readdirSync(folder())
    .filter((name) => existsSync(join(folder(), name, "site.yaml")))
    .sort();

/** What each is, for somebody who has to choose. */
const purposes: Readonly<Record<string, string>> = {
  blank: "nearly empty: an opening, three points, questions, a page for contact",
  courses: "a school: courses with dates and prices, teachers, how to enroll",
  person: "the work of one person: projects, services, a way to write",
  shop: "a shop: things with prices, opening hours, how to find it",
  software: "a piece of software: what it does, plans, what changed",
};

/** A line for each starter, with what it is. */
export const starterLines = (): readonly string[] =>
  starterNames().map((name) => `  ${name.padEnd(10)} ${purposes[name] ?? ""}`.trimEnd());

/** @throws UsageError where there is no such starter */
export function requireStarter(name: string): string {
  const names = starterNames();
  if (!names.includes(name)) throw new UsageError(`There is no template “${name}”; there are ${names.join(", ")}`);
  return name;
}

export const starterText = (name: string): string => readFileSync(join(folder(), name, "site.yaml"), "utf8");

/** For whom the prices and days of a starter are written. */
export function starterPlace(name: string): { readonly language?: string; readonly currency?: string } {
  const { value } = read(starterText(name), "site.yaml");
  const site = mapOf(value?.["site"]);
  return { language: textOf(site["language"]), currency: textOf(site["currency"]) };
}

export const starterPublicFolder = (name: string): string => join(folder(), name, "public");

/**
 * Copies the pictures of a starter. What is there stays.
 * @returns the names of those that were there, from the public folder
 */
export function copyPictures(name: string, publicFolder: string): string[] {
  const from = starterPublicFolder(name);
  if (!existsSync(from)) return [];
  const kept = filesBelow(from).filter((file) => existsSync(join(publicFolder, file)));
  cpSync(from, publicFolder, { recursive: true, force: false });
  return kept;
}

const filesBelow = (place: string): string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => relative(place, join(parentPath, name)).replaceAll(sep, "/"));
