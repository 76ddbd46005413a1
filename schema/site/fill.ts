import { dayOf, formatsOf, isFormatName, type FormatName, type Formats } from "./format.ts";
import type { Data, DataMap, Path } from "../problem.ts";
import { createParsedTexts, type ParsedTexts } from "./markdown/parsed-texts.ts";
import { lookUp, type EntryScope, type Reference, type Run, type Scalar } from "./reference.ts";
import { wellFormed } from "./well-formed.ts";

/** What a reference becomes: its value and its words, or why it cannot be filled in. */
export type Filled =
  | { readonly kind: "filled"; readonly value: Scalar | readonly Scalar[]; readonly text: string; readonly path: Path }
  | { readonly kind: "unknown"; readonly name: string }
  | { readonly kind: "group"; readonly name: string; readonly keys: readonly string[] }
  | { readonly kind: "circular"; readonly path: Path }
  /** The value at the path is built on too many others, or longer than any text. */
  | { readonly kind: "too-much"; readonly path: Path }
  | { readonly kind: "unknown-format"; readonly format: string }
  | { readonly kind: "wrong-format"; readonly format: FormatName; readonly value: Scalar | readonly Scalar[] }
  /** The reason stands where the value stands and is reported there. */
  | { readonly kind: "elsewhere" };

/** Fills references in. `entry`: the entry of a collection whose own fields may be named. */
export interface Filler {
  readonly formats: Formats;
  reference(reference: Reference, entry?: EntryScope): Filled;
  /** A text without markup; what cannot be filled in stays as written. */
  words(source: string, entry?: EntryScope): string;
  runs(runs: readonly Run[], entry?: EntryScope): string;
  /** The target of a link. Values after its `?` are encoded, so that a title with & or # stays whole in a subject. */
  target(runs: readonly Run[], entry?: EntryScope): string;
  /** What stands where a number or a day is wanted: itself, or the value of the one reference that it is. */
  value(written: Data, entry?: EntryScope): Data;
  /** What an entry of a collection saves: its former price less its price. From the amounts as they are shown. Nothing where one is no number, or nothing is saved. */
  saving(entry: EntryScope): number | undefined;
}

/** How many values may build on one another, and how long they may become: a few that double each other fill the memory. */
const maxSteps = 50;
const maxValueLength = 100_000;
/** How long a text may become in which values are filled in. */
export const maxTextLength = 1_000_000;

const isEndless = ({ kind }: Filled): boolean => kind === "circular" || kind === "too-much";

/** A filler for a site (its data after defaults). It remembers what it has filled in. */
export function createFiller(site: DataMap, parsed: ParsedTexts = createParsedTexts()): Filler {
  const formats = formatsOf(site);
  const known = new Map<string, Filled>();
  const open = new Set<string>();

  /** A value that is one reference and nothing else. */
  function onlyReference(written: Data): Reference | undefined {
    if (typeof written !== "string" || !written.startsWith("{")) return undefined;
    const { runs } = parsed.template(written.trim());
    const [first] = runs;
    return runs.length === 1 && first?.kind === "reference" ? first : undefined;
  }

  /** On how many others a value builds, and the most of those that were just asked for. */
  const depths = new Map<string, number>();
  let depth = 0;

  /** The value at a path with the references inside it filled in. */
  function fillOnce(path: Path, compute: () => Filled): Filled {
    const key = path.join(".");
    const done = known.get(key);
    if (done) {
      depth = Math.max(depth, depths.get(key) ?? 0);
      return done;
    }
    if (open.has(key)) return { kind: "circular", path };
    if (open.size === maxSteps) return { kind: "too-much", path };
    const around = depth;
    depth = 0;
    open.add(key);
    const computed = compute();
    open.delete(key);
    depth += 1;
    const isTooMuch = computed.kind === "filled" && (depth > maxSteps || computed.text.length > maxValueLength);
    const filled: Filled = isTooMuch ? { kind: "too-much", path } : computed;
    depths.set(key, depth);
    depth = Math.max(depth, around);
    // Inside a circle every result depends on where the walk began: it is not kept.
    if (!isEndless(filled) || open.size === 0) known.set(key, filled);
    return filled;
  }

  function fillScalar(value: Scalar, path: Path): Filled {
    if (typeof value !== "string" || !value.includes("{")) return { kind: "filled", value, text: String(value), path };
    const only = onlyReference(value);
    if (only) {
      const inner = reference(only);
      if (inner.kind === "filled")
        return only.format === undefined ? { ...inner, path } : { ...inner, value: inner.text, path };
      return isEndless(inner) ? inner : { kind: "elsewhere" };
    }
    let text = "";
    for (const run of parsed.template(value).runs) {
      if (run.kind === "words") text += run.text;
      else {
        const inner = reference(run);
        if (inner.kind !== "filled") return isEndless(inner) ? inner : { kind: "elsewhere" };
        text += inner.text;
        if (text.length > maxValueLength) return { kind: "too-much", path };
      }
    }
    return { kind: "filled", value: text, text, path };
  }

  function fillList(values: readonly Scalar[], path: Path): Filled {
    const items: Scalar[] = [];
    const texts: string[] = [];
    let length = 0;
    for (const [index, value] of values.entries()) {
      const item = fillScalar(value, [...path, index]);
      if (item.kind !== "filled") return item;
      items.push(...(typeof item.value === "object" ? item.value : [item.value]));
      texts.push(item.text);
      length += item.text.length;
      if (length > maxValueLength) return { kind: "too-much", path };
    }
    return { kind: "filled", value: items, text: texts.join(", "), path };
  }

  function saving(entry: DataMap, path: Path): Filled {
    const price = fillValue(entry["price"] ?? null);
    // One after the other: two ways at each of many steps would take for ever.
    const before = typeof price === "number" ? fillValue(entry["originalPrice"] ?? null) : null;
    if (typeof price !== "number" || typeof before !== "number") return { kind: "elsewhere" };
    // Visitors subtract what they see.
    const value = formats.shown(formats.shown(before) - formats.shown(price));
    return { kind: "filled", value, text: String(value), path };
  }

  function format(filled: Filled, name: string | undefined): Filled {
    if (name === undefined || filled.kind !== "filled") return filled;
    if (!isFormatName(name)) return { kind: "unknown-format", format: name };
    const { value } = filled;
    const day = typeof value === "string" && dayOf(value) ? formats.date(value) : undefined;
    const text = name === "date" ? day : typeof value === "number" ? formats[name](value) : undefined;
    return text === undefined ? { kind: "wrong-format", format: name, value } : { ...filled, text };
  }

  function reference(written: Reference, entry?: EntryScope): Filled {
    const found = lookUp(written.name, site, entry);
    if (found.kind === "nothing") return { kind: "unknown", name: written.name };
    if (found.kind === "group") return { kind: "group", name: written.name, keys: found.keys };
    if (found.kind === "empty") return { kind: "elsewhere" };
    const filled = fillOnce(found.path, () => {
      if (found.kind === "saving") return saving(found.entry, found.path);
      const { value, path } = found;
      return typeof value === "object" ? fillList(value, path) : fillScalar(value, path);
    });
    return format(filled, written.format);
  }

  function fillValue(written: Data, entry?: EntryScope): Data {
    const only = onlyReference(written);
    if (!only) return written;
    const filled = reference(only, entry);
    return filled.kind === "filled" && typeof filled.value !== "object" ? filled.value : written;
  }

  function fillRuns(runs: readonly Run[], entry?: EntryScope, isTarget = false): string {
    let text = "";
    for (const run of runs) {
      if (run.kind === "words") text += run.text;
      else {
        const filled = reference(run, entry);
        const isShown = filled.kind === "filled" && text.length + filled.text.length <= maxTextLength;
        const shown = isShown ? filled.text : `{${run.name}}`;
        text += isTarget && text.includes("?") ? encodeURIComponent(wellFormed(shown)) : shown;
      }
    }
    return text;
  }

  return {
    formats,
    reference,
    runs: (runs, entry) => fillRuns(runs, entry),
    target: (runs, entry) => fillRuns(runs, entry, true),
    words: (source, entry) => (/[{}]/.test(source) ? fillRuns(parsed.template(source).runs, entry) : source),
    value: fillValue,
    saving({ value, path }) {
      const at = [...path, "saving"];
      const filled = fillOnce(at, () => saving(value, at));
      const saved = filled.kind === "filled" && typeof filled.value === "number" ? filled.value : 0;
      return saved > 0 ? saved : undefined;
    },
  };
}
