import { childField, fieldFor, root } from "../../schema/language/descriptor.ts";
import type { Field } from "../../schema/language/field.ts";
import type { Data, DataMap } from "../../schema/problem.ts";
import { families } from "../../schema/site/theme/families.ts";
import type { Random } from "./random.ts";
import { themeFor } from "./themes.ts";
import { openLink, type Values } from "./values.ts";
import type { Language } from "./words.ts";

const languageTags: Readonly<Record<Language, readonly string[]>> = {
  en: ["en", "en-GB", "en-IN"],
  de: ["de", "de-CH"],
  ar: ["ar", "ar-EG"],
  iw: ["he"],
  fa: ["fa"],
  hi: ["hi"],
  zh: ["zh", "zh-Hant-TW"],
  ja: ["ja"],
  th: ["th"],
  ru: ["ru"],
  emoji: ["en"],
};

/** The field of a key in another. */
export function fieldOf(parent: Field, key: string): Field {
  const field = childField(parent, key);
  if (!field) throw new Error(`The language has no key ${key} here`);
  return fieldFor(field, undefined);
}

/** What holds for the whole site. */
export function settings(seed: number, values: Values): DataMap {
  const { random, writer, names } = values.surroundings;
  const { analytics, ...own } = values.map(fieldOf(root, "site"));
  return {
    ...own,
    name: values.line(24),
    url: `https://www.sound-${seed}.example${random.chance(0.1) ? "/below/here" : ""}`,
    language: random.pick(languageTags[writer.language]),
    currency: random.pick(["USD", "EUR", "INR", "JPY", "KWD", "CHF", "ARS"]),
    contacts: contacts(values),
    ...(analytics !== undefined && random.chance(0.3) && { analytics }),
    theme: {
      ...themeFor(random),
      font: font(random, names.fonts),
    },
  };
}

/** A typeface, or a pair. To cut a font of the site's own takes longer than all else of a build: few sites have one. */
function font(random: Random, own: readonly string[]): Data {
  if (random.chance(0.8)) return "system";
  const one = (): string => random.pick([...families.keys(), ...own]);
  return random.chance(0.3) ? { text: random.pick(["system", one()]), heading: one() } : one();
}

function contacts(values: Values): Data {
  const { random } = values.surroundings;
  const hint = (): DataMap => (random.chance(0.6) ? { hint: values.line(60) } : {});
  return [
    { label: "+49 30 1234567", href: "tel:+49301234567", icon: "phone", ...hint() },
    { label: "hello@sound.example", href: "mailto:hello@sound.example", icon: "mail", ...hint() },
    { label: values.line(40), href: "https://maps.example/place", icon: "map-pin", ...hint() },
    { label: values.line(40), href: openLink, icon: "clock", ...hint() },
  ].slice(0, random.int(1, 4));
}

/** Facts, and what texts say to name one: a part of them stands in any site, and what no text names is a warning alone. */
export const facts = {
  constants: (values: Values): DataMap => ({
    facts: {
      name: values.line(20),
      mail: "hello@{facts.host}",
      host: "sound.example",
      amount: 1_234_567.5,
      share: 62.5,
      founded: "1987-11-30",
      isOpen: true,
      days: [values.line(10), values.line(10)],
    },
  }),
  texts: [
    "{facts.name}",
    "{facts.mail}",
    "{facts.amount | money}",
    "{facts.amount | number}",
    "{facts.share | percent}",
    "{facts.founded | date}",
    "{facts.isOpen}",
    "{facts.days}",
    "{plans.small.price | money}",
    "{site.name}",
  ],
  numbers: ["{facts.share}"],
  dates: ["{facts.founded}"],
} as const;
