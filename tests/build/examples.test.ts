import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readGallery } from "../../renderer/build/dev/load-gallery.ts";
import { galleryPath } from "../../renderer/gallery/compose.ts";
import { documentOf } from "../docs/document.ts";
import { htmlProblems } from "./valid-html.ts";

const root = process.cwd();
const { problems, show } = readGallery();

test("the examples of all blocks make a site without an error", () => {
  const errors = problems.filter(({ severity }) => severity === "error");
  expect(errors.map(({ path, message }) => `${path?.join(" › ") ?? ""}: ${message}`)).toEqual([]);
  expect(show).toBeDefined();
});

const types = readdirSync(`${root}/blocks`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(types)("%s", (type) => {
  const page = show?.model.pages.find(({ path }) => path === galleryPath(type));
  // The opening of the page, then a line of text before each example.
  const [opening, ...rest] = page?.sections ?? [];
  const examples = rest.filter((_, place) => place % 2 === 1);

  test("has all its examples in the gallery", () => {
    const names = readFileSync(`${root}/blocks/${type}/examples.yaml`, "utf8").match(/^- name:/gm) ?? [];
    expect(names.length).toBeGreaterThanOrEqual(2);
    expect(examples.map((example) => example.type)).toEqual(names.map(() => type));
  });

  test.each(examples.map((example, place) => [place + 1, example] as const))(
    "makes valid HTML of example %i",
    (_, example) => {
      if (!show || !page || !opening) throw new Error("There is no gallery");
      const html = documentOf(show.model.frame, { ...page, sections: [opening, example] });
      expect(htmlProblems(html)).toEqual([]);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    },
  );
});
