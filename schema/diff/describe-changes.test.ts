import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sentenceText } from "./change.ts";
import { publicFiles } from "../cli/files.ts";
import { describeChanges } from "./describe-changes.ts";

const files = publicFiles("public");
const site = readFileSync("site.yaml", "utf8");

test("a file beside itself has no changes", () => {
  expect(describeChanges(site, site, { files })).toMatchObject({ changes: [], consequences: [], notes: [] });
});

test("a price is listed with the places that show it", () => {
  const { changes } = describeChanges(site, site.replace("price: 2999", "price: 2499"), { files });
  expect(changes.map(({ sentence }) => sentenceText(sentence))).toEqual([
    "The price of “AI Foundation” falls from ₹2,999 to ₹2,499; it shows on “Pricing”, “Refund Policy” and the start page, and the saving is ₹1,500 instead of ₹1,000.",
  ]);
});

test.each([
  ["rises", "originalPrice: 3999", "originalPrice: 4999", "the saving is ₹2,000 instead of ₹1,000."],
  ["is gone", "      originalPrice: 3999\n", "", "the saving of ₹1,000 is gone."],
])("a saving %s with the former price alone", (_, from, to, end) => {
  const { changes } = describeChanges(site, site.replace(from, to), { files });
  expect(changes.map(({ sentence }) => sentenceText(sentence).split(", and ").at(-1))).toEqual([end]);
});

test("a picture that stands on a page and in the frame is listed for both", () => {
  const before = `version: 1
site: { name: Bikes, url: https://bikes.example, image: { src: art/mark.svg, alt: Bikes } }
routes:
  - path: /
    title: Home
    description: Bicycles for people, parcels and children, made and repaired in Mill Street since 1987.
    sections:
      - type: picture
        title: A bike
        image: { src: art/mark.svg, alt: A bike }
`;
  const { changes } = describeChanges(before, before.replaceAll("art/mark.svg", "art/programs.svg"), { files });
  expect(changes.map(({ sentence }) => sentenceText(sentence))).toEqual([
    "The picture in 2 places on the start page and in the frame of the site is art/programs.svg instead of art/mark.svg.",
  ]);
});
