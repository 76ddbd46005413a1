/** A word that needs another one behind it. */
const needsWord = /(?:^|\s)(?:an|the|and|or|our|your|und|oder|der|das|et|ou|le|la|les|el)$/i;
/** The same of one letter; a capital one may be a name: “Plan A”. */
const needsWordOfOne = /(?:^|\s)[ay]$/;
/** A word that no sentence ends with. A title may, before a note (“Who we are”), but not before a number. */
const openWord = /(?:^|\s)(?:at|by|from|of|to|with|for|is|are|die|no\.?|nr\.?|number|von|mit|zu|bei|de|du|con)$/i;

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
  if (needsWord.test(before) || needsWordOfOne.test(before)) return /^ (#.*?)\s*$/.exec(rest)?.[1];
  if (numberedPlace.test(before)) return /^ (# \d{1,5}(?:[.!?]|[,;]?\s.*?)?)\s*$/.exec(rest)?.[1];
  if (numbered.test(before)) return /^ (# \d{1,5}[.!?]?)\s*$/.exec(rest)?.[1];
  return openWord.test(before) ? /^ (#|# \d{1,5}(?:\s.*?)?)\s*$/.exec(rest)?.[1] : undefined;
}
