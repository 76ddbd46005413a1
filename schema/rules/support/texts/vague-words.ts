/** Words that say nothing about where a link leads, in the languages of the interface. */
const vagueWords: Readonly<Record<string, readonly string[]>> = {
  en: [
    "click",
    "click here",
    "here",
    "this",
    "this link",
    "link",
    "read more",
    "more",
    "learn more",
    "see more",
    "find out more",
    "details",
    "see here",
    "continue",
    "go",
    "press here",
    "tap here",
    "this page",
    "more info",
    "info",
  ],
  de: ["hier", "hier klicken", "klicken sie hier", "klick hier", "mehr", "mehr lesen", "weiterlesen", "mehr erfahren"],
  fr: ["ici", "cliquez ici", "cliquer ici", "clique ici", "plus", "lire la suite", "en savoir plus", "voir plus"],
  es: ["aquí", "haz clic aquí", "haga clic aquí", "clic aquí", "pulsa aquí", "más", "leer más", "saber más", "ver más"],
  hi: ["यहाँ", "यहां", "यहाँ क्लिक करें", "यहां क्लिक करें", "और पढ़ें", "और जानें", "अधिक जानें"],
  ar: ["هنا", "اضغط هنا", "انقر هنا", "المزيد", "اقرأ المزيد", "اعرف المزيد"],
};

/** Those that name something among others: in a menu, “More” is the last entry. */
const topics = new Set(["more", "details", "link", "more info", "info", "mehr", "plus", "más", "المزيد"]);

/** One letter may be written as one character or as a letter and its mark. */
const form = (words: string): string => words.normalize("NFC").toLowerCase();

const known: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(vagueWords).map(([language, words]) => [language, new Set(words.map(form))]),
);

const bare = (words: string): string =>
  form(
    words
      .trim()
      .replace(/[.…>→»!←«।]+$/u, "")
      .trim(),
  );

/** In characters; longer words say something. */
const longest = 80;

/** Whether the words of a link say nothing about it, in the language of the site. */
export const isVague = (words: string, language: string): boolean =>
  words.length < longest && known.get(language.toLowerCase().split("-", 1)[0] ?? "")?.has(bare(words)) === true;

/** Whether they say nothing about it even as one entry of several. */
export const isVagueEntry = (words: string, language: string): boolean =>
  isVague(words, language) && !topics.has(bare(words));
