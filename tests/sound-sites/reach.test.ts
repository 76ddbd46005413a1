import { expect, test } from "vitest";
import { chooseSeeds, smallSize } from "./chosen.ts";
import { saidBy, sayable } from "./reach.ts";
import { sizeOf, soundSite } from "./site.ts";

const files = { pictures: ["art/suite.svg", "art/share.png"], fonts: ["fonts/own.woff2"] };

test("the sites that npm run prove makes say together all that a site file may say", () => {
  const missing = new Set(sayable());
  for (let seed = 1; seed <= 500 && missing.size > 0; seed += 1)
    for (const said of saidBy(soundSite(seed, sizeOf(seed), files))) missing.delete(said);
  expect([...missing]).toEqual([]);
});

test("the small sites that the tests open say together four fifths of it, and are thirty at most", () => {
  const all = sayable();
  const seeds = chooseSeeds();
  const said = new Set(seeds.flatMap((seed) => [...saidBy(soundSite(seed, smallSize, files))]));
  expect([...all].filter((one) => said.has(one)).length / all.size).toBeGreaterThan(0.8);
  expect(seeds.length).toBeLessThanOrEqual(30);
});
