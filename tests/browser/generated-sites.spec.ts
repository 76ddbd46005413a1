import { expect, test } from "playwright/test";
import { beginTrial } from "../sound-sites/try-site.ts";

// The name of this file begins with an early letter: files begin in the order of their names, and a long one at the end runs alone.

/** Small ones, whose menus are opened on every fifth, for the sake of time: `npm run prove` makes five hundred of every size. */
const size = { maxPages: 1, maxSections: 3, maxItems: 4 };

const count = 5;

test.describe.configure({ mode: "parallel" });

for (const first of [1, 6, 11, 16, 21, 26])
  test(`the sites that seeds ${first} to ${first + count - 1} make are accepted, and without a fault in the browser`, async ({
    browser,
  }) => {
    const trial = await beginTrial(browser, 2);
    const wrong: Record<string, readonly string[]> = {};
    let accepted = 0;
    for (let seed = first; seed < first + count; seed += 1) {
      const { faults, refused } = await trial.seed(seed, size, seed % 5 === 0);
      if (faults.length > 0) wrong[`seed ${seed}`] = faults;
      if (refused === undefined) accepted += 1;
    }
    await trial.end();
    expect(wrong).toEqual({});
    expect(accepted).toBeGreaterThanOrEqual(count - 1);
  });
