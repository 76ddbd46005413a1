/** What a chat says before the words that it was asked for, at the beginning of a text. */
const openings = [
  /^(?:certainly|sure(?: thing)?|of course|absolutely|great question)[!,.]? +(?:here(?:[’']s| is| are)|below is)\b[^.!?:\n]{0,80}\b(?:versions?|drafts?|text|description|headlines?|title|intro(?:duction)?|paragraph|copy|rewrite|suggestions?)\b[^.!?:\n]{0,80}[:.!]?/i,
  /^here(?:[’']s| is| are) (?:an?|the|your|some) (?:more |slightly |fully )?(?:revised|updated|rewritten|polished|improved|refined|shorter|concise|engaging|professional|corrected) (?:version|text|draft|intro|introduction|description|title|headline|copy|paragraph)\b[^.:\n]{0,160}[:.]?/i,
  /^as an ai language model\b[^.\n]{0,160}\.?/i,
  /^(?:natürlich|gerne?|selbstverständlich|klar)[!,.] +hier (?:ist|sind|kommt)\b[^.!?:\n]{0,80}(?:fassung|version|text|beschreibung|überschrift|vorschl[aä]g|entw[uü]rf)[^.!?:\n]{0,80}[:.!]?/iu,
  /^(?:bien sûr|certainement|avec plaisir|absolument)[ \u00a0\u202f]?[!,.] +voici\b[^.!?:\n]{0,80}(?:version|texte|description|titre|proposition)[^.!?:\n]{0,80}[:.!]?/iu,
  /^¡?(?:claro|por supuesto|con gusto)[!,.] +aquí (?:tienes|está)(?!\p{L})[^.!?:\n]{0,80}(?:versión|texto|descripción|título|propuesta)[^.!?:\n]{0,80}[:.!]?/iu,
];

/** What a chat says when it is done, and nothing else does. */
const wishes =
  /(?:^|(?<=[.!?] |\n))(?:i hope (?:this|that|it) helps|hope (?:this|that) helps|ich hoffe,? (?:das|dies) hilft(?: dir| ihnen| weiter)?|j[’']espère que (?:cela|ça) (?:vous |t[’'])?aide(?:ra)?|espero que (?:esto )?(?:te|le) (?:ayude|sirva))(?:[!.]|$)/iu;

/** What a chat asks when it is done, at the end of a text: about the words, and not about what they say. */
const closings = [
  /(?:^|(?<=[.!?] |\n))(?:let me know if|would you like me to|do you want me to|feel free to let me know if)\b[^.!?\n]{0,120}\b(?:tone|wording|rewrite|rephrase|reword|shorten|revise|draft (?:it|this|another)|(?:shorter|longer|more formal|different) version|make (?:it|this|them) (?:sound |a bit |a little |even )*(?:(?:more|less) (?:formal|casual|concise|engaging|professional|friendly|playful|persuasive|personal|direct|conversational)|shorter|simpler|friendlier|warmer|punchier|catchier|snappier|livelier))\b[^.!?\n]{0,120}[.!?]?$/i,
  /(?:^|(?<=[.!?] |\n))(?:lass mich wissen|sag mir|möchtest du|soll ich|wenn du möchtest)\b[^.!?\n]{0,120}(?:kürzere|längere|andere)? ?(?:fassung|tonfall|umformulier|kürze den text)[^.!?\n]{0,120}[.!?]?$/i,
  /(?:^|(?<=[.!?] |\n))(?:dis-moi si|souhaites?-tu|souhaitez-vous|veux-tu|voulez-vous)(?!\p{L})[^.!?\n]{0,120}(?:le ton(?!\p{L})|reformul|raccourci)[^.!?\n]{0,120}[.!?]?$/iu,
  /(?:^|(?<=[.!?¿] |\n))¿?(?:quieres que|avísame si|dime si)(?!\p{L})[^.!?\n]{0,120}(?:el tono|reformul|acorte)[^.!?\n]{0,120}[.!?]?$/iu,
];

const mayOpen = /^¡?(?:cert|sure|of c|abso|great|here|as an ai|natü|gern|selb|klar|bien|avec|clar|por |con )/i;
const mayWish = /hope|hoff|esp(?:ero|ère)/i;
const mayClose =
  /let me know|would you like|do you want|lass mich|sag mir|möchtest du|soll ich|dis-moi|souhait|veux-tu|voulez-vous|quieres que|avísame|dime si/i;

interface ChatSentence {
  readonly start: number;
  readonly end: number;
}

/** The sentence with which a chat begins or ends its answer, where a text has one: `Certainly! Here is a revised version:`. */
export function chatSentence(text: string): ChatSentence | undefined {
  const opening = mayOpen.test(text)
    ? openings.map((form) => form.exec(text)).find((match) => match !== null)
    : undefined;
  if (opening) return { start: 0, end: opening[0].length };
  const wish = mayWish.test(text) ? wishes.exec(text) : null;
  if (wish) return { start: wish.index, end: wish.index + wish[0].length };
  const tail = text.trimEnd();
  // Only the last sentences are looked at, so that a long text takes no longer.
  const from = Math.max(0, tail.length - 400);
  const last = tail.slice(from);
  const closing = mayClose.test(last)
    ? closings.map((form) => form.exec(last)).find((match) => match !== null)
    : undefined;
  return closing ? { start: from + closing.index, end: tail.length } : undefined;
}
