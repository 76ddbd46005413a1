import { describe, expect, test } from "vitest";
import { bakery, refusalOf, tryRename } from "./restructure.ts";

const refused = (from: string, to: string): string => {
  const { kind, message, help } = refusalOf(tryRename(bakery, from, to));
  return `${kind}: ${[message, ...help].join(" | ")}`;
};

describe("A name that cannot be given is refused before anything is asked, with the reason", () => {
  test("a name that something else has is refused with what has it", () => {
    expect(refused("/pricing", "/visit")).toBe(
      "call: /visit is taken: there is a page of that path | Choose another path, or delete that one first.",
    );
    expect(refused("/visit", "/imprint")).toContain("/imprint is taken: there is a planned page of that path");
    expect(refused("/visit", "/pricing/questions")).toContain("links lead there to the place “questions” on /pricing");
    expect(refused("/visit", "/costs")).toContain("/costs is taken: it is an old address that leads to /pricing");
    expect(refused("/pricing#questions", "/pricing#boxes")).toContain("page /pricing has another place of that name");
    expect(refused("/pricing#questions", "/pricing#archive")).toContain("page /pricing/archive answers there");
    expect(refused("/pricing#questions", "/ask")).toBe(
      "call: /ask is no place on /pricing | Write the new name behind its page: /pricing/ask",
    );
    expect(refused("/pricing#questions", "/shop/ask")).toContain("There is no page /shop | Write the new name behind");
    expect(refused("/pricing#questions", "/visit/ask")).toContain("/visit/ask is on another page");
    expect(refused("{trial.days}", "{trial.days}")).toContain("The constant is called trial.days already");
    expect(refused("badge:popular", "badge:fresh")).toContain("“fresh” is taken: there is a badge of that name");
    expect(refused("boxes.single", "boxes.family")).toContain("there is an entry of that name");
    expect(refused("art/oven.svg", "art/loaf.svg")).toContain("there is a file of that name in the public folder");
  });

  test("a name that is kept for something else is refused with the reason", () => {
    expect(refused("/visit", "/index")).toContain("Many hosts lead /index to the page above it");
    expect(refused("/visit", "/404")).toContain("/not-found-help");
    expect(refused("/visit", "/con")).toContain("/con-page");
    expect(refused("/pricing#questions", "/pricing#main")).toContain("every page has a place of that name already");
    expect(refused("trial", "site")).toContain("{site.name} and the like are the facts of the site");
    expect(refused("trial", "boxes")).toContain("there is a collection of that name");
    expect(refused("collection:boxes", "hours")).toContain("there is a constant of that name");
  });

  test("what is no name is refused with how names are written", () => {
    expect(refused("/visit", "/Find Us")).toMatch(
      /^call: “\/Find Us” cannot be a name here \| A path is \/ or lower-case words/,
    );
    expect(refused("/visit", "find-us")).toContain("A path is /");
    expect(refused("/pricing#questions", "What people ask")).toContain("An anchor is lower-case words");
    expect(refused("{trial.days}", "{trial.Länge}")).toContain("Begin with a lower-case letter");
    expect(refused("badge:popular", "badge:Most Liked")).toContain("A key is lower-case words with hyphens");
    expect(refused("art/oven.svg", "art/oven.png")).toContain("keep .svg");
    expect(refused("art/oven.svg", "../oven.svg")).toContain("cannot be the name of a file here");
  });

  test("what would become something else is refused with the command for it", () => {
    expect(refused("/pricing#questions", "/visit#questions")).toContain("lintel move /pricing/questions /visit");
    expect(refused("{trial.days}", "{email.days}")).toContain("{email} is one value, and no group of facts");
    expect(refused("{trial}", "{trial.days.more}")).toContain("would be inside {trial} itself");
    expect(refused("boxes.family", "programs.family")).toContain("Keep the group: boxes.family");
    expect(refused("boxes.family.price", "cost")).toContain("is a word of the language");
  });

  test("a name that means something else in a text already is refused", () => {
    const text = bakery.replace('label: "Order {title}"', 'label: "Order {title}, {email}"');
    const { message } = refusalOf(tryRename(text, "{email}", "{title}"));
    expect(message).toBe(
      "{title} has another meaning already in page “Pricing” (/pricing), section 1 (plans), action, label",
    );
  });
});
