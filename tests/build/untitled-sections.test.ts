import { expect, onTestFinished, test, vi } from "vitest";
import { renderView } from "../../renderer/build/page/render.tsx";
import { resolve } from "../../renderer/model/resolve.ts";
import { checkSite } from "../../schema/check.ts";
import { noFiles } from "../formats/broken.ts";

const site = `version: 1
site:
  name: Bakery
  url: https://bakery.example
  description: Bread from our own oven, every day but Sunday, in the middle of town.
routes:
  - path: /
    title: Bakery
    description: Bread from our own oven, every day but Sunday, in the middle of town.
    sections:
      - type: text
        body: Bread from our own oven.
`;

test("a page whose sections have no title is rendered with that of the page, and React says nothing", () => {
  const warn = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { site: checked, problems } = checkSite(site, { files: noFiles });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  if (!checked) throw new Error("no site");
  const { frame, pages } = resolve(checked, { files: noFiles, build: "" });
  const [page] = pages;
  const html = page ? renderView(frame, { kind: "page", location: page.path, page }) : "";
  expect(html).toContain("<h1>Bakery</h1>");
  expect(warn.mock.calls).toEqual([]);
});
