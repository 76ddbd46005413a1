import { expect, test } from "vitest";
import { contrast, nearestThat, perceive } from "./color.ts";
import usual from "./palette.json" with { type: "json" };
import { pairsOf, paletteOf, themeStyles, type GivenColors, type Pair } from "./theme.ts";
import { typefacesOf } from "./families.ts";

const unreadable = (theme: GivenColors): Pair[] =>
  pairsOf(paletteOf(theme)).filter((pair) => pair.contrast < pair.least);

test("the design's own colors can all be read", () => {
  expect(unreadable({})).toEqual([]);
});

test("nothing given, or the same again, changes nothing", () => {
  expect(paletteOf({})).toEqual(usual);
  expect(paletteOf({ action: "#09575E", accent: "#ffb224", deep: "#06343a", dark: { canvas: "#0a1517" } })).toEqual(
    usual,
  );
  expect(themeStyles({ font: typefacesOf("anek-latin") })).toBe("");
});

test.each<[string, GivenColors]>([
  ["purple action", { action: "#6d28d9" }],
  ["blue action and navy deep", { action: "#1d4ed8", deep: "#0b1e4b" }],
  ["brown bakery", { action: "#8a3b12", accent: "#f2b544", deep: "#3b1d0f", canvas: "#fbf6ef", ink: "#2a1a12" }],
  ["green", { action: "#166534", accent: "#facc15", deep: "#052e16" }],
  ["black and white", { action: "#111111", accent: "#e5e5e5", deep: "#000000", canvas: "#ffffff", ink: "#000000" }],
  ["red", { action: "#b91c1c", deep: "#450a0a", accent: "#fda4af" }],
  ["light deep ground is refused elsewhere, a mid one works", { deep: "#1f4e79" }],
  ["warm canvas", { canvas: "#fdf6e3", surface: "#fffdf6" }],
  [
    "own dark theme",
    { action: "#7c2d92", dark: { action: "#e0a3f0", canvas: "#120a14", surface: "#1d1221", ink: "#f5eaf7" } },
  ],
  ["ink with a color of its own, on paper that lies on deep ground", { ink: "#0a4f24" }],
  ["pale action behind white words", { action: "#0e7490", deep: "#334155" }],
  ["own series", { series: ["#7a1f1f", "#1f4f7a", "#2c6e2f", "#6b4a00", "#5b2a86"] }],
])("a sensible theme can be read as it is: %s", (_, theme) => {
  expect(unreadable(theme)).toEqual([]);
});

test("what depends on a color follows it", () => {
  const palette = paletteOf({ action: "#6d28d9" });
  expect(palette["paper-action"].light).toBe("#6d28d9");
  expect(palette["on-action"].light).toBe("#ffffff");
  for (const role of ["action-strong", "action-soft"] as const) expect(palette[role].light).not.toBe(usual[role].light);
  expect(palette.deep).toEqual(usual.deep);
});

test("nothing of the design's own hue is left under another theme", () => {
  const palette = paletteOf({ action: "#8a3412", deep: "#3b1f14", ink: "#2a1a12" });
  for (const role of ["paper-ink", "on-accent"] as const) expect(palette[role].light).toBe("#2a1a12");
  for (const role of ["paper-2", "paper-line", "paper-ink-2", "action-soft", "on-deep-2"] as const) {
    const { h } = perceive(palette[role].light);
    expect(h, role).toBeGreaterThan(25);
    expect(h, role).toBeLessThan(75);
  }
  const { action, "action-soft": soft } = palette;
  expect(perceive(soft.light).h).toBeCloseTo(perceive(action.light).h, -1);
});

test("canvas and words take their tint from the deep ground, in light and in dark, where they are not given", () => {
  const { canvas, surface, ink, line } = paletteOf({ deep: "#331433" });
  const { h: wanted } = perceive("#331433");
  for (const color of [canvas.light, canvas.dark, surface.dark, ink.light, ink.dark, line.light, line.dark]) {
    const distance = Math.abs(perceive(color).h - wanted);
    expect(Math.min(distance, 360 - distance), color).toBeLessThan(12);
  }
  expect(paletteOf({ deep: "#331433", canvas: "#fff8e7" }).canvas.light).toBe("#fff8e7");
});

test("a strong color becomes bright on a dark page, and not glaring", () => {
  for (const action of ["#8f2f6b", "#b91c1c", "#6d28d9", "#166534", "#1d4ed8", "#8a3412"]) {
    const { l, c } = perceive(paletteOf({ action }).action.dark);
    expect(l, action).toBeGreaterThan(0.7);
    expect(c, action).toBeLessThan(0.13);
  }
});

test("given colors stay as they are, also where they cannot be read", () => {
  expect(paletteOf({ action: "#eeeeee" }).action.light).toBe("#eeeeee");
  expect(unreadable({ action: "#eeeeee" }).some(({ role }) => role === "action")).toBe(true);
});

test("only what differs is written", () => {
  const styles = themeStyles({ series: ["#7a1f1f", "#0b7d83", "#2f57cc", "#b86a00", "#bb2a5b"] });
  expect(styles).toMatch(/^@layer tokens\{@media screen\{:root:root\{--series-1:light-dark\(#7a1f1f,#\w{6}\)\}\}\}$/);
  expect(themeStyles({ font: typefacesOf("system") })).toBe("@layer tokens{:root:root{--font:system-ui,sans-serif}}");
  expect(themeStyles({ font: { text: "inter", heading: "system" } })).toContain("{--font-head:system-ui,sans-serif}");
  expect(themeStyles({ font: { text: "system", heading: "anek-latin" } })).toContain(
    "{--font:system-ui,sans-serif;--font-head:var(--font-usual)}",
  );
  expect(themeStyles({ font: { text: "inter", heading: "jost" } })).toBe("");
});

test("the nearest color that passes keeps its hue", () => {
  const passes = (hex: string): boolean => contrast(hex, "#ffffff") >= 4.5;
  const found = nearestThat(passes, "#ffb224") ?? "";
  expect(contrast(found, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(contrast(found, "#ffffff")).toBeLessThan(4.9);
  expect(nearestThat(() => false, "#ffb224")).toBeUndefined();
});

test("what stands on paper is readable in dark as well, where deep ground shows it in light pages", () => {
  const pairs = pairsOf(paletteOf({ ink: "#0a4f24" })).filter(({ on, mode }) => on === "paper" && mode === "dark");
  expect(pairs.length).toBeGreaterThan(3);
  for (const pair of pairs) expect(pair.contrast, pair.role).toBeGreaterThanOrEqual(pair.least);
});

test("what a plan includes can be read in the column that is picked out, on a canvas that is not near white", () => {
  const { success, "action-soft": picked } = paletteOf({ action: "#440020", canvas: "#ddd6d1", surface: "#ddd6d1" });
  expect(contrast(success.light, picked.light)).toBeGreaterThanOrEqual(4.5);
});
