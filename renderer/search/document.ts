/** What can be found: a page, a section, a card, an entry with a price, a question. */
export interface SearchDocument {
  readonly id: number;
  readonly title: string;
  /** A sentence or two; shown under the title. */
  readonly text: string;
  /** All other words that are found here, each once; not shown. */
  readonly words: string;
  /** The heading under which results stand together. */
  readonly group: string;
  readonly icon: string;
  readonly to: string;
  readonly page: string;
  readonly anchor: string;
}
