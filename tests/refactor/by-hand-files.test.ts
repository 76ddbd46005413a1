import { describe, expect, test } from "vitest";
import { applyEdits } from "../../schema/reader/positions.ts";
import { bakery, filesOf, problemsOf } from "./restructure.ts";

/** What the check says where the public folder has other files than the site names, and the site with its first fix. */
function said(text: string, ...names: readonly string[]) {
  const files = filesOf(...names);
  const errors = problemsOf(text, files).filter(({ severity }) => severity === "error");
  const [problem] = errors;
  return {
    messages: errors.map(({ message }) => message),
    help: problem?.help,
    fixes: problem?.fixes?.map(({ title }) => title) ?? [],
    safeties: problem?.fixes?.map(({ safety }) => safety) ?? [],
    fixed: applyEdits(text, problem?.fixes?.[0]?.edits ?? []),
  };
}

const once = bakery.replace("![The oven](art/oven.svg)", "The oven.");

describe("A file that was renamed in the public folder is one problem for all who name it", () => {
  test.each([
    ["to another folder", "photos/oven.svg"],
    ["to another kind of picture", "art/oven.webp"],
    ["to a name with a word of the old one", "art/big-oven.svg"],
    ["to another name, where several places agree", "art/hearth.svg"],
  ])("a picture %s", (_, to) => {
    const { messages, fixes, fixed } = said(bakery, to, "art/loaf.svg", "prices.pdf");
    expect(messages).toEqual([`You renamed art/oven.svg to ${to}: 2 pictures still have the old name.`]);
    expect(fixes).toEqual([`Write ${to} everywhere`]);
    expect(fixed).toBe(bakery.replaceAll("art/oven.svg", to));
  });

  test("a file that links lead to", () => {
    const { messages, fixed } = said(bakery, "art/oven.svg", "art/loaf.svg", "lists/prices.pdf");
    expect(messages).toEqual(["You renamed prices.pdf to lists/prices.pdf: 2 links still have the old name."]);
    expect(fixed).toBe(bakery.replaceAll("/prices.pdf", "/lists/prices.pdf"));
  });

  test("a font file", () => {
    const text = bakery.replace(/^ {2}url: .*$/m, "$&\n  theme: { font: fonts/brand.woff2 }");
    const { messages } = said(text, "art/oven.svg", "art/loaf.svg", "prices.pdf", "type/brand.woff2");
    expect(messages).toContain("You renamed fonts/brand.woff2 to type/brand.woff2: 1 typeface still has the old name.");
  });

  test("a folder with several files", () => {
    const { messages, fixed } = said(bakery, "drawings/oven.svg", "drawings/loaf.svg", "prices.pdf");
    expect(messages).toEqual(["You renamed public/art/ to public/drawings/: 3 pictures still have the old name."]);
    expect(fixed).toBe(bakery.replaceAll("art/", "drawings/"));
  });

  test("a picture beside others that nothing names", () => {
    const { fixes } = said(bakery, "photos/oven.svg", "art/loaf.svg", "prices.pdf", "old/cat.svg", "old/dog.svg");
    expect(fixes).toEqual(["Write photos/oven.svg everywhere"]);
  });

  test("several files at a time, each with what is likest", () => {
    const text = bakery.replaceAll("art/oven", "art/shop-oven").replaceAll("art/loaf", "art/shop-loaf");
    const { messages } = said(text, "art/house-oven.svg", "art/house-loaf.svg", "prices.pdf");
    expect(messages).toEqual([
      "You renamed art/shop-loaf.svg to art/house-loaf.svg: 1 picture still has the old name.",
      "You renamed art/shop-oven.svg to art/house-oven.svg: 2 pictures still have the old name.",
    ]);
  });
});

describe("Where it is doubtful, the author chooses", () => {
  test("of two files that are equally near both are offered", () => {
    const { messages, help, fixes } = said(bakery, "art/oven.webp", "art/oven.png", "art/loaf.svg", "prices.pdf");
    expect(messages).toEqual(["There is no picture art/oven.svg."]);
    expect(help).toBe("Did you mean art/oven.webp or art/oven.png?");
    expect(fixes).toEqual(["Write art/oven.webp", "Write art/oven.png"]);
  });

  test("one place that leaves out the folder gets the file as a proposal", () => {
    const text = once.replace("art/oven.svg", "oven.svg");
    const { messages, fixed } = said(text, "art/oven.svg", "art/loaf.svg", "prices.pdf");
    expect(messages).toEqual(["There is no picture oven.svg."]);
    expect(fixed).toBe(once);
  });

  test("one place that names a picture which is not there yet keeps it beside an unused one", () => {
    const { messages, help, fixes, safeties } = said(once, "art/hearth.svg", "art/loaf.svg", "prices.pdf");
    expect(messages).toEqual(["There is no picture art/oven.svg."]);
    expect(help).toBe("Put the picture into the public folder, or write the name of one that is there.");
    expect(fixes).toEqual(["Write art/hearth.svg"]);
    expect(safeties).toEqual(["choice"]);
  });

  test("a picture that others show is no new name of another one", () => {
    const text = bakery.replace("src: art/oven.svg, alt: Our oven", "src: photos/loaf.svg, alt: Our loaf");
    const { messages } = said(text, "art/oven.svg", "art/loaf.svg", "prices.pdf");
    expect(messages).toEqual(["There is no picture photos/loaf.svg."]);
  });

  test("a file of another kind is no new name of a picture", () => {
    const { messages } = said(bakery, "oven.pdf", "art/loaf.svg", "prices.pdf");
    expect(messages).toEqual(["There is no picture art/oven.svg."]);
  });
});
