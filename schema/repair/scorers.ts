/** How the text after an edit is compared with the text before it. */
export interface Scorers {
  /** How much a text is at odds with the language. */
  cost(text: string): number;
  /** How many problems a text has; nothing where it has not fewer than the one that was given, or others. */
  remaining(text: string): number | undefined;
}
