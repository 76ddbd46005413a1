import { describe, expect, test } from "vitest";
import { structuredData } from "../../blocks/structured-data.ts";
import { graphOf } from "../../renderer/build/output/structured-data/graph.ts";
import { loadSite } from "../../renderer/build/load-site.ts";
import type { JsonLd, Thing } from "../../renderer/parts/structured-data.ts";
import { shapeFaults } from "./search-shapes.ts";

const isThing = (value: JsonLd): value is Thing => typeof value === "object" && !Array.isArray(value);

/** Everything in a graph, however deep. */
function thingsIn(value: JsonLd): Thing[] {
  if (Array.isArray(value)) return value.flatMap((item: JsonLd) => thingsIn(item));
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];
}

const loaded = await Promise.all(["site.yaml", "tests/sites/bakery/site.yaml"].map((file) => loadSite(file, "build")));

describe.each(loaded)("$file", ({ file, show }) => {
  const model = show?.model;
  if (!model) throw new Error(`${file} has errors`);
  const graphs = model.pages.map((page) => [page.path, graphOf(page, model, structuredData)] as const);

  test.each(graphs)("says what search engines ask for on %s", (_, graph) => {
    expect(shapeFaults(graph)).toEqual([]);
  });

  test.each(graphs)("refers on %s to things that are there, and names each once", (_, graph) => {
    const all = thingsIn(graph);
    const named = graph.map((thing) => thing["@id"]).filter((id) => id !== undefined);
    expect(new Set(named).size).toBe(named.length);
    const referred = all.filter((thing) => Object.keys(thing).join() === "@id").map((thing) => thing["@id"]);
    for (const id of referred) expect(named).toContain(id);
  });

  test("names only prices that the pages show", () => {
    const shown = JSON.stringify(model.pages);
    const offers = graphs.flatMap(([, graph]) => thingsIn(graph).filter((thing) => typeof thing["price"] === "number"));
    expect(offers.length).toBeGreaterThan(0);
    for (const { price } of offers) expect(shown).toContain(`{"value":${String(price)},"text":`);
  });

  test("points to places that are on the pages", () => {
    const urls = graphs
      .flatMap(([, graph]) => thingsIn(graph).map((thing) => thing["url"]))
      .filter((url) => typeof url === "string");
    const lost = urls.filter((url) => {
      const { pathname, hash } = new URL(url);
      const page = model.addresses.pages[pathname === "/" ? "/" : pathname.replace(/\/$/, "")];
      return !page || (hash !== "" && !page.anchors.includes(hash.slice(1)));
    });
    expect(lost).toEqual([]);
  });
});

test("a site that sells courses tells all of them as courses", () => {
  const model = loaded[0]?.show?.model;
  const home = model?.pages.find(({ path }) => path === "/");
  if (!model || !home) throw new Error("site.yaml has errors");
  const courses = thingsIn(graphOf(home, model, structuredData)).filter((thing) => thing["@type"] === "Course");
  expect(courses).toHaveLength(5);
  for (const course of courses)
    expect(course["hasCourseInstance"]).toHaveProperty("courseSchedule.repeatFrequency", "Weekly");
});

test("the shapes object to what is missing, misspelt or of the wrong kind", () => {
  expect(shapeFaults([{ "@type": "Product", name: "Starter" }]).join()).toContain('"missingProperty":"offers"');
  expect(shapeFaults([{ "@type": "Answer", text: "Yes", txt: "No" }])).not.toEqual([]);
  expect(shapeFaults([{ "@type": "Offer", price: "999", priceCurrency: "INR", category: "Paid" }])).not.toEqual([]);
  expect(shapeFaults([{ "@type": "Thing" }])).not.toEqual([]);
});
