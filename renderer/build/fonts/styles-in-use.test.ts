import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesBelow } from "../built-folder.ts";

const faces = readFileSync("renderer/styles/fonts.css", "utf8").match(/@font-face\s*\{[^}]*\}/g) ?? [];
const cutFaces = faces.filter((face) => face.includes("url("));
const spans = (name: string): number[][] =>
  cutFaces.map((face) =>
    (new RegExp(`${name}: *([^;]*)`).exec(face)?.[1] ?? "").split(" ").map((value) => Number.parseFloat(value)),
  );

const styles = ["blocks", "renderer"]
  .flatMap((room) => filesBelow(room).map((file) => join(room, file)))
  .filter((file) => file.endsWith(".css") && !file.endsWith("fonts.css"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const found = (pattern: RegExp): number[] => [...styles.matchAll(pattern)].map(([, value]) => Number(value));

test("the font files of a site hold every weight and width that the styles ask for, and no more", () => {
  const weights = found(/font(?:-weight)?: *(\d+)\b/g);
  const widths = found(/(?:font-stretch|--w-\w+): *([0-9.]+)%/g);
  const asked = (values: readonly number[]): number[][] =>
    cutFaces.map(() => [Math.min(...values), Math.max(...values)]);
  expect(cutFaces.length).toBeGreaterThan(0);
  expect(spans("font-weight")).toEqual(asked(weights));
  expect(spans("font-stretch")).toEqual(asked(widths));
});
