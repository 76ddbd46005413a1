import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FrameContext } from "../../renderer/parts/frame.ts";
import { PageContext } from "../../renderer/parts/section/page-context.ts";
import { resolve } from "../../renderer/model/resolve.ts";
import { checkSite } from "../../schema/check.ts";
import type { Files } from "../../schema/problem.ts";
import { Legal } from "./Legal.tsx";

/** A public folder with nothing in it. */
const files: Files = { list: () => [], facts: () => undefined };

const text = `
version: 1
site: { name: S, url: https://s.example }
menus:
  footer:
    - id: policies
      title: Policies
      items:
        - { label: Terms, href: /terms }
        - { label: Refunds, href: /refunds }
        - { label: Cookies, href: /cookies }
        - { label: Elsewhere, href: https://example.com }
routes:
  - path: /
    title: S
    sections: [{ type: text, body: Hello. }]
  - path: /terms
    title: Terms
    sections: [{ type: text, body: Hello. }]
  - path: /refunds
    title: Refunds
    sections:
      - type: legal
        title: Refunds
        updated: 2025-01-15
        menu: policies
        items:
          - { title: The guarantee, nav: Guarantee, anchor: guarantee, body: Ask. }
          - { title: The rest, body: No anchor. }
planned: [{ path: /cookies, title: Cookies }]
`;

function html(): string {
  const { site } = checkSite(text, { files });
  const model = site && resolve(site, { files, build: "" });
  const page = model?.pages.find(({ path }) => path === "/refunds");
  const section = page?.sections[0];
  if (!model || !page || section?.type !== "legal") throw new Error("The site of this test has errors");
  return renderToStaticMarkup(
    <FrameContext value={model.frame}>
      <PageContext value={page}>
        <Legal {...section} />
      </PageContext>
    </FrameContext>,
  );
}

const links = (part: string | undefined): string[] =>
  [...(part ?? "").matchAll(/<a[^>]*>([^<]*)</g)].map(([, label = ""]) => label);

test("shows the other policies that have a page, and marks this one", () => {
  const row = html().match(/<nav[^>]*aria-label="Polic[^]*?<\/nav>/)?.[0];
  expect(links(row)).toEqual(["Terms", "Refunds"]);
  expect(row?.match(/<a[^>]*aria-current="page"[^>]*>([^<]*)/)?.[1]).toBe("Refunds");
});

test("leads back to the start page", () => {
  expect(html()).toMatch(/<a[^>]*href="#\/"[^>]*>.*?Back to Home<\/a>/);
});

test("has only clauses with an anchor in its navigation, by their short names", () => {
  const navigation = html().match(/<nav[^>]*aria-label="On this page: [^"]+"[^]*?<\/nav>/)?.[0];
  expect(new Set(links(navigation))).toEqual(new Set(["Guarantee"]));
  expect(html()).toContain('<section id="guarantee"');
});

test("says when it was changed, for machines as well", () => {
  expect(html()).toMatch(/Last updated <time dateTime="2025-01-15">/i);
});
