/** Words of a sentence. What was compared word by word says of each run whether it went or came. */
export interface Run {
  readonly text: string;
  readonly is?: "removed" | "added";
}

export type Sentence = readonly Run[];

/** What a change is about. The order is that of a report: what matters most to visitors comes first. */
export const topics = [
  "prices",
  "pages",
  "sections",
  "entries",
  "menus",
  "badges",
  "texts",
  "links",
  "pictures",
  "look",
  "settings",
  "names",
] as const;

export type Topic = (typeof topics)[number];

/** The heading above the changes of a topic. */
export const topicHeadings: Readonly<Record<Topic, string>> = {
  prices: "Prices and facts",
  pages: "Pages",
  sections: "Sections",
  entries: "Collections",
  menus: "Menus",
  badges: "Badges",
  texts: "Texts and lists",
  links: "Links",
  pictures: "Pictures",
  look: "Look",
  settings: "Settings",
  names: "What only authors see",
};

export type Action = "added" | "removed" | "changed" | "renamed" | "moved" | "hidden" | "shown";

/** Where a change stands in the two files, as JSON pointers. What followed by itself is listed too. */
export interface Places {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** One thing that changed. */
export interface Change extends Places {
  readonly topic: Topic;
  readonly action: Action;
  readonly sentence: Sentence;
  /** What visitors read before and after, where it is a single value. */
  readonly from?: string;
  readonly to?: string;
  /** In how many places visitors see it. */
  readonly shownIn?: number;
}

/** What follows from the changes. */
export interface Consequence {
  readonly kind:
    | "unreadable"
    | "broken"
    | "builds-again"
    | "problem-gained"
    | "problem-lost"
    | "address-gone"
    | "address-redirects"
    | "left-menus";
  readonly sentence: Sentence;
  /** It is an error that came or went: why the site is built, or is not. */
  readonly isError?: true;
}

/** What is written in another way and changes nothing for visitors. */
export interface Note extends Places {
  /** Stands after “No change on the site:”. */
  readonly words: string;
}

/** One of the two files. */
export interface FileState {
  readonly isReadable: boolean;
  /** Whether the site is built from it. */
  readonly builds: boolean;
  readonly errors: number;
  readonly warnings: number;
}

/** What a change of the file does to the site. */
export interface Description {
  /** By topic, in the order of `topics`. */
  readonly changes: readonly Change[];
  readonly consequences: readonly Consequence[];
  readonly notes: readonly Note[];
  readonly before: FileState;
  readonly after: FileState;
}

/** Words as they are. */
export const plain = (text: string): Sentence => [{ text }];

/** The sentence without styles: `[old → new]`, `[− old]` for what only went, `[+ new]` for what only came. */
export function sentenceText(sentence: Sentence): string {
  const runs = sentence.map(({ text, is }, index) => {
    if (is === undefined) return text;
    const [before, next] = [sentence[index - 1]?.is, sentence[index + 1]?.is];
    if (is === "removed") return next === "added" ? `[${text} → ` : bracketed("−", text);
    return before === "removed" ? `${text}]` : bracketed("+", text);
  });
  return runs.join("");
}

/** Spaces around the words stay outside. */
const bracketed = (symbol: string, text: string): string =>
  text.replace(/\S(?:.*\S)?/s, (words) => `[${symbol} ${words}]`);
