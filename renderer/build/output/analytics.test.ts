import { expect, test } from "vitest";
import { visitCounter } from "./analytics.ts";
import { policyOf } from "./policy.ts";

const inline = { scripts: [], styles: [] };

test("a site that counts no visits loads nothing from elsewhere", () => {
  const counter = visitCounter({});
  expect(counter.elements).toEqual([]);
  expect(policyOf(inline, counter)).toEqual(policyOf(inline));
});

test.each([
  [
    "Plausible",
    { plausible: "bakery.example" },
    "https://plausible.io/js/script.hash.js",
    'data-domain="bakery.example"',
  ],
  ["Umami", { umami: "ab12-cd34" }, "https://cloud.umami.is/script.js", 'data-website-id="ab12-cd34"'],
  [
    "GoatCounter",
    { goatcounter: "bakery" },
    "https://gc.zgo.at/count.js",
    'data-goatcounter="https://bakery.goatcounter.com/count"',
  ],
  ["Fathom", { fathom: "ABCDEF" }, "https://cdn.usefathom.com/script.js", 'data-site="ABCDEF"'],
  ["Matomo", { matomo: { host: "https://stats.example", site: 3 } }, "https://stats.example/matomo.js", "defer"],
  [
    "another service",
    { script: "https://stats.example/count.js?id=7&x" },
    "https://stats.example/count.js?id=7&amp;x",
    "defer",
  ],
])("%s is loaded from its server, and the policy allows that server alone", (_, analytics, src, attribute) => {
  const counter = visitCounter({ analytics });
  const [element = ""] = counter.elements.filter((one) => one.includes("src="));
  expect(element).toContain(`src="${src}"`);
  expect(element).toContain(attribute);
  const { meta } = policyOf(inline, counter);
  const server = new URL(src).origin;
  expect(meta).toMatch(new RegExp(`script-src [^;]*${server}`));
  const servers = new Set(meta.match(/https:[^\s;]+/g));
  expect(
    [...servers].every((one) => [...counter.scripts, ...counter.images, ...counter.connections].includes(one)),
  ).toBe(true);
});

test("a service that is hosted by the author is loaded from there and from nowhere else", () => {
  for (const service of [{ plausible: "a.example" }, { umami: "ab12" }, { goatcounter: "a" }, { fathom: "ABCD" }]) {
    const { meta } = policyOf(inline, visitCounter({ analytics: { ...service, host: "https://stats.example" } }));
    expect(new Set(meta.match(/https:[^\s;]+/g))).toEqual(new Set(["https://stats.example"]));
  }
});

test("the line of script that tells a service of a new address is allowed by its hash", () => {
  const counter = visitCounter({ analytics: { goatcounter: "bakery" } });
  expect(counter.elements[0]).toBe(`<script>${counter.inline}</script>`);
  expect(counter.inline).toContain("hashchange");
});

test("where the address bar shows paths, services count pages by their paths, and no place on the page on screen", () => {
  const counterOf = (analytics: object): ReturnType<typeof visitCounter> =>
    visitCounter({ analytics, addresses: "path" });
  expect(counterOf({ plausible: "a.example" }).elements.join()).toContain("/js/script.js");
  expect(counterOf({ fathom: "ABCD" }).elements.join()).toContain('data-spa="auto"');
  for (const service of [{ goatcounter: "a" }, { matomo: { host: "https://stats.example", site: 3 } }]) {
    const { inline: line = "" } = counterOf(service);
    expect(line).not.toContain("hash");
    expect(counted(line)).toEqual(["/pricing/", "/"]);
  }
});

/** The paths that are counted when a visitor goes to a page, to a place on it, and back. */
function counted(line: string): readonly string[] {
  const listeners = new Map<string, () => void>();
  const location = { pathname: "/", href: "" };
  const paths: string[] = [];
  const count = (): void => void paths.push(location.pathname);
  const page = { goatcounter: { count } };
  const listen = (type: string, listener: () => void): void => void listeners.set(type, listener);
  // oxlint-disable-next-line no-new-func
  new Function("window", "location", "document", "addEventListener", line)(page, location, {}, listen);
  Object.defineProperty(Reflect.get(page, "_paq") ?? [], "push", { value: count });
  for (const [pathname, type] of [
    ["/pricing/", "pushState"],
    ["/pricing/", "pushState"],
    ["/", "popstate"],
  ] as const) {
    location.pathname = pathname;
    listeners.get(type)?.();
  }
  return paths;
}
