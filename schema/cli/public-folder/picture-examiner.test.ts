import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FileFacts } from "../../problem.ts";
import { publicFiles } from "../files.ts";
import { PictureExaminer } from "./picture-examiner.ts";

const folder = mkdtempSync(join(tmpdir(), "lintel-"));
const path = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const photo = (width = 300, height = 200): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 30 } },
  });

const whole = new Map<string, Buffer>();
beforeAll(async () => {
  whole.set("a.png", await photo().png().toBuffer());
  whole.set("a.jpg", await photo().jpeg().toBuffer());
  whole.set("progressive.jpeg", await photo().jpeg({ progressive: true }).toBuffer());
  whole.set("a.webp", await photo().webp().toBuffer());
  whole.set("a.avif", await photo().avif({ effort: 0 }).toBuffer());
  whole.set("a.gif", await photo(40, 30).gif().toBuffer());
  for (const [name, content] of whole) writeFileSync(path(name), content);
});

/** What is known of files once they are decoded. */
async function factsOf(...names: string[]): Promise<(FileFacts | undefined)[]> {
  const examiner = new PictureExaminer();
  await examiner.decode(folder, names.join("\n"));
  return names.map((name) => publicFiles(folder, examiner).facts(name));
}

test("whole pictures are fine, also with something behind them", async () => {
  writeFileSync(
    path("more.jpg"),
    Buffer.concat([whole.get("a.jpg") ?? Buffer.alloc(0), Buffer.from("a camera’s own")]),
  );
  const facts = await factsOf(...whole.keys(), "more.jpg");
  expect(facts.map((one) => one?.fault)).toEqual(facts.map(() => undefined));
});

test("pictures that end too early are damaged, wherever they end", async () => {
  const cut = [...whole].flatMap(([name, content]) =>
    [12, Math.round(content.length * 0.3), content.length - 40].map((length) => {
      const part = `cut-${length}-${name}`;
      writeFileSync(path(part), content.subarray(0, length));
      return part;
    }),
  );
  const facts = await factsOf(...cut);
  expect(cut.filter((_, index) => facts[index]?.fault === undefined && facts[index]?.kind !== "other")).toEqual([]);
});

test("what only looks like a picture is damaged", async () => {
  const png = Buffer.from(whole.get("a.png") ?? "");
  png.fill(7, Math.floor(png.length / 2), Math.floor(png.length / 2) + 50);
  writeFileSync(path("inside.png"), png);
  expect((await factsOf("inside.png"))[0]?.fault).toEqual({ why: "damaged", detail: "It is damaged, or cut off." });
});

test("what no text names is not decoded", async () => {
  const examiner = new PictureExaminer();
  await examiner.decode(folder, "nothing");
  expect(publicFiles(folder, examiner).facts("inside.png")?.fault).toBeUndefined();
});

/** A PNG of one color, which has few bytes, however large it is. */
function bomb(side: number): Buffer {
  const chunk = (name: string, content: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("a picture of too many pixels is never decoded: that would find its damage", async () => {
  writeFileSync(path("bomb.png"), bomb(60_000));
  writeFileSync(path("small.png"), bomb(600));
  const [large, small] = await factsOf("bomb.png", "small.png");
  expect(large).toMatchObject({ kind: "png", width: 60_000, height: 60_000 });
  expect(large?.fault).toBeUndefined();
  expect(small).toMatchObject({ fault: { why: "damaged" } });
});

test("each state of a file is looked at once, also by later processes", async () => {
  const kept = path("cache/pictures.json");
  const first = new PictureExaminer(kept);
  await first.decode(folder, "inside.png a.png");
  expect(readFileSync(kept, "utf8")).toContain("inside.png");
  const { mtime, size } = statSync(path("inside.png"));
  // Another content that nobody can tell by date and size shows whether it is read.
  writeFileSync(path("inside.png"), Buffer.alloc(size));
  utimesSync(path("inside.png"), mtime, mtime);
  const later = new PictureExaminer(kept);
  await later.decode(folder, "inside.png");
  expect(later.faultOf(path("inside.png"), "png")).toMatchObject({ why: "damaged" });
  writeFileSync(path("inside.png"), whole.get("a.png") ?? "");
  await later.decode(folder, "inside.png");
  expect(later.faultOf(path("inside.png"), "png")).toBeUndefined();
});

test("verdicts that cannot be read are found anew", async () => {
  writeFileSync(path("odd.json"), "{}");
  const examiner = new PictureExaminer(path("odd.json"));
  await examiner.decode(folder, "a.png");
  expect(examiner.faultOf(path("a.png"), "png")).toBeUndefined();
});

test("a photograph that was taken upright is as wide and high as browsers show it", async () => {
  writeFileSync(path("upright.jpg"), await photo(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  writeFileSync(path("flat.jpg"), await photo(300, 200).withMetadata({ orientation: 3 }).jpeg().toBuffer());
  expect(publicFiles(folder).facts("upright.jpg")).toMatchObject({ width: 200, height: 300 });
  expect(publicFiles(folder).facts("flat.jpg")).toMatchObject({ width: 300, height: 200 });
});

test("a JPEG whose size comes after half a megabyte of other data has its size", () => {
  const jpeg = whole.get("a.jpg") ?? Buffer.alloc(0);
  const segment = Buffer.concat([Buffer.from([0xff, 0xed, 0xff, 0xff]), Buffer.alloc(65_533)]);
  const late = Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: 10 }, () => segment), jpeg.subarray(2)]);
  writeFileSync(path("late.jpg"), late);
  expect(publicFiles(folder).facts("late.jpg")).toMatchObject({ width: 300, height: 200 });
});

test("a HEIC photograph is known by what it is, whatever its name", () => {
  const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
  writeFileSync(path("phone.jpg"), head);
  expect(publicFiles(folder).facts("phone.jpg")?.kind).toBe("heic");
});
