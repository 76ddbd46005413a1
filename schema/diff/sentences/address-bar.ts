import { plain } from "../change.ts";
import type { Spot, ValueRaw } from "../compare/raw.ts";
import { draftOf, type Draft, type SentenceContext } from "./sentence-context.ts";

const shownIn = { hash: "/#/pricing", path: "/pricing/" } as const;

const modeOf = (spot: Spot | undefined): keyof typeof shownIn => (spot?.data === "path" ? "path" : "hash");

/** `The address bar shows pages as in /pricing/ instead of /#/pricing; …`. Nothing where only the usual way is written out. */
export function addressBarDrafts(context: SentenceContext, raw: ValueRaw): Draft[] {
  const [was, now] = [modeOf(raw.before), modeOf(raw.after)];
  if (was === now) return [];
  const [from, to] = [shownIn[was], shownIn[now]];
  const sentence = `The address bar shows pages as in ${to} instead of ${from}; links to the old addresses keep working.`;
  return [
    draftOf(context, raw, { topic: "settings", action: "changed", sentence: plain(sentence), more: { from, to } }),
  ];
}
