import { isMap, type Data, type DataMap } from "../problem.ts";
import { describeBy } from "./descriptor.ts";
import type { LanguageSchema } from "./field.ts";
import { validate, type Mismatch } from "./validator.js";
import type * as Written from "./written-site.ts";

/** What a site adds to the language. */
export interface OwnTypes {
  /** The schema of the whole language. */
  readonly schema: LanguageSchema;
  /** By section type: where a section of it does not fit. */
  readonly validators: ReadonlyMap<string, (section: unknown) => readonly Mismatch[]>;
  /** The text of the files that show them, which may name files of the public folder. */
  readonly readBlocks: () => string;
}

let validators: OwnTypes["validators"] = new Map();
let readBlocks: OwnTypes["readBlocks"] = () => "";

/** Values that fit the language: the build asks for the site before the check does, and after it. */
let fitting = new WeakSet<object>();

/** Stands for the language that is set: another object after each time. */
let language: object = {};

/** Tells those who keep what they worked out whether the language is still the same. */
export const languageInUse = (): object => language;

/**
 * The one place where the language is set: to that of a site with section types of its own, or to the built-in one. A process that checks
 * several sites sets it before each; nothing else of the core keeps a state.
 */
export function setLanguage(own?: OwnTypes): void {
  language = {};
  validators = own?.validators ?? new Map();
  readBlocks = own?.readBlocks ?? (() => "");
  fitting = new WeakSet();
  describeBy(own?.schema, new Set(validators.keys()));
}

/** The text of what shows a site's own section types, as it is now; empty where it has none. */
export const ownBlocksText = (): string => readBlocks();

/** Where the data does not fit the language. */
export function mismatchesOf(value: unknown): readonly Mismatch[] {
  if (typeof value !== "object" || value === null) return findMismatches(value);
  if (fitting.has(value)) return [];
  const found = findMismatches(value);
  if (found.length === 0) fitting.add(value);
  return found;
}

function findMismatches(value: unknown): readonly Mismatch[] {
  if (validators.size === 0) return validate(value) ? [] : (validate.errors ?? []);
  const own: Mismatch[] = [];
  const rest = withoutOwn(value, own);
  return validate(rest) ? own : [...(validate.errors ?? []), ...own];
}

/** Whether a value is a site. Sections of a site's own types are typed as those of the built-in ones. */
export const isSite = (value: unknown): value is Written.Site => mismatchesOf(value).length === 0;

/** What stands in the place of a section that the built-in validator does not know. */
const standIn = { type: "text", body: "…" };

/** The value with stand-ins for sections of own types, which are validated. */
function withoutOwn(value: unknown, found: Mismatch[]): unknown {
  if (!isData(value)) return value;
  const replace = (section: Data, pointer: string): Data => {
    const type = isMap(section) ? section["type"] : undefined;
    const validator = typeof type === "string" ? validators.get(type) : undefined;
    if (!validator) return section;
    for (const mismatch of validator(section))
      found.push({ ...mismatch, instancePath: pointer + mismatch.instancePath });
    return standIn;
  };
  const { routes, shared } = value;
  const changed: DataMap = { ...value };
  if (Array.isArray(routes))
    changed["routes"] = routes.map((route, index) => {
      const sections = isMap(route) ? route["sections"] : undefined;
      if (!isMap(route) || !Array.isArray(sections)) return route;
      return { ...route, sections: sections.map((one, at) => replace(one, `/routes/${index}/sections/${at}`)) };
    });
  if (isMap(shared))
    changed["shared"] = Object.fromEntries(
      Object.entries(shared).map(([key, one]) => [key, replace(one, `/shared/${key}`)]),
    );
  return changed;
}

const isData = (value: unknown): value is DataMap =>
  typeof value === "object" && value !== null && !Array.isArray(value);
