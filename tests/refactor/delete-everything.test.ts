import { describe, expect, test } from "vitest";
import { hasChoice, type DeleteChoice } from "../../schema/refactor/delete/choice.ts";
import { usesFromOutside } from "../../schema/refactor/delete/delete-named.ts";
import { planDelete } from "../../schema/refactor/plan-delete.ts";
import { indexReferences, isUseOf, usesInside } from "../../schema/refactor/reference-index.ts";
import { exactName, type Thing } from "../../schema/refactor/things/thing.ts";
import { useWindow, withWindow } from "./own-type.ts";
import {
  bakery,
  changedLines,
  deleted,
  leadsTo,
  open,
  planOf,
  problemsOf,
  refusalOf,
  tried,
  tryDelete,
} from "./restructure.ts";

/** Another thing of each kind that can take the place of one that goes. */
const others: Readonly<Partial<Record<Thing["kind"], readonly string[]>>> = {
  constant: ["{links.plans}", "{email}"],
  badge: ["badge:fresh", "badge:popular"],
  picture: ["art/loaf.svg", "art/oven.svg"],
};

/** Every choice that there is for a thing, with the words that the command has for it. */
const choicesFor = ({ kind, name }: Thing): readonly (readonly [option: string, choice: DeleteChoice])[] => {
  const other = (others[kind] ?? ["/"]).find((one) => !one.includes(name)) ?? "/";
  return [
    ["--redirect", { redirect: other }],
    ["--unlink", { unlink: true }],
    ["--planned", { planned: true }],
    ["--hide", { hide: true }],
  ];
};

/** What a site would be without, or be with: no start page, a fact of another kind. */
const breaking = /start page|is not a mail address|A mail address needs|There is no constant “/;

const usedThings = (text: string): readonly Thing[] => {
  const index = indexReferences(open(text));
  return index.things.filter((thing) => thing.kind !== "field" && usesFromOutside(index, thing).length > 0);
};

/** What is wrong with the answers about a thing that is used. */
function wrongsOf(text: string, thing: Thing): string[] {
  const site = open(text);
  const name = exactName(thing);
  const plan = (choice: DeleteChoice): ReturnType<typeof tryDelete> => tried(planDelete(site, thing, choice), site);
  const asked = plan({});
  // Nothing can be chosen there: it is refused whatever the choice.
  if (name === "page:/" && asked.kind === "refused" && asked.refusal.kind === "call") return [];
  if (asked.kind === "plan" || asked.refusal.kind !== "used") return [`${name} goes without a choice`];
  const { message, help } = asked.refusal;
  const wrongs = [
    ...(/ is used: \d+ /.test(message) ? [] : [`${name}: “${message}” does not count`]),
    ...(help.includes(`See them: npx lintel where ${name.includes(" ") ? `"${name}"` : name}`)
      ? []
      : [`${name}: who uses it is not told`]),
  ];
  const planned = choicesFor(thing).filter(([option]) => help.some((line) => line.trim().startsWith(option)));
  if (planned.length === 0 || !planned.every(([, choice]) => hasChoice(choice))) wrongs.push(`${name}: no choice`);
  for (const [option, choice] of planned) {
    const done = plan(choice);
    // What cannot be done says why; where the site would break, with the errors.
    if (done.kind === "refused") {
      const { message: reason, problems } = done.refusal;
      const errors = (problems ?? []).map((problem) => problem.message).join(" ");
      if (reason === "" || (problems && !breaking.test(errors))) wrongs.push(`${name} ${option}: ${reason}: ${errors}`);
      continue;
    }
    const isLeft = usedThings(done.plan.text).some(
      (one) => exactName(one) === name && one.kind === thing.kind && option !== "--planned" && option !== "--hide",
    );
    if (isLeft) wrongs.push(`${name} ${option}: something uses it still`);
  }
  return wrongs;
}

describe("What is deleted is asked about and cleared away whatever it is", () => {
  test("the site of these tests has something of every kind that is used", () => {
    const kinds = new Set(usedThings(bakery).map(({ kind }) => kind));
    for (const kind of [
      "page",
      "planned",
      "anchor",
      "constant",
      "badge",
      "collection",
      "entry",
      "shared",
      "picture",
      "menu",
    ])
      expect(kinds).toContain(kind);
  });

  test("each choice that is offered leaves no error and no name of what went, or says what is in the way", () => {
    expect(usedThings(bakery).flatMap((thing) => wrongsOf(bakery, thing))).toEqual([]);
  });
});

describe("What a section type of the site refers to, by the parts of its fields,", () => {
  useWindow();
  const goodsLine =
    "about: From {hours.opens}, as [the questions](/pricing/questions) say, or {boxes.family.price | money}.";
  const comeOf = (name: string, choice: DeleteChoice): string[] =>
    changedLines(withWindow, deleted(withWindow, name, choice)).come;
  const goneOf = (name: string, choice: DeleteChoice): string[] =>
    changedLines(withWindow, deleted(withWindow, name, choice)).gone;

  test("is counted before it goes", () => {
    expect(problemsOf(withWindow)).toEqual([]);
    const { message } = refusalOf(tryDelete(withWindow, "/pricing#questions"));
    expect(message).toBe("The section “Questions” (/pricing/questions) is used: 4 links on 2 pages and 1 menu entry");
    expect(refusalOf(tryDelete(withWindow, "badge:fresh")).message).toBe("Badge “fresh” is used: 2 places on 2 pages");
  });

  test("each choice that is offered leaves no error and no name of what went, or says what is in the way", () => {
    const index = indexReferences(open(withWindow));
    const inWindow = usesInside(index, ["routes", 3, "sections", 0]);
    const things = usedThings(withWindow).filter((thing) => inWindow.some((use) => isUseOf(use, thing)));
    expect(things.length).toBeGreaterThan(8);
    expect(things.flatMap((thing) => wrongsOf(withWindow, thing))).toEqual([]);
  });

  test("a link in a field, a button and a text leads elsewhere", () => {
    expect(comeOf("/pricing#questions", { redirect: "/pricing" })).toEqual(
      expect.arrayContaining([
        "more: /pricing",
        "buy: { label: Ask us, href: /pricing }",
        "about: From {hours.opens}, as [the questions](/pricing) say, or {boxes.family.price | money}.",
      ]),
    );
  });

  test("a link in a field and a button go, and one in a text becomes its words", () => {
    expect(goneOf("/pricing#questions", { unlink: true })).toEqual(
      expect.arrayContaining(["more: /pricing/questions", "buy: { label: Ask us, href: /pricing/questions }"]),
    );
    expect(comeOf("/pricing#questions", { hide: true })).toContain(
      goodsLine.replace("[the questions](/pricing/questions)", "the questions"),
    );
  });

  test("links stay where the address is announced", () => {
    const { text } = planOf(tryDelete(withWindow, "/pricing#questions", { planned: true }));
    for (const line of ["more: /pricing/questions", goodsLine]) expect(text).toContain(line);
    expect(leadsTo(text, "/pricing/questions")).toBe("/pricing/questions");
  });

  test("a fact and a field of an entry are written out", () => {
    expect(comeOf("hours.opens", { unlink: true })).toContain(goodsLine.replace("{hours.opens}", "07:00"));
    expect(comeOf("boxes.family", { unlink: true })).toContain(
      goodsLine.replace("{boxes.family.price | money}", "£17"),
    );
  });

  test("a badge is taken off, or another takes its place", () => {
    expect(goneOf("badge:fresh", { unlink: true })).toContain("tag: fresh");
    expect(comeOf("badge:fresh", { redirect: "badge:popular" })).toContain("tag: popular");
  });

  test("another picture takes the place of one that goes, which a section without it could not do without", () => {
    expect(comeOf("art/oven.svg", { redirect: "art/loaf.svg" })).toContain(
      "photo: { src: art/loaf.svg, alt: The oven behind it }",
    );
    const alone = withWindow.replace("  logo: { src: art/loaf.svg, alt: A loaf }\n", "");
    expect(changedLines(alone, deleted(alone, "art/loaf.svg", { unlink: true })).gone).toEqual([
      "cover: { src: art/loaf.svg, alt: A loaf in the window }",
    ]);
  });

  test("a collection and a group of a menu go from the fields that name them", () => {
    expect(goneOf("collection:boxes", { unlink: true })).toContain("choices: boxes");
    expect(goneOf("menu:legal", { unlink: true })).toContain("rules: legal");
  });

  test("a place inside of the section goes, and links to it become words", () => {
    expect(goneOf("/visit#window/sourdough", { unlink: true })).toContain("place: window/sourdough");
    expect(comeOf("/visit#window/sourdough", { unlink: true })).toEqual(["about: Beside the sourdough."]);
  });
});
