import { describe, expect, test } from "vitest";
import { bakery, problemsOf, refusalOf, renamed, tryRename } from "./restructure.ts";

describe("A plan is tried before it is offered, and refused where it would bring an error", () => {
  test("a rename that would bring an error is refused with the error", () => {
    const { kind, problems } = refusalOf(tryRename(bakery, "/", "/home"));
    expect(kind).toBe("problems");
    expect(problems?.map(({ code }) => code)).toEqual(["link/no-start-page"]);
  });

  test("a file with errors of its own can be restructured, as long as it gets no more", () => {
    const text = bakery.replace("title: Bread\n", "titel: Bread\n");
    expect(problemsOf(text).length).toBeGreaterThan(0);
    expect(renamed(text, "/visit", "/find-us")).toContain("- path: /find-us");
  });
});
