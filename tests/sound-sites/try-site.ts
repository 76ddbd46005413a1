import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright";
import { parse, stringify } from "yaml";
import type { Engine } from "../../schema/cli/package/engine.ts";
import { staticServer } from "../browser/static-server.mjs";
import { faultsOf } from "./judge/judge.ts";
import { deadLinks } from "./links.ts";
import { soundSite, type Size } from "./site.ts";

/** What became of a site. */
export interface Outcome {
  /** What the check or the build says against it. */
  readonly refused?: string;
  readonly faults: readonly string[];
  /** How many pages were opened. */
  readonly pages: number;
}

/** Builds sites and opens them, one after the other. */
export interface Trial {
  /** Tries a site file. Its menus and its search are opened unless `opens` is false. */
  file(path: string, opens?: boolean): Promise<Outcome>;
  /** Tries the site that a seed makes. Its menus and its search, which take half of the time, are opened unless `opens` is false. */
  seed(seed: number, size: Size, opens?: boolean): Promise<Outcome>;
  end(): Promise<void>;
}

/** Each text on a line of its own, so that a problem names its place. */
const asYaml = {
  lineWidth: 0,
  doubleQuotedMinMultiLineLength: Infinity,
  defaultStringType: "QUOTE_DOUBLE",
  defaultKeyType: "PLAIN",
  aliasDuplicateObjects: false,
} as const;

/** Calls back while what the process writes is not shown, but kept. */
async function quietly(run: () => Promise<number>): Promise<{ readonly code: number; readonly said: string }> {
  const [out, error] = [process.stdout.write, process.stderr.write];
  let said = "";
  process.stdout.write = () => true;
  process.stderr.write = (text: string | Uint8Array) => {
    said += String(text);
    return true;
  };
  try {
    return { code: await run(), said };
  } finally {
    process.stdout.write = out;
    process.stderr.write = error;
  }
}

/** What goes wrong in a page from now on. */
function listen(page: Page): string[] {
  const wrongs: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) wrongs.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => wrongs.push(`error: ${error.message}`));
  return wrongs;
}

/**
 * Begins a trial in a folder of its own.
 * @param maxOpened up to so many pages of a site are opened
 */
export async function beginTrial(browser: Browser, maxOpened: number): Promise<Trial> {
  const { engine }: { engine: Engine } = await import(pathToFileURL(join(process.cwd(), "build/engine.js")).href);
  const folder = mkdtempSync(join(tmpdir(), "sound-sites-"));
  cpSync("public/art", join(folder, "public/art"), { recursive: true });
  const pictures = [...readdirSync("public/art").map((name) => `art/${name}`), ...drawShapes(join(folder, "public"))];
  const built = join(folder, "built");
  const server = staticServer({ folder, quality: 1 });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const page = await browser.newPage();
  const wrongs = listen(page);

  const trial: Trial = {
    async file(path, opens = true) {
      wrongs.length = 0;
      const { code, said } = await quietly(() => engine.build({ site: path, out: built, empty: true }));
      // A site that the check accepts and the build cannot make is a fault as well.
      if (code !== 0) return { refused: said, faults: code === 1 ? [] : [said], pages: 0 };
      const faults = new Set(deadLinks(built));
      const paths = pathsIn(readFileSync(path, "utf8")).slice(0, maxOpened);
      for (const [place, one] of paths.entries())
        for (const fault of await faultsOf(page, `http://127.0.0.1:${port}/built${one}`, opens && place === 0))
          faults.add(`${one} at ${fault}`);
      for (const one of wrongs) faults.add(one);
      return { faults: [...faults], pages: paths.length };
    },
    seed(seed, size, opens) {
      const path = join(folder, "site.yaml");
      writeFileSync(path, stringify(soundSite(seed, size, pictures), asYaml));
      return trial.file(path, opens);
    },
    async end() {
      await page.close();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
  return trial;
}

/** Pictures of other shapes than those of the first site, under names that a URL has to escape: their width and height. */
const shapes = {
  "square #1.svg": [400, 400],
  "21 : 9?.svg": [2100, 900],
  "9&16.svg": [450, 800],
  "100%.svg": [1200, 40],
};

/** @returns the names of the pictures in the public folder */
function drawShapes(folder: string): string[] {
  return Object.entries(shapes).map(([name, [width, height]]) => {
    const size = `width="${width}" height="${height}"`;
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="teal"/></svg>`;
    writeFileSync(join(folder, name), drawing);
    return name;
  });
}

/** The paths of a site, a planned page first: few sites have one. */
function pathsIn(text: string): string[] {
  const { routes, planned = [] }: Record<"routes" | "planned", { path: string; hidden?: boolean }[] | undefined> =
    parse(text);
  return [...planned.slice(0, 1), ...(routes ?? []).filter(({ hidden }) => hidden !== true)].map(({ path }) => path);
}
