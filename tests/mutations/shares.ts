import type { Outcome } from "./outcome.ts";

/** How often the check did well. */
export interface Shares {
  readonly count: number;
  readonly rightLine: number;
  readonly single: number;
  readonly repaired: number;
  readonly restored: number;
  /** How many texts were corrected to something else than was meant. */
  readonly wrong: number;
}

/** What is counted of an outcome: little, so that it goes from one process to another. */
export interface Mark {
  readonly kind: string;
  readonly rightLine: boolean;
  readonly single: boolean;
  readonly repaired: boolean;
  readonly restored: boolean;
  readonly wrong: boolean;
}

/** Nothing for a text that is right: there is nothing to find in it. */
export const markOf = (outcome: Outcome): Mark | undefined =>
  outcome.isRight
    ? undefined
    : {
        kind: outcome.mutant.kinds.length > 1 ? "two mistakes" : (outcome.mutant.kinds[0]?.name ?? ""),
        rightLine: outcome.hasRightLine,
        single: outcome.isSingle,
        repaired: outcome.isRepaired,
        restored: outcome.isRestored,
        wrong: outcome.isWronglyRepaired,
      };

export function sharesOf(marks: readonly Mark[]): Shares {
  const count = marks.length;
  const share = (name: "rightLine" | "single" | "repaired" | "restored"): number =>
    count === 0 ? 1 : marks.filter((mark) => mark[name]).length / count;
  return {
    count,
    rightLine: share("rightLine"),
    single: share("single"),
    repaired: share("repaired"),
    restored: share("restored"),
    wrong: marks.filter(({ wrong }) => wrong).length,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(8);

const row = (name: string, { count, rightLine, single, repaired, restored, wrong }: Shares): string =>
  `${name.padEnd(44)} ${String(count).padStart(6)} ${[rightLine, single, repaired, restored].map(percent).join(" ")} ${String(wrong).padStart(8)}`;

/** How the kinds differ, the weakest first. */
export function tableOf(marks: readonly Mark[], kinds: number): string {
  const byKind = new Map<string, Mark[]>();
  for (const mark of marks) byKind.set(mark.kind, [...(byKind.get(mark.kind) ?? []), mark]);
  const weakness = ({ rightLine, single, repaired, wrong }: Shares): number => rightLine + single + repaired - wrong;
  const rows = [...byKind]
    .map(([kind, own]) => ({ kind, shares: sharesOf(own) }))
    .sort((a, b) => weakness(a.shares) - weakness(b.shares))
    .slice(0, kinds);
  return [
    `${"".padEnd(44)} ${"texts".padStart(6)}     line   single repaired restored    wrong`,
    row("one mistake", sharesOf(marks.filter(({ kind }) => kind !== "two mistakes"))),
    ...rows.map(({ kind, shares }) => row(`  ${kind}`, shares)),
  ].join("\n");
}
