import { fieldFor } from "../../schema/language/descriptor.ts";
import type { Field } from "../../schema/language/field.ts";
import iconNames from "../../schema/language/icons/names.json" with { type: "json" };
import type { Data, DataMap } from "../../schema/problem.ts";
import { fits } from "./fits.ts";
import type { Random } from "./random.ts";
import type { Writer } from "./words.ts";

/** Stands where a link leads until all its targets are known. */
export const openLink = "@link";

/** How much rarer some keys are written than others: what is hidden cannot be judged. */
const rare: Readonly<Record<string, number>> = { hidden: 0.3, movedFrom: 0.3, noindex: 0.2, menus: 0.4 };

/** What the values of one site may name. */
export interface Names {
  readonly badges: readonly string[];
  readonly collections: readonly string[];
  readonly footerGroups: readonly string[];
  readonly variants: readonly string[];
  readonly pictures: readonly string[];
  readonly fonts: readonly string[];
  /** References to facts, by what stands there otherwise. */
  readonly facts: Readonly<Record<"texts" | "numbers" | "dates", readonly string[]>>;
}

interface Surroundings {
  readonly random: Random;
  readonly writer: Writer;
  readonly names: Names;
  /** The share of keys that may be left out and are written. */
  readonly fullness: number;
  /** Most items of a list, where the language allows more. */
  readonly maxItems: number;
}

/** Makes values that the language allows, from the schema. */
export class Values {
  readonly surroundings: Surroundings;
  /** The names that were used. */
  readonly used = new Set<string>();
  readonly #shares = new Map<string, number>();
  #anchors = 0;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
  }

  /** A value for a field; nothing where the site has nothing for it, such as a badge. */
  of(written: Field): Data | undefined {
    const field = fieldFor(written, undefined);
    const { random } = this.surroundings;
    const make = field.part === undefined ? undefined : this.#parts[field.part];
    if (make) return make(field);
    if (field.const !== undefined) return field.const;
    if (field.enum) return random.pick(field.enum);
    if (field.type === "boolean") return random.chance(0.5);
    if (field.type === "integer") return random.int(field.minimum ?? 1, field.maximum ?? 20);
    if (field.type === "array") return this.list(field);
    // Addresses, languages and the like: the site is given those that it needs.
    if (field.type === "string") return undefined;
    return this.map(field);
  }

  /** A list whose length is often at one of its limits. */
  list(field: Field, length?: number): Data[] | undefined {
    const { random, maxItems } = this.surroundings;
    const { items, minItems = 1 } = field;
    if (!items) return undefined;
    const max = Math.max(minItems, Math.min(field.maxItems ?? maxItems, maxItems));
    const count = length ?? (random.chance(0.3) ? max : random.int(minItems, max));
    const all = Array.from({ length: count }, () => this.of(items)).filter((item) => item !== undefined);
    return all.length >= minItems ? all : undefined;
  }

  /** A mapping with all its required keys and some of the others. */
  map(field: Field): DataMap {
    const { random } = this.surroundings;
    const out: Record<string, Data> = {};
    for (const [key, child] of Object.entries(field.properties ?? {})) {
      const isNeeded = field.required?.includes(key) === true;
      if (child.computed === true || (!isNeeded && !random.chance(this.#shareOf(field, key)))) continue;
      const value = this.of(child);
      if (value !== undefined) out[key] = value;
    }
    // To what has no place of its own nothing can have moved.
    if ("anchor" in (field.properties ?? {}) && !("anchor" in out)) delete out["movedFrom"];
    const fit = fits[field.title ?? ""];
    return fit ? { ...out, ...fit(out, this) } : out;
  }

  /** How often a key is written: all entries of one menu have icons, say, or none leads anywhere. */
  #shareOf({ title = "" }: Field, key: string): number {
    const { random, fullness } = this.surroundings;
    if (key in rare) return fullness * (rare[key] ?? 1);
    const name = `${title}.${key}`;
    const share = this.#shares.get(name) ?? random.pick([fullness, fullness, fullness, fullness, fullness, 0, 1]);
    this.#shares.set(name, share);
    return share;
  }

  picture(): DataMap {
    const { random, names } = this.surroundings;
    const src = random.pick(names.pictures);
    if (random.chance(0.5)) return { src, decorative: true };
    return { src, alt: this.line(60), ...(random.chance(0.1) && { decorative: false }) };
  }

  line(max: number): string {
    return this.surroundings.writer.line(max);
  }

  /** A line that may name a fact. */
  label(max: number): string {
    const fact = this.#fact("texts");
    return fact === undefined ? this.line(max) : `${max < 30 ? "" : `${this.line(max - 26)} `}${fact}`;
  }

  /** A paragraph with some formatting. */
  text(max: number): string {
    const { random, writer } = this.surroundings;
    if (max < 60 || random.chance(0.6)) return this.label(max);
    const inside = random.pick([
      () => `~~${writer.line(20)}~~`,
      () => `**${writer.line(20)}**`,
      () => `*${writer.line(20)}*`,
      () => `\`${writer.line(16)}\``,
      () => `[${writer.line(24)}](${openLink})`,
    ])();
    return `${writer.line(Math.min(max - 34, 120))} ${inside}.`;
  }

  /** Blocks of Markdown. */
  markdown(max = 600): string {
    const { random, writer, names } = this.surroundings;
    if (random.chance(0.1)) return writer.line(max);
    const kinds = [
      () => this.text(Math.min(max, 240)),
      () => `- ${this.text(80)}\n- ${this.text(40)}`,
      () => `1. ${this.text(60)}\n2. ${this.text(60)}`,
      () => `> ${this.text(100)}`,
      () => `\`\`\`\n${writer.line(90)}\n\`\`\``,
      () => `${random.pick(["##", "###", "####"])} ${writer.line(50)}\n\n${this.text(100)}`,
      () => `- ${this.text(60)}\n  1. ${this.text(40)}\n     - ${writer.line(20)}\n- ${writer.line(30)}`,
      () => `---\n\n${this.text(80)}`,
      () => `![${writer.line(30)}](<${random.pick(names.pictures)}>)`,
      () => `| ${writer.line(16)} | ${writer.line(24)} |\n| --- | --- |\n| ${writer.line(20)} | ${writer.line(30)} |`,
    ];
    return Array.from({ length: max < 500 ? 1 : random.int(1, 4) }, (_, index) =>
      index === 0 ? this.text(Math.min(max, 200)) : random.pick(kinds)(),
    ).join("\n\n");
  }

  readonly #parts: Readonly<Record<string, (field: Field) => Data | undefined>> = {
    label: ({ budget = 60 }) => this.label(budget),
    text: ({ budget = 120 }) => this.text(budget),
    markdown: ({ budget }) => this.markdown(budget),
    template: ({ default: words }) =>
      `${this.line(36)} ${typeof words === "string" ? (words.match(/\{\w+\}/g) ?? []).join(" ") : ""}`.trim(),
    nav: () => this.line(28),
    link: () => openLink,
    anchor: () => `place-${(this.#anchors += 1)}`,
    badge: () => this.#name("badges"),
    collection: () => this.#name("collections"),
    "footer-group": () => this.#name("footerGroups"),
    icon: () => this.surroundings.random.pick(iconNames),
    image: () => this.picture(),
    date: () =>
      this.#fact("dates") ?? `20${this.surroundings.random.int(10, 30)}-0${this.surroundings.random.int(1, 9)}-17`,
    money: () => this.#fact("numbers") ?? this.surroundings.random.pick([0, 9, 29.5, 2999, 129_999, 12_345_678]),
    number: ({ minimum = 0, maximum = 100 }) =>
      (minimum === 0 && maximum === 100 ? this.#fact("numbers") : undefined) ??
      this.surroundings.random.int(minimum, maximum),
    path: () => undefined,
    "moved-from": () => [`/old-${(this.#anchors += 1)}`],
    "menu-variant": () => this.#name("variants"),
    token: () => `code-${this.surroundings.random.int(1000, 9999)}`,
    host: () => "https://stats.example",
    key: () => `key-${(this.#anchors += 1)}`,
  };

  #fact(kind: keyof Names["facts"]): string | undefined {
    const { random, names } = this.surroundings;
    const list = names.facts[kind];
    return list.length > 0 && random.chance(0.06) ? random.pick(list) : undefined;
  }

  #name(kind: "badges" | "collections" | "footerGroups" | "variants"): string | undefined {
    const list = this.surroundings.names[kind];
    const name = list.length === 0 ? undefined : this.surroundings.random.pick(list);
    if (name !== undefined) this.used.add(name);
    return name;
  }
}
