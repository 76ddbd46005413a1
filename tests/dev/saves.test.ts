import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startServer, type RunningServer } from "./start-server.ts";

const folder = mkdtempSync(join(tmpdir(), "lintel-"));
const file = join(folder, "site.yaml");
const other = join(folder, "other", "real.yaml");
const picture = join(folder, "public", "new", "a.svg");
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h9v9z"/></svg>';

/** A limit for what never comes. */
const soon = { timeout: 60_000, interval: 50 };

let server: RunningServer;
beforeAll(async () => {
  mkdirSync(dirname(other));
  writeFileSync(file, siteText("First"));
  server = await startServer(["start", file]);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  writeFileSync(file, siteText("First"));
  await vi.waitUntil(async () => (await shownName()) === "First", soon);
});

/** A site of this name, with a comment at its end that makes it long. */
function siteText(name: string, section: object = { type: "text", body: "B" }): string {
  const site = { name, url: "https://kiln.example" };
  const routes = [
    {
      path: "/",
      title: "Home",
      description: "Bread, buns and cakes of the day, baked in Kiln Lane.",
      sections: [section],
    },
  ];
  return `${JSON.stringify({ version: 1, site, routes }, undefined, 1)}\n${"# A word more.\n".repeat(4000)}`;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function shownName(): Promise<string> {
  const response = await fetch(`${server.address}frame.json`, { signal: AbortSignal.timeout(20_000) });
  const { site }: { site: { name: string } } = await response.json();
  return site.name;
}

/** As many editors save: a new file takes the place of the old one. */
function replace(text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

async function saveInPieces(text: string, pieces: number, gap: number): Promise<void> {
  const handle = openSync(file, "w");
  const length = Math.ceil(text.length / pieces);
  for (let from = 0; from < text.length; from += length) {
    writeSync(handle, text.slice(from, from + length));
    await pause(gap);
  }
  closeSync(handle);
}

test.each([100, 20, 0])("the last of ten saves by rename is shown, %i ms apart", async (gap) => {
  for (let count = 0; count < 10; count++) {
    replace(siteText(`Save ${count} after ${gap}`));
    await pause(gap);
  }
  await expect.poll(shownName, soon).toBe(`Save 9 after ${gap}`);
});

test("the last of ten saves of one length is shown, in whatever moment they fall", async () => {
  for (let count = 0; count < 10; count++) {
    writeFileSync(file, siteText(`Save ${count}`));
    await pause(count * 7);
  }
  await expect.poll(shownName, soon).toBe("Save 9");
});

test.each([20, 60, 150])("a save in pieces, %i ms apart, is shown whole at its end", async (gap) => {
  await saveInPieces(siteText(`Slow ${gap}`), 8, gap);
  await expect.poll(shownName, soon).toBe(`Slow ${gap}`);
  await expect.poll(() => server.output().trimEnd(), soon).toMatch(/site\.yaml has no problems$/);
});

test("a file that was deleted is shown when it is back, and its folder too", async () => {
  rmSync(file);
  await expect.poll(server.output, soon).toContain("There is no file");
  writeFileSync(file, siteText("Back"));
  await expect.poll(shownName, soon).toBe("Back");
  renameSync(folder, `${folder}-away`);
  mkdirSync(folder);
  writeFileSync(file, siteText("Moved"));
  await expect.poll(shownName, soon).toBe("Moved");
  replace(siteText("Later"));
  await expect.poll(shownName, soon).toBe("Later");
  rmSync(folder, { recursive: true });
  renameSync(`${folder}-away`, folder);
  replace(siteText("Again"));
  await expect.poll(shownName, soon).toBe("Again");
});

test("a save of the file that a link leads to is shown", async () => {
  writeFileSync(other, siteText("Linked"));
  rmSync(file);
  symlinkSync(other, file);
  await expect.poll(shownName, soon).toBe("Linked");
  writeFileSync(other, siteText("Saved there"));
  await expect.poll(shownName, soon).toBe("Saved there");
  rmSync(file);
});

test("a picture that comes later is found, also in folders that come with it", async () => {
  writeFileSync(file, siteText("Pictured", { type: "picture", image: { src: "new/a.svg", alt: "A drawing" } }));
  await expect.poll(server.output, soon).toContain("There is no picture new/a.svg");
  mkdirSync(dirname(picture), { recursive: true });
  writeFileSync(picture, drawing);
  await expect.poll(shownName, soon).toBe("Pictured");
});
