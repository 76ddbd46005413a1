/** `npm run bench:edit`: from the save of a file to the changed word on screen, beside VitePress and Hugo. `--rounds 15 --pages 12 --only lintel`. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "playwright";
import type { Contender, Kind } from "./edit/contender.ts";
import { findHugo, hugo } from "./edit/hugo.ts";
import { lintel } from "./edit/lintel.ts";
import { markdownPages } from "./edit/markdown.ts";
import { openPage } from "./edit/until-shown.ts";
import { vitepress } from "./edit/vitepress.ts";
import { generateSite } from "./generate-site.ts";
import { say, tableOf } from "./table.ts";
import { freePort } from "./free-port.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "15" },
    pages: { type: "string", multiple: true, default: ["12", "1000"] },
    only: { type: "string", multiple: true, default: ["lintel", "vitepress", "hugo"] },
  },
});
const rounds = Number(values.rounds);
const kinds = ["word", "fact"] as const;
/** Rounds that are not counted: programs are slower until they have run a while. */
const warmUp = 4;

interface Series {
  readonly name: string;
  readonly kind: Kind;
  readonly milliseconds: number[];
}

/** All contenders in turns, so that what else the machine does meets all of them alike. */
async function race(contenders: readonly Contender[], browser: Browser): Promise<Series[]> {
  const series: Series[] = [];
  const started: { readonly stop: () => Promise<void> }[] = [];
  try {
    const open = [];
    for (const contender of contenders) {
      const running = await contender.start(await freePort());
      started.push(running);
      open.push({ contender, page: await openPage(browser, running.url) });
    }
    for (let round = 0; round < rounds + warmUp; round++)
      for (const kind of kinds)
        for (const { contender, page } of open) {
          const edit = contender.edit(kind, 100 + round);
          if (!edit) continue;
          const milliseconds = await page.measure(edit);
          if (round >= warmUp) keep(series, contender.name, kind, milliseconds);
        }
  } finally {
    for (const { stop } of started) await stop();
  }
  return series;
}

function keep(series: Series[], name: string, kind: Kind, milliseconds: number): void {
  const known = series.find((one) => one.name === name && one.kind === kind);
  if (known) known.milliseconds.push(milliseconds);
  else series.push({ name, kind, milliseconds: [milliseconds] });
}

function rowsOf(series: readonly Series[]): string[][] {
  const medianOf = ({ milliseconds }: Series): number =>
    milliseconds.toSorted((a, b) => a - b)[milliseconds.length >> 1] ?? 0;
  const own = series.find(({ kind }) => kind === "word");
  return series.map((one) => [
    one.name,
    one.kind === "word" ? "a word of the page shown" : "a fact that many pages name",
    medianOf(one).toFixed(0),
    `${Math.min(...one.milliseconds).toFixed(0)} to ${Math.max(...one.milliseconds).toFixed(0)}`,
    own ? (medianOf(one) / medianOf(own)).toFixed(2) : "",
  ]);
}

const browser = await chromium.launch({
  executablePath: execFileSync(process.execPath, ["tests/browser/ensure-chromium.mjs"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  }).trim(),
  args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
const folder = mkdtempSync(join(tmpdir(), "lintel-edit-"));
const hugoVersion = values.only.includes("hugo") ? findHugo() : undefined;
try {
  for (const size of values.pages.map(Number)) {
    // Twelve pages are those of site.yaml, planned ones included.
    const text = size === 12 ? readFileSync("site.yaml", "utf8") : generateSite(size);
    const pages = markdownPages(text);
    const own = (name: string): string => {
      const path = join(folder, `${name}-${size}`);
      mkdirSync(path);
      return path;
    };
    const contenders = [
      ...(values.only.includes("lintel") ? [lintel(own("lintel"), text)] : []),
      ...(values.only.includes("vitepress") ? [vitepress(own("vitepress"), pages)] : []),
      ...(hugoVersion === undefined ? [] : [hugo(hugoVersion, own("hugo"), pages)]),
    ];
    say(`\n${size} pages: milliseconds from the save to the paint, ${rounds} rounds in turns\n`);
    say(tableOf([["", "edit", "median", "range", "to Lintel's"], ...rowsOf(await race(contenders, browser))]));
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
