/** A text that goes on: no sentence ends with such a word. `at`, `on` and `in` may end one: “the place we live in.” */
const openWord =
  /(?:^|\s)(?:a|an|the|and|or|at|by|from|of|to|with|for|is|are|our|your|no\.?|nr\.?|number|und|oder|der|die|das|von|mit|zu|bei|et|ou|le|la|les|de|du|con|el|y)$/i;
/** A word behind which a note may begin, as in “Who we are”, but no number. */
const needsWord = /(?:^|\s)(?:a|an|the|and|or|our|your|und|oder|der|die|das|et|ou|le|la|les|el|y)$/i;

const things =
  "desk|table|bench|seat|chair|row|room|hall|studio|gate|platform|pump|unit|suite|apartment|apt\\.?|flat|stand|stall|booth|kiosk|counter|till|lot|track|bus|tram|line|door|floor|pier|dock|berth|house|box|shop|locker|court|pitch|lane|level|page|chapter|step|aisle|shelf";
/** What is counted through: “desk # 5”. */
const numbered = new RegExp(`(?:^|\\s)(?:no\\.?|nr\\.?|number|${things})$`, "i");
/** The same, where the number has to follow: “at desk # 5 in summer”. “At our desk” may be all, and how many there are the note. */
const numberedPlace = new RegExp(`\\s(?:at|to|in|on|from|near|behind|beside)\\s(?:${things})$`, "i");

/** The characters behind ` #` that are words, and no comment: it has a space after its `#`, or stands further off. */
export function lostWords(before: string, rest: string, isConstant: boolean): string | undefined {
  const interpolated = /^ (#\{[A-Za-z][\w.| -]*\}.*?)\s*$/.exec(rest)?.[1];
  if (interpolated !== undefined) return interpolated;
  if (isConstant) return /^ (#\d{1,6})\s*$/.exec(rest)?.[1];
  const word = /^ (#[\p{L}\p{N}].*?)\s*$/u.exec(rest)?.[1];
  if (word !== undefined) return word;
  if (needsWord.test(before)) return /^ (#.*?)\s*$/.exec(rest)?.[1];
  if (numberedPlace.test(before)) return /^ (# \d{1,5}(?:[.!?]|[,;]?\s.*?)?)\s*$/.exec(rest)?.[1];
  if (numbered.test(before)) return /^ (# \d{1,5}[.!?]?)\s*$/.exec(rest)?.[1];
  return openWord.test(before) ? /^ (#|# \d{1,5}(?:\s.*?)?)\s*$/.exec(rest)?.[1] : undefined;
}
