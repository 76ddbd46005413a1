import { lead } from "../address.ts";
import type { Check } from "./check.ts";

/** What is planned does not exist yet. */
export const check: Check = {
  codes: ["link/planned-exists"],
  *run({ pages, source }) {
    for (const { path, at } of pages.planned) {
      const place = lead(path, pages.index);
      if (place.kind !== "page") continue;
      yield {
        code: "link/planned-exists",
        severity: "warning",
        message: `${path} is planned, and it is there already.`,
        label: "exists",
        help: "Delete this entry of “planned”.",
        range: source.locate([...at, "path"]),
        at: [...at, "path"],
        related: pages.pages
          .filter((page) => page.path === place.page)
          .map((page) => ({ message: "this page answers", range: source.locate([...page.at, "path"]) })),
      };
    }
  },
};
