/** A text that goes on: no sentence ends with such a word. `at`, `on` and `in` may end one: “the place we live in.” */
const openWord =
  /(?:^|\s)(?:a|an|the|and|or|at|by|from|of|to|with|for|is|are|our|your|no\.?|nr\.?|number|und|oder|der|die|das|von|mit|zu|bei|et|ou|le|la|les|de|du|con|el|y)$/i;
/** What is counted through: “desk # 5”. */
const numbered =
  /(?:^|\s)(?:no\.?|nr\.?|number|desk|table|room|gate|platform|unit|suite|apartment|apt\.?|flat|stand|stall|booth|lot|track|bus|tram|line|door|floor|pier|house|box|shop)$/i;

/** The characters behind ` #` that are words, and no comment: it has a space after its `#`, or stands further off. */
export function lostWords(before: string, rest: string, isConstant: boolean): string | undefined {
  const interpolated = /^ (#\{[A-Za-z][\w.| -]*\}.*?)\s*$/.exec(rest)?.[1];
  if (interpolated !== undefined) return interpolated;
  if (isConstant) return /^ (#\d{1,6})\s*$/.exec(rest)?.[1];
  const word = /^ (#[\p{L}\p{N}].*?)\s*$/u.exec(rest)?.[1];
  if (word !== undefined) return word;
  if (numbered.test(before)) return /^ (# \d{1,5}[.!?]?)\s*$/.exec(rest)?.[1];
  return openWord.test(before) ? /^ (#)\s*$/.exec(rest)?.[1] : undefined;
}
