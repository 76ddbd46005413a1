import { expect, test } from "vitest";
import { checkSite } from "../check.ts";

const files = { list: () => [], facts: () => undefined };
const head = `version: 1
site: { name: Corner Bakery, url: https://bakery.example }
routes:
  - path: /
    title: Home
    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
    sections:
`;
const reported = (sections: string): string[] =>
  checkSite(head + sections, { files }).problems.map(({ code, message }) => `${code}: ${message}`);

test("a section without its list of items needs one; nothing is proposed for what is not there", () => {
  expect(reported("      - type: points\n        title: Why us\n")).toEqual([
    "shape/missing-key: “items” is missing from this points section.",
  ]);
});

test("a line that is indented too far is said to be that, not to lack a line above", () => {
  expect(reported("      - type: text\n        title: Bread\n          body: Fresh.\n")).toEqual([
    expect.stringContaining("yaml/indentation: This line is indented by 10 spaces"),
  ]);
});

test("items that belong to no key of their section are not given one", () => {
  const problems = reported(
    "      - type: text\n        title: Bread\n          - { label: Order, price: 3 }\n        body: Fresh.\n",
  );
  expect(problems.filter((problem) => problem.includes("Above this line"))).toEqual([]);
});

test("two keys that are gone are two problems", () => {
  expect(
    reported(
      "      - type: points\n        title: Why us\n          - Fresh bread.\n          - Open early.\n" +
        "      - type: points\n        title: Why here\n          - Near you.\n          - Easy to park.\n",
    ).filter((problem) => problem === "shape/missing-key: Above this line, one with “items:” is missing."),
  ).toHaveLength(2);
});

test("a file of another kind has lost no line of ours", () => {
  const codes = checkSite("key:\n  ok: 1\n wrong: 2\n", { files }).problems.map(({ code }) => code);
  expect(codes).toEqual(["file/not-a-site-file", "yaml/indentation"]);
});

test("a repair that leaves other mistakes behind does not explain a line that is gone", () => {
  const text =
    "version: 1\nsite: { name: Corner Bakery, url: https://bakery.example }\nlabels:\n  goHome: Back to Home\n" +
    "  # Home ------\n  - path: /\n    title: Home\n    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.\n" +
    "    sections:\n      - { type: text, body: Bread. }\n";
  const [problem, ...others] = checkSite(text, { files }).problems;
  expect(problem?.message).toBe("Above this line, one with “routes:” is missing.");
  expect(problem?.range.start.line).toBe(6);
  expect(others).toEqual([]);
});
