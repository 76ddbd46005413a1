import { expect, test } from "vitest";
import { structuredData } from "../../../../blocks/structured-data.ts";
import type { Thing } from "../../../parts/structured-data.ts";
import { graphOf } from "./graph.ts";
import { jsonLd } from "./json-ld.ts";
import { modelOf, pageOf, siteText } from "../example-site.ts";

const page = "title: Home, description: Bread., sections: [{ type: text, body: Bread. }]";
const faq = "{ type: faq, items: [{ question: Open?, answer: 'Yes, **daily**.' }] }";

function graph(text: string, path: string): Thing[] {
  const model = modelOf(text);
  return graphOf(pageOf(model, path), model, structuredData);
}

const typed = (things: readonly Thing[], type: string): Thing | undefined =>
  things.find((thing) => [thing["@type"]].flat().includes(type));

test("tells who stands behind the site and how to reach them", () => {
  const contacts =
    "contacts: [{ label: Call, href: 'tel:+441632960123', icon: phone, hint: By day }, { label: Map, href: 'https://maps.example', icon: map-pin }]";
  expect(typed(graph(siteText(`  - { path: /, ${page} }`, contacts), "/"), "Organization")).toMatchObject({
    "@id": "https://kiln.example/#organization",
    name: "Kiln Lane",
    logo: "https://kiln.example/icon-512.png",
    contactPoint: [{ "@type": "ContactPoint", telephone: "+441632960123", description: "By day" }],
  });
});

test("a percent sign in an address that stands for no letter is kept", () => {
  const contacts = "contacts: [{ label: Write, href: 'mailto:a%ff@kiln.example', icon: mail, hint: Any time }]";
  expect(typed(graph(siteText(`  - { path: /, ${page} }`, contacts), "/"), "Organization")).toMatchObject({
    contactPoint: [{ email: "a%ff@kiln.example" }],
  });
});

test("leads from the start page through the pages above", () => {
  const routes = ["/", "/breads", "/breads/rye/dark"]
    .map((path) => `  - { path: ${path}, ${page.replace("Home", `At ${path}`)} }`)
    .join("\n");
  const trail = typed(graph(siteText(routes), "/breads/rye/dark"), "BreadcrumbList");
  expect(trail?.["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Kiln Lane", item: "https://kiln.example/" },
    { "@type": "ListItem", position: 2, name: "At /breads", item: "https://kiln.example/breads/" },
    { "@type": "ListItem", position: 3, name: "At /breads/rye/dark", item: "https://kiln.example/breads/rye/dark/" },
  ]);
});

test("has no trail on the start page", () => {
  expect(typed(graph(siteText(`  - { path: /, ${page} }`), "/"), "BreadcrumbList")).toBeUndefined();
});

test("makes one page of answers out of all questions of a page", () => {
  const things = graph(
    siteText(
      `  - { path: /, title: Home, description: Bread., sections: [${faq}, ${faq.replace("Open?", "Closed?")}] }`,
    ),
    "/",
  );
  const questions = things.filter((thing) => thing["mainEntity"] !== undefined);
  expect(questions).toHaveLength(1);
  expect(questions[0]).toMatchObject({ "@id": "https://kiln.example/", "@type": ["WebPage", "FAQPage"], name: "Home" });
  expect(questions[0]?.["mainEntity"]).toMatchObject([
    { name: "Open?", acceptedAnswer: { text: "Yes, daily." } },
    { name: "Closed?" },
  ]);
});

test("is whole and harmless inside a page, whatever the words", () => {
  const text = siteText(
    "  - { path: /, title: 'End </script><!--', description: 'a < b & \"c\"', sections: [{ type: text, body: Bread. }] }",
  );
  const html = jsonLd(graph(text, "/"));
  expect(html.slice(1, -"</script>".length)).not.toContain("<");
  const json: unknown = JSON.parse(html.slice(html.indexOf(">") + 1, html.lastIndexOf("<")));
  expect(json).toMatchObject({
    "@graph": expect.arrayContaining([
      expect.objectContaining({ name: "End </script><!--", description: 'a < b & "c"' }),
    ]),
  });
});

test("stays below the folder that the site is published in", () => {
  const text = siteText(`  - { path: /, ${page} }\n  - { path: /breads, ${page} }`).replace(
    "https://kiln.example",
    "https://host.example/kiln/",
  );
  expect(typed(graph(text, "/breads"), "WebPage")?.["url"]).toBe("https://host.example/kiln/breads/");
});
