import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSite, type LoadedSite } from "./load-site.ts";

const folder = mkdtempSync(join(tmpdir(), "lintel-"));
const load = (file: string): Promise<LoadedSite> => loadSite(join(folder, file), "");
const codes = async (file: string): Promise<string[]> => (await load(file)).problems.map(({ code }) => code);

const sound = `version: 1
site: { name: Café, url: https://cafe.example }
routes:
  - path: /
    title: Home
    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
    sections: [{ type: text, body: Fresh. }]
`;

test("a sound file gives a site to show", async () => {
  writeFileSync(join(folder, "sound.yaml"), sound);
  expect(await codes("sound.yaml")).toEqual([]);
  expect((await load("sound.yaml")).show?.model.frame.site.name).toBe("Café");
});

test("a file that is not there, or is a folder, is a problem as it is for the check", async () => {
  expect(await codes("nothing.yaml")).toEqual(["file/not-found"]);
  expect(await codes(".")).toEqual(["file/is-folder"]);
});

test("a file in another encoding is refused: no letter becomes a question mark on the page", async () => {
  writeFileSync(join(folder, "latin.yaml"), Buffer.from(sound, "latin1"));
  expect(await codes("latin.yaml")).toEqual(["file/encoding"]);
  expect((await load("latin.yaml")).show).toBeUndefined();
});
