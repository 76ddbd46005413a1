import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policyOf, refuseForbidden } from "./policy.ts";

const script = 'document.title = "a < b";';
const style = ":root { --action: #8a3412 }";
const { meta, header } = policyOf({ scripts: [script], styles: [style] });

test("allows inline content by the hash of its exact text", () => {
  const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("base64");
  expect(meta).toContain(`script-src 'self' 'sha256-${sha256(script)}';`);
  expect(meta).toContain(`style-src 'self' 'sha256-${sha256(style)}';`);
});

test("lets nothing through that is not named", () => {
  expect(meta).toMatch(/^default-src 'none'; /);
  expect(meta).not.toMatch(/unsafe-|data:|https?:|\*/);
  expect(meta).toContain("base-uri 'self'");
  expect(meta).toContain("object-src 'none'");
});

test("forbids framing in the header only, where browsers heed it", () => {
  expect(header).toBe(`${meta}; frame-ancestors 'none'`);
  expect(meta).not.toContain("frame-ancestors");
});

test("names the same content once", () => {
  expect(policyOf({ scripts: [script, script], styles: [] }).meta.match(/sha256-/g)).toHaveLength(1);
});

test.each([
  ["words that look like an attribute", "<p>Write style=&quot;x&quot; or onclick=&quot;x&quot;</p>"],
  ["a link with the word in its address", '<a href="/javascript/">JavaScript: an introduction</a>'],
])("has no objection to %s", (_, html) => {
  expect(() => refuseForbidden("index.html", html)).not.toThrow();
});

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a style", "<style>p{}</style>"],
  ["a style attribute", '<p class="a" style="color:red">'],
  ["an event attribute", '<button type="button" onclick="go()">'],
  ["an address that runs", '<a href=" javascript:go()">'],
])("objects to %s", (_, html) => {
  expect(() => refuseForbidden("index.html", html)).toThrow(
    "index.html holds what its content security policy forbids",
  );
});
