import type { Line } from "../../regions/line.ts";

/** A sentence below an item that is one, or a line with a symbol before it: another item, rather than more of the same. */
export const isSentence = (line: Line, above: Line): boolean =>
  above.isDashed &&
  above.key === undefined &&
  (areSentences(line, above) || /^(?![©®™°№℃])[\p{So}→⇒]\uFE0F?\s/u.test(line.text.trim()));

/** Whether a line begins with a capital letter below words that end as a sentence does. */
export const areSentences = (line: Line, above: Line): boolean =>
  /[.!?]$/.test(above.value) && /^[\p{Lu}“]/u.test(line.text.trim());

/** A value of one word is a name or a number, and no text that goes on in the next line. */
export const isOneWord = ({ value }: Line): boolean => /^(?![|>])\S+$/.test(value);

/** A word by itself below a sentence, where a key belongs: a key that is being typed, and no more of the sentence. */
export const isBegunKey = (line: Line, above: Line): boolean =>
  above.key !== undefined &&
  line.indent === above.contentAt - above.start &&
  /[.!?…]["'”’»)]?$/.test(above.value) &&
  /^[a-z]+[A-Za-z]*$/.test(line.text.trim());

/** `~~- The kettle holds forty cups.~~`: an item that is struck out, or bold, with its dash. */
export const isMarkedItem = (line: Line): boolean => /^(?:~~|\*{1,2}|_{1,2})- /.test(line.text.trim());
