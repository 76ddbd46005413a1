/** What makes reading a text slow where there are thousands of it: `[`, `*`, addresses, cells, and items in items on one line. */
const mark = /[[\]*_~`<>!|@-]|\d[.)]|:\/\//g;

/** Items in items on lines of their own stand further and further right. */
const indentation = /^[ \t]{9,}/gm;

const squares = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number ** 2, 0);

/** Reading so much takes two tenths of a second; the longest texts of a large site take a hundredth of it. */
const maxEffort = 300_000_000;

/** How much reading a site still may take. */
export interface ReadingBudget {
  /** Whether a text may be read: what that takes is spent then. */
  isReadable(source: string): boolean;
  spent(): number;
  /** Spends what an earlier reading of the same text took, where that much is left. */
  spend(effort: number): boolean;
}

/**
 * Says of one text after the other whether it may be read. The time for a paragraph grows with the square of its marks: a file that
 * is made to hurt has thousands of them.
 */
export function createEffort(): ReadingBudget {
  let spent = 0;
  function spend(effort: number): boolean {
    if (effort > maxEffort - spent) return false;
    spent += effort;
    return true;
  }
  return {
    spend,
    spent: () => spent,
    isReadable(source) {
      const marks = source.split(/\n[ \t]*\n/).map((paragraph) => paragraph.match(mark)?.length ?? 0);
      return spend(squares(marks) + squares((source.match(indentation) ?? []).map(({ length }) => length)));
    },
  };
}
