import { commandOf, quoted } from "../../language/words.ts";
import { basename, relative, resolve } from "node:path";
import type { NamedCommand, OptionValues } from "../command.ts";
import { fieldAt } from "../../language/descriptor.ts";
import { hexColor, languageTag } from "../../shape/explain/values/meant.ts";
import { ask, canAsk } from "../init/ask.ts";
import { initSite, newText, refuseExisting } from "../init/init-site.ts";
import type { Answers } from "../init/site-text.ts";
import { requireStarter, starterLines, starterNames, starterPlace } from "../init/starters.ts";
import { UsageError } from "../options.ts";

export const init: NamedCommand = {
  usage: `Makes a new site: a file to edit, and what it needs to be checked and published.

  npx lintel init
  npx lintel init bakery --template shop
  npx lintel init bakery --yes --name "Corner Bakery" --language en --color "#8a3412"

  npx lintel init [FOLDER] [options]

  FOLDER              where; this folder by default
  --template NAME     what to begin with: blank, courses, person, shop or software
  --name NAME         what the site is called
  --language CODE     the language of its visitors: en, de, pt-BR …
  --color COLOR       the color of links and buttons: “#” and six digits
  --pin               write a package.json as well, with the exact version of this program
  --yes               ask nothing

What is there already is never changed.
`,
  options: {
    template: { type: "string" },
    name: { type: "string" },
    language: { type: "string" },
    color: { type: "string" },
    pin: { type: "boolean" },
    yes: { type: "boolean", short: "y" },
  },
  async run([folder = ".", ...more], values) {
    if (more.length > 0) throw new UsageError(`One folder at a time, not ${more.length + 1}`);
    await initFolder(resolve(folder), values);
    return 0;
  },
};

/** Makes a site in a folder, and says what was made. */
export async function initFolder(folder: string, values: OptionValues): Promise<void> {
  refuseExisting(folder);
  if (values["yes"] !== true && !canAsk())
    throw new UsageError("There is nobody to ask. With --yes, nothing is asked; --name, --language and --color answer");
  const asks = values["yes"] !== true;
  const template = requireStarter(await templateOf(values, asks));
  const answers = await answersOf(template, folder, values, asks);
  const { written, kept, darker, unignored } = await initSite({
    folder,
    template,
    pin: values["pin"] === true,
    ...answers,
  });
  for (const name of kept) process.stdout.write(`${name} was there already, and stays as it is.\n`);
  if (unignored.length > 0)
    process.stdout.write(`Add to .gitignore, for it is made anew wherever it is needed: ${unignored.join(", ")}\n`);
  const place = relative(process.cwd(), folder);
  process.stdout.write(`The site is in ${place || "this folder"}. Written: ${written.join(", ")}.\n`);
  if (darker !== undefined)
    process.stdout.write(`Links in ${answers.color ?? ""} could not be read: ${darker} takes its place.\n`);
  if (!answers.language.startsWith("en"))
    process.stdout.write(`Its texts are in English: write your own, in ${languageName(answers.language)}.\n`);
  const { language, currency } = starterPlace(template);
  if (currency !== undefined && answers.language !== language)
    process.stdout.write(`Its prices are in ${currency}: another “currency” in site.yaml changes all of them.\n`);
  process.stdout.write(`Edit site.yaml. To see the site: ${place ? `cd ${quoted(place)} && ` : ""}${commandOf()}\n`);
}

/** `de-CH` as `German`. */
function languageName(code: string): string {
  const { language } = new Intl.Locale(code);
  return new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language;
}

async function templateOf({ template }: OptionValues, asks: boolean): Promise<string> {
  const names = starterNames();
  if (typeof template === "string") return template;
  if (!asks || names.length === 1) return names.includes("blank") ? "blank" : (names[0] ?? "");
  process.stdout.write(`A new site begins as\n${starterLines().join("\n")}\n`);
  return ask({
    text: "What to begin with?",
    usual: "blank",
    refuse: (name) => (names.includes(name) ? undefined : `Write one of: ${names.join(", ")}.`),
  });
}

/** Answers as they were written. */
type Written = Readonly<Record<keyof Answers, string>>;

/** `German` stands for `de`, `red` for `#ff0000`. */
const read = ({ name, language, color }: Written): Answers => ({
  name,
  language: languageTag(language),
  color: color === "" ? undefined : hexColor(color),
});

async function answersOf(template: string, folder: string, values: OptionValues, asks: boolean): Promise<Answers> {
  const usual: Written = { name: nameFrom(basename(folder)), language: systemLanguage(), color: "" };
  const get = (key: keyof Written, text: string): string | Promise<string> => {
    const given = values[key];
    if (typeof given === "string") return given;
    const refuse = (answer: string): string | undefined => refusalOf(template, { ...usual, [key]: answer });
    return asks ? ask({ text, usual: usual[key], refuse }) : usual[key];
  };
  return read({
    name: await get("name", "What is the site called?"),
    language: await get("language", "In which language, such as en, de or pt-BR?"),
    color: await get("color", "Which color for links and buttons, such as #09575e? Empty for the usual one"),
  });
}

/** What is wrong with answers; nothing where a site can be made of them. */
function refusalOf(template: string, written: Written): string | undefined {
  try {
    newText(template, read(written));
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return `${error.message}.`;
    throw error;
  }
}

/** `corner-bakery` as `Corner Bakery`: as many of its words as fit. */
function nameFrom(folder: string): string {
  const words = folder.replaceAll(/[-_.]+/g, " ").replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
  const [name = ""] = new RegExp(`^.{0,${longestName}}(?![^ ])`, "u").exec(words.trim()) ?? [];
  return name.trim() || "My Site";
}

/** How many characters fit where the name of a site stands. */
const longestName = fieldAt({}, ["site", "name"])?.budget ?? Infinity;

/** `de_DE.UTF-8` as `de-DE`. */
function systemLanguage(): string {
  const [, language, region] = /^([a-z]{2})(?:_([A-Z]{2}))?/.exec(process.env["LANG"] ?? "") ?? [];
  if (language === undefined) return "en";
  return region === undefined ? language : `${language}-${region}`;
}
