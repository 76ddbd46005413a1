import { expect, test } from "vitest";
import type { About, Thing } from "../renderer/parts/structured-data.ts";
import type { Entry } from "../schema/language/types.ts";
import { catalogData } from "./catalog/structured-data.ts";
import { plansData } from "./plans/structured-data.ts";

const about: About = {
  page: "https://a.example/",
  organization: "https://a.example/#organization",
  language: "en-IN",
  currency: "INR",
  address: (anchor) => (anchor === undefined ? "https://a.example/" : `https://a.example/#${anchor}`),
  words: (text) => text.join(""),
  lines: () => "",
};

const course: Entry = {
  title: "AI Foundation",
  anchor: "programs/foundation",
  tier: "Foundation",
  description: ["Use AI safely."],
  duration: "4 weeks",
  participants: "25–30",
  price: { value: 2999, text: "₹2,999" },
  originalPrice: { value: 3999, text: "₹3,999" },
  outcomes: ["Use assistants"],
  picked: false,
};

const frame = { ground: "canvas", hidden: false } as const;
const catalog = (...from: Entry[]): readonly Thing[] =>
  catalogData({ type: "catalog", ...frame, from, all: "All", filterLabel: "Filter" }, about);
const plans = (...from: Entry[]): readonly Thing[] => plansData({ type: "plans", ...frame, from }, about);

test("what people take part in for a time is a course, with its price and its length", () => {
  const [list] = catalog(course);
  expect(list).toMatchObject({
    "@type": "ItemList",
    itemListElement: [
      {
        position: 1,
        item: {
          "@type": "Course",
          name: "AI Foundation",
          url: "https://a.example/#programs/foundation",
          offers: {
            price: 2999,
            priceCurrency: "INR",
            category: "Paid",
            priceSpecification: [{ price: 3999, priceType: "https://schema.org/StrikethroughPrice" }],
          },
          hasCourseInstance: { "@type": "CourseInstance", duration: "P4W" },
        },
      },
    ],
  });
});

test("what has a duration and no participants is a product", () => {
  const { participants, ...bread } = course;
  expect(catalog(bread).map((thing) => thing["@type"])).toEqual(["Product"]);
});

test("a course without a price makes no offer", () => {
  const { price, originalPrice, ...free } = course;
  expect(JSON.stringify(catalog(free))).not.toContain("Offer");
});

test("a plan is a product whose unit tells what the price is for", () => {
  const [plan] = plans({
    title: "Starter",
    price: { value: 999, text: "₹999" },
    unit: "per user per month",
    picked: false,
  });
  expect(plan).toMatchObject({
    "@type": "Product",
    name: "Starter",
    offers: { price: 999, priceSpecification: [{ price: 999, unitText: "per user per month" }] },
  });
});

test("a plan with a quote in place of a price is not on offer", () => {
  expect(plans({ title: "Custom", quote: "Quote", picked: false })).toEqual([]);
});
