import { describe, expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import { filesOf } from "../../schema/rules/testing/try-rule.ts";
import { fixText } from "../../schema/repair/fix.ts";

/* What nothing uses is not reported as long as a name leads nowhere: that may be meant. Its note is no reason to keep the fix back. */

const sound = `version: 1
site: { name: Kiln Lane, url: https://kiln.example, currency: EUR, logo: { src: art/house.svg, alt: Kiln Lane } }
constants: { loaf: 4, ovens: 3 }
badges: { fresh: { label: Fresh, tone: info }, baked: { label: Baked, tone: info } }
collections:
  breads:
    rye: { title: Rye, price: "{loaf}", badge: fresh }
    oat: { title: Oat, price: 5 }
shared:
  hours: { type: text, title: When we open, body: From five o'clock on. }
  spring: { type: text, title: In spring, body: From six o'clock on. }
menus: { main: [{ label: Visit, href: /visit }] }
routes:
  - path: /
    title: Home
    description: Bread, buns and cakes of the day, baked in Kiln Lane every morning from five o'clock on.
    sections:
      - { type: text, title: Bread, body: "See [what it costs](/visit/prices), for {loaf | money} and up." }
      - { type: plans, title: The breads, from: breads }
      - use: hours
  - path: /visit
    title: Visit
    description: Where the bakery is in Kiln Lane, when it is open, and what the bread costs this season.
    sections:
      - { type: text, anchor: prices, title: Prices, body: "Back to [the start](/)." }
`;

const files = filesOf({ "art/house.svg": {}, "art/kettle.svg": {} });
const check = (text: string) => checkSite(text, { files }).problems;

test("the file names a fact, a badge, a shared section and a picture that nothing uses, and has no error", () => {
  expect(
    check(sound)
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(["badge/unused", "constant/unused", "image/unused", "shared/unused"]);
});

describe("a name that leads nowhere is repaired beside what nothing uses:", () => {
  test.each([
    ["a page", "](/visit/", "](/vissit/"],
    ["an anchor", "/prices)", "/pricess)"],
    ["a fact", "{loaf | money}", "{loav | money}"],
    ["a badge", "badge: fresh", "badge: fressh"],
    ["a collection", "from: breads", "from: bredas"],
    ["a shared section", "use: hours", "use: houres"],
    ["a picture", "src: art/house.svg", "src: art/hause.svg"],
  ])("%s", (_, right, wrong) => {
    const text = sound.replace(right, wrong);
    const problems = check(text);
    expect(problems.filter(({ severity }) => severity === "error")).toHaveLength(1);
    expect(problems.filter(({ code }) => code.endsWith("/unused"))).toEqual([]);
    expect(problems.flatMap(({ fixes = [] }) => fixes)).toHaveLength(1);
    expect(fixText(text, problems, check, "all").text).toBe(sound);
  });
});
