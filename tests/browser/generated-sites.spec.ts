import { expect, test } from "playwright/test";
import { chooseSeeds, smallSize } from "../sound-sites/chosen.ts";
import { beginTrial } from "../sound-sites/try-site.ts";

// The name of this file begins with an early letter: files begin in the order of their names, and a long one at the end runs alone.

test.describe.configure({ mode: "parallel" });

/** Three lists of them, for as many workers. */
const chosen = chooseSeeds();
const parts = [0, 1, 2].map((part) => chosen.filter((_, index) => index % 3 === part));

for (const seeds of parts)
  test(`the sites that the seeds ${seeds.join(", ")} make are accepted, and without a fault in the browser`, async ({
    browser,
  }) => {
    const trial = await beginTrial(browser, 2);
    const wrong: Record<string, readonly string[]> = {};
    for (const [index, seed] of seeds.entries()) {
      // Menus and search are opened on one of them, for the sake of time.
      const { faults, refused } = await trial.seed(seed, smallSize, index === 0);
      if (faults.length > 0 || refused !== undefined) wrong[`seed ${seed}`] = [...faults, refused ?? ""];
    }
    await trial.end();
    expect(wrong).toEqual({});
  });
