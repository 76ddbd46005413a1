import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Route } from "playwright";
import { parse, stringify } from "yaml";
import { listen, tryBuild } from "../browser/built-site.ts";
import { staticServer } from "../browser/static-server.mjs";
import { faultsOf, type Window } from "./judge/judge.ts";
import { wrongsOf } from "../browser/wrongs.ts";
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
  file(path: string, opens?: boolean, between?: Window): Promise<Outcome>;
  /** Tries a site file with this text. */
  text(text: string, opens?: boolean, between?: Window): Promise<Outcome>;
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

/**
 * Begins a trial in a folder of its own.
 * @param maxOpened up to so many pages of a site are opened
 */
export async function beginTrial(browser: Browser, maxOpened: number): Promise<Trial> {
  const folder = mkdtempSync(join(tmpdir(), "sound-sites-"));
  cpSync("public/art", join(folder, "public/art"), { recursive: true });
  const pictures = [...readdirSync("public/art").map((name) => `art/${name}`), ...drawShapes(join(folder, "public"))];
  const fonts = [copyFont(join(folder, "public"))];
  const built = join(folder, "built");
  const server = staticServer({ folder, quality: 1 });
  const address = await listen(server);
  const page = await browser.newPage();
  const wrongs = wrongsOf(page);

  const trial: Trial = {
    async file(path, opens = true, between = undefined) {
      wrongs.length = 0;
      const { code, said } = await tryBuild(path, built);
      // A site that the check accepts and the build cannot make is a fault as well.
      if (code !== 0) return { refused: said, faults: code === 1 ? [] : [said], pages: 0 };
      const faults = new Set(deadLinks(built));
      const text = readFileSync(path, "utf8");
      const pages = pagesIn(text).slice(0, maxOpened);
      // Browsers do not keep files where requests are intercepted: only a site that asks other servers is.
      if (text.includes("analytics:")) await page.route(isElsewhere, answerWithNothing);
      for (const [place, one] of pages.entries()) {
        const hasOwnMenus = place === 0 || one.menus !== undefined;
        for (const fault of await faultsOf(page, `${address}/built${one.path}`, opens && hasOwnMenus, between))
          faults.add(`${one.path} at ${fault}`);
      }
      await page.unrouteAll();
      // The next site is built over this one: what the page still asks for would be gone.
      await page.goto("about:blank");
      for (const one of wrongs) faults.add(one);
      return { faults: [...faults], pages: pages.length };
    },
    text(text, opens, between) {
      const path = join(folder, "site.yaml");
      writeFileSync(path, text);
      return trial.file(path, opens, between);
    },
    seed: (seed, size, opens) =>
      trial.text(stringify(soundSite(seed, size, { pictures, fonts }), asYaml), opens, windowOf(seed)),
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

/** @returns the name of a typeface of the site's own in the public folder */
function copyFont(folder: string): string {
  mkdirSync(join(folder, "fonts"), { recursive: true });
  cpSync("build/fonts/space-grotesk-latin-wght-normal.woff2", join(folder, "fonts/own typeface.woff2"));
  return "fonts/own typeface.woff2";
}

/** A window for a seed, of any size between that of a phone and that of a desk. */
const windowOf = (seed: number): Window => ({ width: 361 + ((seed * 397) % 1079), height: 480 + ((seed * 173) % 500) });

/** A page of a site file. */
interface WrittenPage {
  readonly path: string;
  readonly hidden?: boolean;
  readonly menus?: string;
}

/** The pages of a site, a planned page first: few sites have one. */
function pagesIn(text: string): WrittenPage[] {
  const { routes, planned = [] }: Record<"routes" | "planned", WrittenPage[] | undefined> = parse(text);
  return [...planned.slice(0, 1), ...(routes ?? []).filter(({ hidden }) => hidden !== true)];
}

/** Services that count visits. */
const isElsewhere = ({ hostname }: URL): boolean => hostname !== "127.0.0.1";
const answerWithNothing = (route: Route): Promise<void> =>
  route.fulfill({
    status: 200,
    contentType: "text/javascript",
    headers: { "Access-Control-Allow-Origin": "*" },
    body: "",
  });
