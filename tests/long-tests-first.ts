import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

/** Files that take many times as long as the others. */
const long = ["tests/hostile/hostile.test.ts", "tests/check/properties.test.ts", "tests/build/build.test.ts"];

const isLong = ({ moduleId }: TestSpecification): boolean => long.some((file) => moduleId.endsWith(file));

/**
 * Starts the longest files first, so that all workers end at about the same time. Vitest does so by the durations of earlier
 * runs; a fresh clone has none.
 */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
