import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProgressBar } from "./ProgressBar.tsx";

const bar = (value: number): string => renderToStaticMarkup(<ProgressBar label="Pilot" value={value} />);

test.each([
  [72, "72"],
  [66.6, "67"],
  [-5, "0"],
  [140, "100"],
])("prints and reads out %d as %s percent", (value, shown) => {
  expect(bar(value)).toContain(`>${shown}%<`);
  expect(bar(value)).toContain(`aria-valuenow="${shown}"`);
});

test("fills the bar without rounding", () => {
  expect(bar(66.6)).toContain('width="66.6%"');
});
