/** What makes reading a text slow where nothing closes it: `[`, `*`, and items in items on one line. */
const mark = /[[\]*_~`<>!-]|\d[.)]/g;

/** Reading so much takes two tenths of a second; the longest texts of a large site take a hundredth of it. */
const maxEffort = 300_000_000;

/**
 * Says of one text after the other whether it may be read. The time for a paragraph grows with the square of its marks: a file that
 * is made to hurt has thousands of them.
 */
export function createEffort(): (source: string) => boolean {
  let left = maxEffort;
  return (source) => {
    const effort = source
      .split(/\n[ \t]*\n/)
      .reduce((sum, paragraph) => sum + (paragraph.match(mark)?.length ?? 0) ** 2, 0);
    if (effort > left) return false;
    left -= effort;
    return true;
  };
}
