import { nearest } from "../../../reader/nearest.ts";

/* What a word stands for where true or false, or a number, is wanted. */

/** In lower case, without the comma or the full stop that ends it. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/(?<=\S)[\s;,.]+$/, "")
    .toLowerCase()
    .normalize("NFC");

const yes = new Set(
  "yes y on true 1 ja wahr an oui vrai si sí verdadero vero sim verdadeiro tak prawda da да हाँ हां نعم evet ano x ✓ ✔".split(
    " ",
  ),
);
const no = new Set(
  "no n off false 0 nein falsch aus non faux falso não nao nie fałsz nee нет नहीं لا hayır ne - ✗ ✘".split(" "),
);

/** `yes`, `wahr` and `ture` as the one of the two that they mean; nothing for another word. */
export function meantBoolean(text: string): "true" | "false" | undefined {
  const word = bare(text);
  if (yes.has(word)) return "true";
  if (no.has(word)) return "false";
  const near = nearest(word, ["true", "false"]);
  return near === "true" || near === "false" ? near : undefined;
}

const numberWords = [
  "zero one two three four five six seven eight nine ten eleven twelve",
  "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze",
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce",
  "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici",
  "zero um dois três quatro cinco seis sete oito nove dez onze doze",
  "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf",
  "शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह",
].map((words) => words.split(" "));

/** `three` and `drei` as the number from 0 to 12 that they name. Nothing for another word. */
export function meantNumber(text: string): number | undefined {
  const word = bare(text);
  const found = new Set(numberWords.map((words) => words.indexOf(word)).filter((index) => index >= 0));
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** Other words for a choice, as other programs have them: for a place on a line, a size, a ground. */
const otherChoices = new Map([
  ["left", ["start"]],
  ["right", ["end"]],
  ["centre", ["center", "middle"]],
  ["center", ["middle"]],
  ["middle", ["center"]],
  ["links", ["start"]],
  ["rechts", ["end"]],
  ["mitte", ["center", "middle"]],
  ["main", ["primary"]],
  ["outline", ["secondary"]],
  ["ghost", ["quiet"]],
  ["text", ["quiet"]],
  ["tertiary", ["quiet"]],
  ["vs", ["versus"]],
  ["vs.", ["versus"]],
  ["big", ["large"]],
  ["lg", ["large"]],
  ["l", ["large"]],
  ["huge", ["large"]],
  ["groß", ["large"]],
  ["medium", ["normal"]],
  ["regular", ["normal"]],
  ["default", ["normal", "standard"]],
  ["dark", ["deep"]],
  ["warning", ["alert"]],
  ["danger", ["alert"]],
  ["error", ["alert"]],
  ["ok", ["success"]],
]);

/** The choice that a word means: misspelt, the one that it begins, or another word for it. Nothing where it may be two. */
export function meantChoice(text: string, known: readonly string[]): string | undefined {
  const near = nearest(text, known);
  if (near !== undefined) return near;
  const word = bare(text);
  const other = (otherChoices.get(word) ?? []).filter((one) => known.includes(one));
  const begun = word.length < 3 ? [] : known.filter((one) => one.startsWith(word) || word.startsWith(`${one}-`));
  const found = other.length > 0 ? other : begun;
  return found.length === 1 ? found[0] : undefined;
}
