import { expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import type { NameBox } from "./name-box.ts";
import { resolve } from "./resolve.ts";

const files = { list: () => [], facts: () => undefined };

function boxOf(name: string, font = "anek-latin"): NameBox {
  const { site } = checkSite(
    JSON.stringify({
      version: 1,
      site: { name, url: "https://www.acme.example", theme: { font } },
      routes: [{ path: "/", title: "Home", sections: [{ type: "text", body: "Words" }] }],
    }),
    { files },
  );
  if (!site) throw new Error("The site has errors");
  return resolve(site, { files, build: "" }).frame.nameBox;
}

test("a name of wide letters has more room than one of narrow letters", () => {
  expect(boxOf("WWWMMMWW").width).toBeGreaterThan(1.5 * boxOf("illicitly").width);
  expect(boxOf("Nordlicht", "system").width).toBeGreaterThan(boxOf("Nordlicht").width);
});

test("a short name does not fill the width", () => {
  expect(boxOf("X").width).toBe(boxOf("io").width);
});

test.each(["École", "日本の学校", "शिक्षा", "مدرسة", "ร้าน", "Việt"])(
  "%s has room above its letters and below",
  (name) => {
    const { baseline, height } = boxOf(name);
    expect(baseline).toBeGreaterThan(105);
    expect(height - baseline).toBeGreaterThan(35);
  },
);
