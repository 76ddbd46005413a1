import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkSite } from "../../schema/check.ts";
import { publicFiles } from "../../schema/cli/files.ts";
import { siteText } from "../../schema/cli/init/site-text.ts";
import { buildCli, call } from "../cli/cli.ts";
import { deadLinks } from "../sound-sites/links.ts";

beforeAll(buildCli);

const actionIn = (text: string): string => /action: "#\w{6}"/.exec(text)?.[0] ?? "";

interface Written {
  readonly routes: readonly { readonly path: string; readonly sections: readonly { readonly type?: string }[] }[];
}

const starters = readdirSync("starters");

test("a new site can begin as a shop, a piece of software, courses or a person, or with next to nothing", () => {
  expect(starters.sort()).toEqual(["blank", "courses", "person", "shop", "software"]);
});

describe.each(starters)("the starter “%s”", (name) => {
  const folder = join("starters", name);
  const text = readFileSync(join(folder, "site.yaml"), "utf8");
  const files = publicFiles(join(folder, "public"));
  const problems = (called: string, language: string, color?: string): string[] => {
    const { text: site } = siteText(text, { name: called, language, color }, files);
    return checkSite(site, { files }).problems.map(({ code, message }) => `${code}: ${message}`);
  };

  test("passes the strictest check as it is, and with any name in any language, whose letters its typeface has", () => {
    expect(checkSite(text, { files }).problems).toEqual([]);
    for (const [site, language] of [
      ["Twenty-four letters, Inc", "ar"],
      ["- a: O’Neill & “東京” #1", "de-CH"],
    ] as const)
      expect([site, problems(site, language)]).toEqual([site, []]);
  });

  test("takes any color, or as dark a one of its hue as can be read", () => {
    const color = "#ffff00";
    expect(problems("Über uns", "en", color)).toEqual([]);
    expect(siteText(text, { name: "Über uns", language: "en", color }, files)).not.toContain(actionIn(text));
  });

  test("is a whole site: several pages with five sections and more, or with a policy", () => {
    if (name === "blank") return;
    const { routes }: Written = parse(text);
    expect(routes.length).toBeGreaterThanOrEqual(4);
    const short = routes.filter(({ sections }) => sections.length < 5 && sections[0]?.type !== "legal");
    expect(short.map(({ path }) => path)).toEqual([]);
  });

  test("is built with every picture, and no link of it leads nowhere", () => {
    const place = mkdtempSync(join(tmpdir(), "lintel-starter-"));
    cpSync(folder, place, { recursive: true });
    expect(call(["build", "site.yaml"], { cwd: place })).toMatchObject({ code: 0, err: "" });
    expect(deadLinks(join(place, "dist"))).toEqual([]);
    const pictures = existsSync(join(place, "public/art")) ? readdirSync(join(place, "public/art")) : [];
    expect(pictures.filter((picture) => !existsSync(join(place, "dist/art", picture)))).toEqual([]);
    rmSync(place, { recursive: true });
  });
});
