import { expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import type { Files } from "../../schema/problem.ts";
import type { Section } from "../../schema/language/types.ts";
import type { Model, PageModel } from "./model.ts";
import { resolve } from "./resolve.ts";

const files: Files = {
  list: () => ["art/loaf.svg"],
  facts: (path) => (path === "art/loaf.svg" ? { bytes: 900, kind: "svg", width: 480, height: 360 } : undefined),
};

/** The model of a site: the given lines after a short head. */
function modelOf(rest: string, currency = "INR"): Model {
  const text = `version: 1\nsite: { name: Corner Bakery, url: "https://bakery.example", language: en-IN, currency: ${currency} }\n${rest}`;
  const { site, problems } = checkSite(text, { files, file: "site.yaml" });
  if (!site) throw new Error(problems.map(({ message }) => message).join("\n"));
  return resolve(site, { files, build: "b1" });
}

const page = (sections: string, more = ""): string =>
  `routes:\n  - path: /\n    title: Home\n${more}    sections:\n${sections}`;
const first = (model: Model): PageModel => {
  const [one] = model.pages;
  if (!one) throw new Error("no page");
  return one;
};
const sectionsOf = (model: Model): readonly Section[] => first(model).sections;

test("references are filled in, in labels, texts and links", () => {
  const model = modelOf(
    `constants: { days: 14, phone: "+91 00000 00000" }\n${page("      - type: call-to-action\n        title: Try {days} days\n        intro: Free for **{days} days**.\n        actions: [{ label: Call, href: 'tel:{phone}' }]\n")}`,
  );
  expect(sectionsOf(model)[0]).toMatchObject({
    title: "Try 14 days",
    intro: ["Free for ", { strong: ["14 days"] }, "."],
    actions: [{ label: "Call", href: { url: "tel:+910000000000" }, style: "secondary" }],
  });
});

test("an entry of a collection brings its price ready to show, its saving and the section's button", () => {
  const model = modelOf(
    `constants: { email: a@bakery.example }\ncollections:\n  breads:\n    rye: { title: Rye, price: 100000, originalPrice: 120000 }\n${page("      - type: catalog\n        from: breads\n        title: Bread\n        action: { label: Order, href: 'mailto:{email}?subject=Order: {title}' }\n")}`,
  );
  const [section] = sectionsOf(model);
  expect(section).toMatchObject({
    from: [
      {
        title: "Rye",
        price: { value: 100000, text: "₹1,00,000" },
        saving: { value: 20000, text: "₹20,000" },
        action: { label: "Order", href: { url: "mailto:a@bakery.example?subject=Order:%20Rye" } },
      },
    ],
  });
  expect(section).not.toHaveProperty("action");
});

test.each([
  ["INR", 100, 120.5, 20.5],
  ["KWD", 1.235, 1.5, 0.265],
  ["KWD", 1.2345, 1.5, 0.265],
  ["EUR", 1.004, 1.006, 0.01],
  ["EUR", 1.001, 1.002, undefined],
  ["INR", 120, 120, undefined],
  ["INR", 120, 100, undefined],
])("in %s, %f in place of %f saves %s", (currency, price, originalPrice, saving) => {
  const model = modelOf(
    `collections: { breads: { rye: { title: Rye, price: ${price}, originalPrice: ${originalPrice} } } }\n${page("      - { type: catalog, from: breads, title: Bread }\n")}`,
    currency,
  );
  const shown = JSON.stringify(sectionsOf(model));
  expect(shown).toContain('"title":"Rye"');
  expect(/"saving":\{"value":([\d.]+)/.exec(shown)?.[1]).toBe(saving?.toString());
  // A former price is shown with its saving, and not without.
  expect(shown.includes('"originalPrice"')).toBe(saving !== undefined);
});

test("a title with signs of its own stays whole in the subject of a mail", () => {
  const model = modelOf(
    `constants: { email: a@bakery.example }\ncollections:\n  breads:\n    rye: { title: "Rye & spelt #1", price: 3 }\n${page("      - type: catalog\n        from: breads\n        title: Bread\n        action: { label: Order, href: 'mailto:{email}?subject={title}' }\n")}`,
  );
  expect(JSON.stringify(sectionsOf(model))).toContain("mailto:a@bakery.example?subject=Rye%20%26%20spelt%20%231");
});

test("a shared section stands where it is used, with what is different there", () => {
  const model = modelOf(
    `shared:\n  talk: { type: text, title: Talk to us, body: Call. }\n${page("      - use: talk\n      - { use: talk, title: Call us }\n")}`,
  );
  expect(sectionsOf(model).map(({ type, title }) => [type, title])).toEqual([
    ["text", "Talk to us"],
    ["text", "Call us"],
  ]);
});

test("what is hidden is not in the model and answers to no address", () => {
  const model = modelOf(
    `${page("      - { type: text, body: Shown. }\n      - { type: text, anchor: secret, hidden: true, body: Hidden. }\n")}  - path: /later\n    title: Later\n    hidden: true\n    sections: [{ type: text, body: Later. }]\n`,
  );
  expect(sectionsOf(model)).toHaveLength(1);
  expect(model.addresses.pages).toEqual({ "/": { title: "Home", anchors: [] } });
});

test("links know their page and their place on it; a planned one says so", () => {
  const model = modelOf(
    `${page("      - type: text\n        title: Hi\n        anchor: hello\n        body: '[here](/hello), [soon](/careers) and [there](/bread/rye).'\n")}  - path: /bread\n    title: Bread\n    sections: [{ type: text, anchor: bread/rye, body: Rye. }]\nplanned: [{ path: /careers, title: Careers }]\n`,
  );
  expect(JSON.stringify(sectionsOf(model))).toContain(JSON.stringify({ to: "/hello", page: "/", anchor: "hello" }));
  expect(JSON.stringify(sectionsOf(model))).toContain(
    JSON.stringify({ to: "/careers", page: "/careers", planned: true }),
  );
  expect(JSON.stringify(sectionsOf(model))).toContain(
    JSON.stringify({ to: "/bread/rye", page: "/bread", anchor: "bread/rye" }),
  );
});

test("a picture brings its size, and decoration an empty description", () => {
  const model = modelOf(
    page("      - { type: picture, title: Loaf, image: { src: art/loaf.svg, decorative: true } }\n"),
  );
  expect(sectionsOf(model)[0]).toMatchObject({ image: { src: "art/loaf.svg", alt: "", width: 480, height: 360 } });
});

test("the in-page navigation lists titled sections with an anchor, under their own words", () => {
  const model = modelOf(
    page(
      "      - { type: text, title: One, anchor: one, body: x }\n      - { type: text, title: Two, anchor: two, nav: Second, body: x }\n      - { type: text, title: Three, anchor: three, nav: false, body: x }\n      - { type: text, title: Four, body: x }\n",
      "    sectionNav: true\n",
    ),
  );
  expect(first(model).sectionLinks).toEqual([
    { label: "One", anchor: "one" },
    { label: "Second", anchor: "two" },
  ]);
});

test("the model is plain JSON", () => {
  const model = modelOf(page("      - { type: text, title: Hi, body: One. }\n"));
  expect(JSON.parse(JSON.stringify(model))).toEqual(model);
});
