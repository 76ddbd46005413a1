import { expect, test } from "vitest";
import schema from "./site.schema.json" with { type: "json" };

/** Every schema of an object in which a key can stand, by where it is. */
function* objectsWith(key: string, value: unknown, at = ""): Generator<readonly [at: string, keys: readonly string[]]> {
  if (typeof value !== "object" || value === null) return;
  if ("properties" in value && typeof value.properties === "object" && value.properties !== null) {
    const keys = Object.keys(value.properties);
    if (keys.includes(key)) yield [at, keys];
  }
  for (const [name, inner] of Object.entries(value)) yield* objectsWith(key, inner, `${at}/${name}`);
}

test("whatever can have an anchor can say which addresses it had before", () => {
  const objects = [...objectsWith("anchor", schema)];
  expect(objects.length).toBeGreaterThan(20);
  expect(objects.filter(([, keys]) => !keys.includes("movedFrom")).map(([at]) => at)).toEqual([]);
});
