import type { Use } from "../uses/use.ts";
import { countUses } from "./count-uses.ts";
import { capital } from "./words.ts";

/** What follows, in a sentence; nothing where nothing does. */
export const linkWords = (followed: readonly Use[]): readonly string[] =>
  followed.length === 0 ? [] : [`${capital(countUses(followed))} ${followed.length === 1 ? "follows" : "follow"}.`];

/** Links whose address is put together from several facts. */
export const leftWords = (left: readonly Use[]): readonly string[] =>
  left.length === 0
    ? []
    : [
        `${capital(countUses(left))} ${left.length === 1 ? "is" : "are"} put together from several facts and ${left.length === 1 ? "stays" : "stay"} as ${left.length === 1 ? "it is" : "they are"}: the old address leads on.`,
      ];
