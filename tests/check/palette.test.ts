import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import palette from "../../schema/site/theme/palette.json" with { type: "json" };

test("the palette of the checker is that of the style sheet", () => {
  const sheet = readFileSync("renderer/styles/tokens.css", "utf8");
  for (const [role, { light, dark }] of Object.entries(palette)) {
    const written = new RegExp(`--${role}:\\s*(?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(sheet);
    expect([written?.[1] ?? written?.[3], written?.[2] ?? written?.[3]], role).toEqual([light, dark]);
  }
});
