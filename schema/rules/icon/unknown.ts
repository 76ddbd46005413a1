import { sections } from "../../problems/example.ts";
import formerNames from "../../language/icons/former-names.json" with { type: "json" };
import names from "../../language/icons/names.json" with { type: "json" };
import { iconsFor } from "../../language/names.ts";
import { takingAway } from "../../problem.ts";
import { distance } from "../../reader/distance.ts";
import { nearest } from "../../reader/nearest.ts";
import type { AreaRule } from "../rule.ts";
import { withoutName } from "../support/names/meant/without-name.ts";
import { plainNames, setBefore } from "../support/names/meant/icon-names.ts";

const todayOf: Readonly<Record<string, string>> = formerNames;
const formerOnes = Object.keys(formerNames);

const known = new Set([...names, ...Object.keys(formerNames)]);

/** `tagg` as `tag`: a letter that is typed twice makes no other word. */
const undoubled = (word: string): string => word.toLowerCase().replace(/(.)\1+/g, "$1");

/** The icon that was surely meant, by its name of today: one mistyped letter in a word that is long enough not to be another one. */
function typo(name: string): string | undefined {
  const current = nearest(name, names);
  const former = nearest(name, formerOnes);
  const isFormer = former !== undefined && (current === undefined || distance(name, former) < distance(name, current));
  const near = isFormer ? former : current;
  // A word of another language may be near in letters: “musique” is no mosque.
  const isLong = name.length > 5 && near?.slice(0, 2) === name.slice(0, 2).toLowerCase();
  const letters = (word: string): string => [...word].sort().join("");
  if (near !== undefined && (isLong || letters(near) === letters(name))) return todayOf[near] ?? near;
  const [doubled, other] = names.filter((one) => undoubled(one) === undoubled(name));
  return other === undefined ? doubled : undefined;
}

/** `Wheat`, `ChefHat`, `chef_hat.svg`, `lucide:chef-hat` and `ChefHatIcon` as the names that they are. */
const otherWriting = (name: string): string | undefined => plainNames(name).find((one) => known.has(one));

/** Names that begin with the same word, for someone who half remembers. */
const related = (name: string): string[] => {
  const [word = ""] = name.toLowerCase().split(/[^a-z0-9]/);
  return word.length < 3
    ? []
    : names.filter((one) => one === word || one.startsWith(`${word}-`) || one.endsWith(`-${word}`)).slice(0, 8);
};

/** What is shown for a word that is no icon, written as in whatever set. */
const wordsFor = (name: string): ReturnType<typeof iconsFor> =>
  plainNames(name).reduce(
    (found, one) => (found.icons.length > 0 || found.instead !== undefined ? found : iconsFor(one)),
    iconsFor(name),
  );

/** An icon that is named is one of lucide’s. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "icon/unknown",
    severity: "error",
    isAboutName: true,
    what: "There is no icon of this name. The names are those of lucide, an open collection.",
    why: "The place of the icon would be empty.",
    bad: sections(`
      - type: feature-grid
        items:
          - { title: Rye, text: Dense and dark., icon: bred }
          - { title: Wheat, text: Light and crisp., icon: croissant }
    `),
    good: sections(`
      - type: feature-grid
        items:
          - { title: Rye, text: Dense and dark., icon: wheat }
          - { title: Wheat, text: Light and crisp., icon: croissant }
    `),
  },
  *find({ inventory, source, correct, editable }) {
    for (const { path, value } of inventory.of("icon")) {
      if (typeof value !== "string" || known.has(value) || value.includes("{")) continue;
      const leftOut = withoutName(editable, path, value);
      if (leftOut) {
        yield { ...leftOut, range: source.locate(path), at: path };
        continue;
      }
      const { icons, instead } = wordsFor(value);
      const near = otherWriting(value) ?? typo(value) ?? (icons.length === 1 ? icons[0] : undefined);
      const isPicture = /[/.]/.test(value);
      const isEmoji = /\p{Extended_Pictographic}/u.test(value);
      const others = icons.length > 0 ? icons : related(value);
      const list = others.length > 0 ? `Perhaps one of these: ${others.join(", ")}. ` : "";
      const all = "All icons are shown at lucide.dev/icons.";
      const advice = isPicture
        ? `An icon is a name, not a picture: phone, shopping-bag. ${all}`
        : isEmoji
          ? `Write the name of an icon in place of the emoji${icons.length > 0 ? `: ${icons.join(" or ")}` : ""}. ${all}`
          : (instead ?? `${list}${all}`);
      yield {
        message: `There is no icon “${value.slice(0, 40)}”.`,
        label: "no such icon",
        help: near === undefined ? advice : `Did you mean ${near}?`,
        range: source.locate(path),
        at: path,
        fixes: near === undefined ? [] : takingAway(setBefore(value), correct(path, 0, value.length, near, "review")),
      };
    }
  },
};
