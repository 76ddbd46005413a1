import { expect, test } from "vitest";
import { filesOf, fixed, found } from "../../testing/try-rule.ts";
import { rule as hash } from "./hash-not-needed.ts";
import { rule as insecure } from "./insecure.ts";
import { rule } from "./local-address.ts";
import { rule as malformed } from "./malformed.ts";
import { rule as missingFile } from "./missing-file.ts";
import { rule as missingScheme } from "./missing-scheme.ts";
import { rule as missingSlash } from "./missing-slash.ts";
import { rule as ownAddress } from "./own-address.ts";
import { rule as scheme } from "./scheme-not-allowed.ts";

const all = [rule, hash, insecure, malformed, missingFile, missingScheme, missingSlash, ownAddress, scheme];
const site = (href: string): string =>
  `site: { url: https://bakery.example }\nroutes: [{ path: /, title: A, sections: [{ type: text, body: "[x](${href})" }] }, { path: /prices, title: B, sections: [{ type: text, anchor: cakes, body: a }] }]`;

test.each([
  ["http://localhost:5173/#/prices", "/prices"],
  ["https://localhost:5173/#/prices", "/prices"],
  ["http://localhost:4173/prices/", "/prices"],
  ["http://localhost:5173", "/"],
  ["http://localhost:5173/?t=1#/prices/cakes", "/prices/cakes"],
  ["http://127.0.0.1:5173/#/prices", "/prices"],
  ["http://[::1]:5173/#/prices", "/prices"],
  ["http://0.0.0.0:5173/index.html", "/"],
  ["http://192.168.1.20:5173/#/prices", "/prices"],
  ["localhost:5173/#/prices", "/prices"],
  ["//localhost:5173/#/prices", "/prices"],
  ["127.0.0.1:5173/prices", "/prices"],
])("%s is one problem, and leads to %s", (href, path) => {
  expect(found(all, site(href))).toEqual([`link/local-address: ${href}`]);
  expect(fixed(all, site(href))).toBe(site(path));
});

test.each([
  "#/prices",
  "/#/prices",
  "/prices/index.html",
  "/prices/?day=1",
  "prices/index.html",
  "/prices.html",
  "#!/prices",
])("%s is one problem, and leads to /prices", (href) => {
  expect(found(all, site(href))).toHaveLength(1);
  expect(fixed(all, site(href))).toBe(site("/prices"));
});

test.each(["files/terms.pdf", "./files/terms.pdf", "public/files/terms.pdf", "/public/files/terms.pdf"])(
  "%s is a file of the public folder",
  (href) => {
    const files = filesOf({ "files/terms.pdf": {} });
    expect(found(all, site(href), files)).toHaveLength(1);
    expect(fixed(all, site(href), files)).toBe(site("/files/terms.pdf"));
  },
);

test("a page that is not there is named, and nothing is written in its place", () => {
  expect(found(all, site("http://localhost:5173/#/refunds"))).toEqual([
    "link/local-address: http://localhost:5173/#/refunds",
  ]);
  expect(fixed(all, site("http://localhost:5173/#/refunds"))).toBeUndefined();
});

test.each(["localhost", "127.0.0.1"])(
  "%s in a text by itself gives way to a link with the title of its page",
  (host) => {
    const text = (words: string): string => site("/prices").replace("[x](/prices)", words);
    expect(found(all, text(`See \`http://${host}:5173\`.`))).toEqual([]);
    expect(fixed(all, text(`See http://${host}:5173/#/prices.`))).toBe(text("See [B](/prices)."));
  },
);
