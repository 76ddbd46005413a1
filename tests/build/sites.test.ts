import { describe, expect, test } from "vitest";
import { loadSite } from "../../renderer/build/load-site.ts";
import { documentOf } from "../docs/document.ts";
import { htmlProblems } from "./valid-html.ts";

const sites = await Promise.all(
  ["site.yaml", "tests/sites/bakery/site.yaml", "tests/sites/kiosk/site.yaml"].map((file) => loadSite(file, "")),
);

describe.each(sites)("$file", ({ problems, show }) => {
  test("has no problem", () => {
    expect(problems.map(({ code, message, range }) => `${range?.start.line ?? 0} ${code}: ${message}`)).toEqual([]);
    expect(show).toBeDefined();
  });

  test.each((show?.model.pages ?? []).map((page) => [page.path, page] as const))(
    "%s is valid HTML with one heading of the first level",
    (_, page) => {
      if (!show) throw new Error("There is no site");
      const html = documentOf(show.model.frame, page);
      expect(htmlProblems(html)).toEqual([]);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    },
  );
});
