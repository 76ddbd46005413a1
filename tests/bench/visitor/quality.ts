import lighthouse from "lighthouse";
import { eachInTurn, median, type Figure } from "./figure.ts";
import { fileOf } from "./served.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Marks {
  readonly scores: readonly number[];
  /** What cost points. */
  readonly lost: readonly string[];
  /** How quick the machine is just now, by Lighthouse's own measure. */
  readonly speed: number;
}

async function marksOf(url: string, port: number): Promise<Marks> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { categories: found, audits, environment } = result.lhr;
  const weighed = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    speed: environment.benchmarkIndex,
    scores: categories.map((category) => Math.round((found[category]?.score ?? 0) * 100)),
    lost: weighed.flatMap(({ id }) => {
      const { score, displayValue = "" } = audits[id] ?? {};
      return score === null || score === undefined || score >= 0.995 ? [] : [`${id} ${displayValue}`.trim()];
    }),
  };
}

/**
 * Lighthouse for telephones, the median of some runs for each route.
 * @param port where the browser answers to its tools
 */
export async function quality(
  url: string,
  port: number,
  routes: readonly string[],
  runs: number,
  say: (text: string) => void,
): Promise<Figure[]> {
  return eachInTurn(routes, async (route) => {
    const marks = await eachInTurn(
      Array.from({ length: runs }, () => route),
      () => marksOf(url + fileOf(route), port),
    );
    const scores = categories.map((_, place) => median(marks.map((one) => one.scores[place] ?? 0)));
    const lost = [...new Set(marks.flatMap((one) => one.lost))];
    const met = scores.every((score) => score === 100);
    const speed = Math.round(median(marks.map((one) => one.speed)));
    if (!met) say(`${route}, benchmark index ${speed}: ${lost.join("; ")}`);
    return { what: route, seen: scores.join(" "), goal: "100 100 100 100", met };
  });
}
