import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSite } from "./load-site.ts";

const folder = mkdtempSync(join(tmpdir(), "lintel-"));
const codes = (file: string): string[] => loadSite(join(folder, file), "").problems.map(({ code }) => code);

const sound = `version: 1
site: { name: Café, url: https://cafe.example }
routes:
  - path: /
    title: Home
    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
    sections: [{ type: text, body: Fresh. }]
`;

test("a sound file gives a site to show", () => {
  writeFileSync(join(folder, "sound.yaml"), sound);
  expect(codes("sound.yaml")).toEqual([]);
  expect(loadSite(join(folder, "sound.yaml"), "").show?.model.frame.site.name).toBe("Café");
});

test("a file that is not there, or is a folder, is a problem as it is for the check", () => {
  expect(codes("nothing.yaml")).toEqual(["file/not-found"]);
  expect(codes(".")).toEqual(["file/is-folder"]);
});

test("a file in another encoding is refused: no letter becomes a question mark on the page", () => {
  writeFileSync(join(folder, "latin.yaml"), Buffer.from(sound, "latin1"));
  expect(codes("latin.yaml")).toEqual(["file/encoding"]);
  expect(loadSite(join(folder, "latin.yaml"), "").show).toBeUndefined();
});
