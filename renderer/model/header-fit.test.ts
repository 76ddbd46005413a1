import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import type { HeaderFit } from "./header-fit.ts";
import { resolve } from "./resolve.ts";
import { textWidth } from "./text-width.ts";

const files = { list: () => [], facts: () => undefined };

/** How the header of a site with these entries and buttons fits. */
function fitOf(
  labels: readonly string[],
  actions: readonly string[],
  { name = "Acme", font = "anek-latin" } = {},
): HeaderFit {
  const { site } = checkSite(
    JSON.stringify({
      version: 1,
      site: { name, url: "https://www.acme.example", theme: { font } },
      menus: {
        main: labels.map((label) => ({ label, href: "/" })),
        actions: actions.map((label, index) => ({ label, href: "/", style: index === 0 ? "primary" : "secondary" })),
      },
      routes: [{ path: "/", title: "Home", sections: [{ type: "text", body: "Words" }] }],
    }),
    { files },
  );
  if (!site) throw new Error("The site has errors");
  return resolve(site, { files, build: "" }).frame.headerFit;
}

test("few short words show from a small window on, beside the button", () => {
  expect(fitOf(["Home", "Prices"], ["Start"])).toEqual({ dense: false, unfolds: 62, action: 20 });
});

test("the button stands beside the menu button of a phone where both fit, and a longer one from a wider window on", () => {
  const from = (action: string): number => fitOf(["Home"], [action]).action ?? Infinity;
  expect([from("Start"), from("Start Free Trial"), from("Start your free trial today!")]).toEqual([20, 24, 30]);
});

test("five long words and two buttons fold until the window is wide", () => {
  const labels = ["Versicherungen", "Dienstleistungen", "Unternehmen", "Ansprechpartner", "Schadenmeldung"];
  const { unfolds = Infinity } = fitOf(labels, ["Termin vereinbaren", "Schaden melden"], {
    name: "Nordlicht Versicherungen",
  });
  expect(unfolds).toBeGreaterThan(64);
});

test("what fits no window stays folded", () => {
  const labels = Array.from({ length: 8 }, () => "Grundstücksrecht");
  expect(fitOf(labels, ["Start your free trial today!", "Talk to one of our experts!!"])).not.toHaveProperty("unfolds");
});

test("a label of two words needs the room of the longer one", () => {
  const labels = (space: string): string[] => Array.from({ length: 6 }, () => `Kleine${space}Kurse`);
  const { unfolds: apart = Infinity } = fitOf(labels(" "), ["Start"]);
  const { unfolds: joined = Infinity } = fitOf(labels("-und-"), ["Start"]);
  expect(apart).toBeLessThan(joined);
});

test("the fonts of systems need more room", () => {
  const labels = ["Products", "Solutions", "Pricing", "Resources", "Customers", "Company"];
  const own = fitOf(labels, ["Start Free Trial"]).unfolds ?? Infinity;
  const system = fitOf(labels, ["Start Free Trial"], { font: "system" }).unfolds ?? Infinity;
  expect(system).toBeGreaterThan(own);
});

test("a name that makes the header of a phone higher is small there, one of the usual length is not", () => {
  expect(fitOf(["Home"], ["Start"], { name: "Nordlicht Versicherungen" })).not.toHaveProperty("cutsName");
  expect(fitOf(["Home"], ["Start"], { name: "Nordlicht Versicherungen ".repeat(8).trim() })).toHaveProperty(
    "cutsName",
    true,
  );
});

test("characters that are as wide as high count as such, marks above a letter not at all", () => {
  expect(textWidth("学校")).toBe(2);
  expect(textWidth("e\u0301")).toBe(textWidth("e"));
  expect(textWidth("mm")).toBeGreaterThan(textWidth("ll"));
});

test("The styles know every width from which the button or the whole navigation is shown", () => {
  const css = readFileSync("renderer/layout/header/Header.module.css", "utf8");
  const hasRule = (name: string, width: number): boolean =>
    new RegExp(String.raw`min-width: ${width}rem\)\s*\{[^@]*\.${name}${width}\s*\{`).test(css);
  const lengths = Array.from({ length: 18 }, (_, index) => index + 1);
  const fits = lengths.flatMap((length) => {
    const words = "m".repeat(length);
    return [2, 8, 18].flatMap((more) => [
      fitOf(["Home"], [words], { name: "m".repeat(more) }),
      fitOf(
        Array.from({ length: 6 }, () => words),
        ["m".repeat(more)],
      ),
    ]);
  });
  const actions = new Set(fits.flatMap(({ action = [] }) => action));
  const unfolding = new Set(fits.flatMap(({ unfolds = [] }) => unfolds));
  expect(actions.size).toBeGreaterThan(6);
  expect(unfolding.size).toBeGreaterThan(2);
  expect([...actions].filter((width) => !hasRule("action", width))).toEqual([]);
  expect([...unfolding].filter((width) => !hasRule("unfolds", width))).toEqual([]);
});
