import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type RunningServer } from "./start-server.ts";

let folder: string;
let server: RunningServer;

const route = (path: string, more: object = {}): object => ({
  path,
  title: `Page ${path}`,
  description: "D",
  sections: [{ type: "text", body: "B" }],
  ...more,
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lintel-"));
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "public/prices"), "a file without an ending");
  writeFileSync(join(folder, "public/list.txt"), "a list");
  const site = { name: "Kiln Lane", url: "https://kiln.example", addresses: "path" };
  const routes = [route("/"), route("/prices", { movedFrom: ["/price-list"] }), route("/gallery"), route("/help/clay")];
  const planned = [{ path: "/jobs", title: "Jobs" }];
  writeFileSync(join(folder, "site.yaml"), JSON.stringify({ version: 1, site, routes, planned }));
  server = await startServer(["start", join(folder, "site.yaml")]);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, accept = "text/html"): Promise<Response> =>
  fetch(server.address + path, { headers: { accept }, signal: AbortSignal.timeout(20_000) });

test.each([
  "",
  "index.html",
  "prices/",
  "prices",
  "prices/index.html",
  "help/clay/",
  "gallery/",
  "price-list/",
  "jobs/",
])("the development server answers to /%s with the page", async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain('<base href="/">');
  expect(text).toContain('data-addresses="path"');
});

test("a browser that asks for what is not there gets the page that says so, and any other program the status alone", async () => {
  const [page, other] = await Promise.all([ask("help/"), ask("help/", "image/*")]);
  expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  expect([other.status, other.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
});

test("files of the public folder are served, and a page called gallery has its own data", async () => {
  expect(await (await ask("list.txt")).text()).toBe("a list");
  const page: { title: string } = await (await ask("gallery/page.json", "*/*")).json();
  expect(page.title).toBe("Page /gallery");
});

test("the gallery of examples keeps hash routes", async () => {
  const text = await (await ask("gallery.html")).text();
  expect(text).toContain('<base href="/@lintel/gallery/">');
  expect(text).not.toContain("data-addresses");
  expect((await ask("@lintel/gallery/frame.json", "*/*")).status).toBe(200);
});
