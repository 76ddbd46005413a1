import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCli, call } from "../cli/cli.ts";
import { startServer, type RunningServer } from "../dev/start-server.ts";
import { ownSite, siteText } from "./own-site.ts";

/* What an author breaks in blocks/ while the development server runs: it stays, says what is wrong and where, and goes on with the repair. */

const { folder, file, block } = ownSite();
const types = join(folder, "blocks/price-map");
const schema = join(types, "schema.json");
const soundSchema = JSON.stringify(JSON.parse(readFileSync(schema, "utf8")), undefined, 2);
const soundBlock = readFileSync(block, "utf8");
const soon = { timeout: 20_000, interval: 50 };

let server: RunningServer;
/** What the server prints after this moment. */
let since = 0;
const printed = (): string => server.output().slice(since);

async function shownName(): Promise<string> {
  const response = await fetch(`${server.address}frame.json`);
  const { site }: { site: { name: string } } = await response.json();
  return site.name;
}

/** The site is shown as it is in its file, under this name. */
async function goesOn(name: string): Promise<void> {
  writeFileSync(file, siteText.replace("Kiln Lane", name));
  await expect.poll(shownName, soon).toBe(name);
}

beforeAll(async () => {
  buildCli();
  writeFileSync(schema, soundSchema);
  server = await startServer(["start", file]);
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  since = server.output().length;
});

describe("the development server stays and names the line", { timeout: 60_000 }, () => {
  test.each([
    [
      "a comma is missing",
      soundSchema.replace('"title": "Price map",', '"title": "Price map"'),
      /blocks\/price-map\/schema\.json:2:22 is not valid JSON: a comma is missing after this\.\n\n.*\n? *> *2 \| {3}"title": "Price map"/,
    ],
    [
      "a type is misspelt",
      soundSchema.replace('"array"', '"aray"'),
      /blocks\/price-map\/schema\.json:\d+:15: "type" cannot be "aray"\. Did you mean "array"\? It is one of: "array", "boolean",/,
    ],
    [
      "a part does not exist",
      soundSchema.replace('"part": "label"', '"part": "lable"'),
      /blocks\/price-map\/schema\.json:\d+:21: There is no part "lable"\. Did you mean "label"\? For texts, /,
    ],
    [
      "a key is misspelt",
      soundSchema.replace('"required": [\n    "places"', '"requierd": [\n    "places"'),
      /blocks\/price-map\/schema\.json:\d+:\d+: "requierd" would not be obeyed\. Did you mean "required"\?/,
    ],
    [
      "a key is none that the check knows",
      soundSchema.replace('"part": "label"', '"type": "string", "maxLength": 9'),
      /blocks\/price-map\/schema\.json:\d+:\d+: "maxLength" would not be obeyed\. A schema may have: type, properties, required,/,
    ],
    [
      "a field is required that is not there",
      soundSchema.replace('"required": [\n    "places"', '"required": [\n    "place"'),
      /blocks\/price-map\/schema\.json:\d+:\d+: There is no field "place" that could be required\. Did you mean "places"\?/,
    ],
    ["it is empty for longer", "", /blocks\/price-map\/schema\.json is empty\./],
    [
      "a pattern is none",
      soundSchema.replace('"part": "label"', '"type": "string", "pattern": "("'),
      /blocks\/price-map\/schema\.json cannot be used as a schema: Invalid regular expression/,
    ],
  ])("where in schema.json %s", async (_, text, words) => {
    writeFileSync(schema, text);
    await expect.poll(printed, soon).toMatch(words);
    expect(printed()).not.toMatch(/^\s+at /m);
    writeFileSync(schema, soundSchema);
    await goesOn(`After ${String(words).length}`);
    expect(printed()).toContain("site.yaml has no problems");
  });

  test("where the component is gone", async () => {
    rmSync(block);
    await expect.poll(printed, soon).toContain("blocks/price-map/PriceMap.tsx is missing");
    const registry = await (await fetch(`${server.address}@lintel/own-blocks.js`)).text();
    expect(registry).toContain("PriceMap.tsx is missing");
    writeFileSync(block, soundBlock);
    await goesOn("With its component");
  });

  test("where the component imports what is not installed", async () => {
    writeFileSync(block, soundBlock.replace('"shouting"', '"left-padd"'));
    const ask = async (): Promise<string> => {
      await fetch(`${server.address}blocks/price-map/PriceMap.tsx`);
      return printed();
    };
    await expect
      .poll(ask, soon)
      .toMatch(
        /PriceMap\.tsx:3:23: The package "left-padd" is not installed\. In the folder of the site:\nnpm install .*left-padd\n/,
      );
    expect(printed()).not.toMatch(/^\s+at /m);
    writeFileSync(block, soundBlock);
    await goesOn("Without that package");
  });

  test.each([
    ["an element is not closed", "PriceMap.tsx", "export const PriceMap = () => <ul><li>Bread</ul>;"],
    ["a rule of the styles is not closed", "PriceMap.module.css", ".list { color: red"],
    ["a rule of the styles is none", "PriceMap.module.css", ".list { color red; }"],
  ])("where %s: a sentence with one end, and no path of the computer", async (_, name, text) => {
    const path = join(types, name);
    const before = existsSync(path) ? readFileSync(path, "utf8") : "";
    writeFileSync(path, text);
    const ask = async (): Promise<string> => {
      await fetch(`${server.address}blocks/price-map/${name}`);
      return printed();
    };
    await expect.poll(ask, soon).toContain(`blocks/price-map/${name}:`);
    const [headline = ""] = new RegExp(`blocks/price-map/${name}:.*`).exec(printed()) ?? [];
    expect(headline).toMatch(/^[^:]+:\d+:\d+: [^./:]+[^.]\.$/);
    writeFileSync(path, before);
    await goesOn(`After ${text.length}`);
  });

  test("where site.yaml itself gets another name", async () => {
    renameSync(file, `${file}.x`);
    await expect.poll(printed, soon).toContain("Bring it back");
    expect(printed()).not.toContain("npx lintel check");
    renameSync(`${file}.x`, file);
    await goesOn("With its file");
  });

  test("where the folder gets another name, goes away and comes back", async () => {
    renameSync(types, `${types}-2`);
    await expect.poll(printed, soon).toContain("price-map-2");
    rmSync(`${types}-2`, { recursive: true });
    mkdirSync(types);
    writeFileSync(schema, soundSchema);
    await expect.poll(printed, soon).toContain("blocks/price-map/PriceMap.tsx is missing");
    writeFileSync(block, soundBlock);
    writeFileSync(join(types, "PriceMap.module.css"), "");
    await goesOn("Back");
  });

  test("where examples.yaml is broken", async () => {
    writeFileSync(join(types, "examples.yaml"), "- name: [");
    const response = await fetch(`${server.address}@lintel/gallery/price-map/page.json`);
    expect(await response.text()).toContain("examples.yaml cannot be shown");
    writeFileSync(join(types, "examples.yaml"), "");
    await goesOn("After the examples");
  });
});

test("it starts with a broken schema too", { timeout: 60_000 }, async () => {
  const other = `${folder}-other`;
  cpSync(folder, other, { recursive: true });
  writeFileSync(join(other, "blocks/price-map/schema.json"), "{ title: 1 }");
  const started = await startServer(["start", join(other, "site.yaml")]);
  try {
    expect(started.output()).toContain("schema.json:1:3 is not valid JSON: a key in double quotes belongs here.");
    writeFileSync(join(other, "blocks/price-map/schema.json"), soundSchema);
    await expect.poll(async () => (await fetch(`${started.address}frame.json`)).status, soon).toBe(200);
  } finally {
    await started.stop();
    rmSync(other, { recursive: true });
  }
});

test("a check says the same, and ends", () => {
  writeFileSync(schema, soundSchema.replace('"array"', '"aray"'));
  const { code, out, err } = call(["check"], { cwd: folder });
  writeFileSync(schema, soundSchema);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^blocks\/price-map\/schema\.json:\d+:15: "type" cannot be "aray"\./);
});
