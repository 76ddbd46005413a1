import type { Path } from "../../../problem.ts";
import type { Reference } from "../../../site/reference.ts";

/** A reference in a value, and the value that it leads to. */
export interface Step {
  readonly at: Path;
  readonly reference: Reference;
  readonly to: string;
}

/** The steps of a circle that leads from a value back to it; none if there is none. Values on it or behind it are done. */
export function circleFrom(start: string, steps: ReadonlyMap<string, readonly Step[]>, done: Set<string>): Step[] {
  const way: { key: string; next: number }[] = [{ key: start, next: 0 }];
  const places = new Map([[start, 0]]);
  while (way.length > 0) {
    const last = way.at(-1);
    const step = last && steps.get(last.key)?.[last.next++];
    if (!step || done.has(step.to)) {
      if (!step) {
        const key = way.pop()?.key ?? "";
        done.add(key);
        places.delete(key);
      }
      continue;
    }
    const place = places.get(step.to);
    if (place === undefined) {
      places.set(step.to, way.length);
      way.push({ key: step.to, next: 0 });
      continue;
    }
    for (const { key } of way) done.add(key);
    return way.slice(place).flatMap(({ key, next }) => steps.get(key)?.[next - 1] ?? []);
  }
  return [];
}
