/** How much it matters: an error stops the site, a warning asks for care, an info is a note. */
export type Severity = "error" | "warning" | "info";

/** What the check needs to know of a kind of problem. How problems are grouped and repaired follows from these properties. */
export interface Kind {
  readonly severity: Severity;
  /** A line in the wrong place can cause it, so moving lines can remove it. */
  readonly isStructural?: true;
  /** Structural, and explained by itself where it is the only one. */
  readonly explainsItself?: true;
  /** Something is not there: a piece of a file has this problem as well. */
  readonly isAbsence?: true;
  /** Not structural, and caused too by a line above that is gone. */
  readonly mayLackLineAbove?: true;
  /** Where its name is a key of another part of the file, the line of that part may be gone: “main” below “constants”. */
  readonly mayBeKeyOfPart?: true;
  /** May be the only problem where a line is gone, and does not say so. */
  readonly isVague?: true;
  /** A line is at odds with the one below it. */
  readonly concernsLineBelow?: true;
  /** It is about a name or an address: the same one in several places is one problem. */
  readonly isSaidOnce?: true;
  /** What stands at its place is a name, a code or an address, which has the characters of a keyboard: one that looks like another is told. */
  readonly isAboutName?: true;
  /** It is about the way in which a list is written: the same one in several of its items is one problem. */
  readonly isSaidOncePerList?: true;
  /**
   * It is not reported where an error already says so: on a line that could not be read, on a line with any other error, inside the
   * value, at the same place, or on the next line, which then stands between the value and its text. “misread-line”: on a line that
   * could not be read as well, but a repair must not bring it.
   */
  readonly yieldsTo?:
    | "unreadable-line"
    | "misread-line"
    | "wrong-line"
    | "error-inside"
    | "same-place"
    | "foreign-line-below";
  /** What errors hide may have it: a page that is read at last is one that no link leads to yet. */
  readonly mayFollowRepair?: true;
  /** It asks for something that is not there. */
  readonly asksForMissing?: true;
  /** What stands further below in a whole file may be why it is none: a use of a picture, an anchor in a page. */
  readonly lacksRest?: true;
  /** Whether it is a problem is decided by the files of the public folder as well. */
  readonly followsFromFolder?: true;
  /** Nothing uses something, as it seems: what is missing elsewhere, and asked for, may use it. */
  readonly seemsUnused?: true;
  /** It hides lines, or has them in another file: what they use is not unused, and what they name is not yet used. */
  readonly hidesLines?: true;
  /** Lines that are needed may be among those that it takes: what is missing around them is the same mistake. */
  readonly leavesGap?: true;
  /** A program writes it wherever it writes at all: many in a file have one cause. */
  readonly isDoneByPrograms?: true;
  /** It is about how a line is written, which may be read in another way than it is meant. */
  readonly misreadsLine?: true;
  /** A line does not belong where it stands. */
  readonly isForeignLine?: true;
  /** Where a value begins. What else is wrong with that value is the same mistake, and says what to write. */
  readonly opensValue?: true;
  /** A quotation mark inside of a text ends it. */
  readonly endsText?: true;
  /** It is written as in a format that this file is not, which may use quotation marks. */
  readonly isOfOtherFormat?: true;
  /** On the last line of a file, it may be because the file ends in the middle of that line. */
  readonly mayBeUnfinished?: true;
  /** It is about the file as a whole, which no line repairs. */
  readonly concernsWholeFile?: true;
  /** What is missing, which joins.ts puts together: an item that lacks its dash and a key at the same place has lost its first line. */
  readonly lacks?: "dash" | "key" | "keys" | "colon" | "value" | "words";
  /** A key stands there a second time; what is related is the first. */
  readonly standsTwice?: true;
}
