import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FrameContext } from "../../renderer/parts/frame.ts";
import { resolve } from "../../renderer/model/resolve.ts";
import { checkSite } from "../../schema/check.ts";
import type { Files } from "../../schema/problem.ts";
import { ComparisonCell } from "./ComparisonCell.tsx";

/** A public folder with nothing in it. */
const files: Files = { list: () => [], facts: () => undefined };

const site = checkSite(
  "version: 1\nsite: { name: S, url: https://s.example }\nroutes: [{ path: /, title: S, sections: [{ type: text, body: Hello. }] }]",
  { files },
).site;

function cell(...text: string[]): string {
  if (!site) throw new Error("The smallest site has errors");
  return renderToStaticMarkup(
    <FrameContext value={resolve(site, { files, build: "" }).frame}>
      <ComparisonCell text={text} narrow={false} />
    </FrameContext>,
  );
}

test("shows yes as a check with its word", () => {
  expect(cell("yes")).toContain("#check");
  expect(cell("Yes")).toContain(">Included<");
});

test("shows no as a dash, and reads it out", () => {
  expect(cell("no")).toMatch(/<span aria-hidden="true">–<\/span><span class="vh">Not included<\/span>/);
});

test("shows other words as they are", () => {
  expect(cell("no setup fees")).toBe("<span>no setup fees</span>");
});
