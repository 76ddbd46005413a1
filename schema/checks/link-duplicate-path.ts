import type { Path } from "../problem.ts";
import type { Check } from "./check.ts";

/** A path belongs to one page, a planned path is named once, an old address leads to one place. */
export const check: Check = {
  codes: ["link/duplicate-path"],
  *run({ pages, source }) {
    const routes = [...pages.pages, ...pages.hidden].map(({ path, at }) => ({
      name: path,
      at: [...at, "path"],
      what: "Two pages have the path",
    }));
    const planned = pages.planned.map(({ path, at }) => ({
      name: path,
      at: [...at, "path"],
      what: "Two planned pages have the path",
    }));
    const moved = pages.moved
      .filter(({ at }) => at[0] !== "shared")
      .map(({ from, at }) => ({ name: from, at, what: "Two places say that they were once" }));
    for (const list of [routes, planned, moved]) {
      const first = new Map<string, Path>();
      for (const { name, at, what } of list) {
        const known = first.get(name);
        if (!known) {
          first.set(name, at);
          continue;
        }
        yield {
          code: "link/duplicate-path",
          severity: "error",
          message: `${what} ${name}.`,
          label: "the second one",
          help: "Give one of them another path, or delete it.",
          range: source.locate(at),
          at,
          related: [{ message: "the first one", range: source.locate(known) }],
        };
      }
    }
  },
};
