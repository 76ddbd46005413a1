/** What people write to themselves, in four languages. */
const toSelf =
  "to ?do|fixme|check|note|old|was|change|update|replace|remove|delete|ask|better|shorter|longer|shorten|rewrite|rephrase|too long|too short|temp|draft|maybe|not sure|changed|updated|removed|prüfen|ändern|geändert|gelöscht|kürzer|kürzen|zu lang|alt|noch|bitte|hinweis|achtung|vérifier|à vérifier|plus court|trop long|ancien|changer|changé|modifié|supprimé|revisar|más corto|cambiar|cambiado|shown (?:in|on|only|to)|(?:used|displayed|visible|appears) (?:in|on|for|by)|internal|optional|placeholder";

/** What begins a question to oneself, and other words too. */
const asked =
  "still|is|are|really|correct|right|ok|okay|sure|true|which|wording|typo|stimmt|wirklich|richtig|noch|vraiment|encore|correcto|cierto";

/** Between two words, as in “Berlin // Hamburg” or “Meyer & Co. // 2”, it is only a line; before such words, it begins a note. */
const toOneself = String.raw`(?<! ) +//+ *(?:(?:${toSelf})(?!\p{L}).*|(?:${asked})(?!\p{L})[^?]{0,60}\?)$|(?<! ) +/\*.*\*/$`;
const beforeWords = new RegExp(toOneself, "iu");

/** So it does behind a sentence. In verses, of which a long text may be one, it parts the lines. */
const behindSentence = new RegExp(
  String.raw`(?<=(?<!(?:^|[^\p{L}])(?:co|inc|ltd|dr|st|nr|no|etc))[.!?…;]) *//+ *\S.*$|${toOneself}`,
  "iu",
);

/** A note between two marks of a program, inside of a line. */
const inLine = new RegExp(
  String.raw`(?<=^|\s)/\*\s?(?:${toSelf}|${asked})(?!\p{L})[^*\n]{0,200}\*/(?=$|[\s.,;:!?])`,
  "iu",
);

/** `Everyday mug <-- changed`: an arrow that points back at the text. A typographic one may be an arrow of the text: such words must follow. */
const pointing = new RegExp(
  String.raw`(?<=\S) +(?:<-+|<={2,}) *(?=\p{L}{2})(?![\p{L}\d_.]*\().*$|(?<=\S) +[←⟵⇐] *(?:${toSelf}|new|here|fix|hier|neu|ici|nouveau|nuevo|aquí)(?!\p{L}).*$`,
  "u",
);

/** `(todo find better words)`, `-- todo`. In Spanish and its neighbors the word means “all”. */
const todo = /[([]todo(?![\p{L}\d:])[^()[\]\n]{0,80}[)\]](?!\()|(?<=\S )--+ ?todo(?![\p{L}\d:]).*$/u;
const saysAll = /^(?:es|pt|gl|ca|ast)(?:-|$)/i;

interface ProgramNote {
  readonly start: number;
  readonly written: string;
  /** The line ends with it. */
  readonly isAtEnd: boolean;
}

/** The first note in a line, as programs have them. */
export function programNote(line: string, language: string, isWhole: boolean): ProgramNote | undefined {
  if (line.length > 2000) return undefined;
  const match = /\/[/*]/.test(line) ? (isWhole ? behindSentence : beforeWords).exec(line) : null;
  // An address of another site follows nothing but a space.
  if (match && !/^ *\/\/[\w-]+\.[a-z]/i.test(match[0])) return { start: match.index, written: match[0], isAtEnd: true };
  const arrow = isWhole && /[<←⟵⇐]/.test(line) && !line.includes("`") ? pointing.exec(line) : null;
  if (arrow) return { start: arrow.index, written: arrow[0], isAtEnd: true };
  const inside = inLine.exec(line) ?? (saysAll.test(language) ? null : todo.exec(line));
  return inside ? { start: inside.index, written: inside[0], isAtEnd: false } : undefined;
}
