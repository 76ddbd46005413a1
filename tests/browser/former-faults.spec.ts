import { expect, test } from "playwright/test";
import { stringify } from "yaml";
import type { Data } from "../../schema/problem.ts";
import { beginTrial } from "../sound-sites/try-site.ts";

/* What once made a fault in a generated site, written as short as it shows. The judge is that of the generated sites. */

const words = (count: number): string => Array.from({ length: count }, () => "harbor").join(" ");

/** A site of one page. */
const site = (sections: Data[], more: Readonly<Record<string, Data>> = {}): { [key: string]: Data } => ({
  version: 1,
  site: { name: "Harbor", url: "https://harbor.example", theme: { font: "system" } },
  routes: [{ path: "/", title: "Home", description: words(12), sections }],
  ...more,
});

const hero = { type: "hero", title: "Harbor" };
const picture = { src: "art/suite.svg", decorative: true };
const action = { label: "Ask us", href: "mailto:hello@harbor.example" };

const sites: Readonly<Record<string, Data>> = {
  "two primary buttons in the header, of which one is very long": site([hero], {
    menus: {
      actions: [
        { ...action, style: "primary" },
        { label: words(12), href: "tel:+49301234567", style: "primary" },
      ],
    },
  }),
  "a picture beside the high card of a catalog": site(
    [{ type: "catalog", from: "goods", consult: { title: "Ask us", image: picture, action } }],
    {
      collections: {
        goods: {
          boat: {
            title: "Boat",
            description: words(18),
            features: Array.from({ length: 8 }, (_, at) => `${words(6)} ${at}`),
          },
        },
      },
    },
  ),
  "a call to action without a ground beside the navigation of the page": {
    ...site([]),
    routes: [
      {
        path: "/",
        title: "Home",
        description: words(12),
        sectionNav: true,
        sections: [
          { type: "text", anchor: "boats", title: "Boats", body: words(30) },
          { type: "call-to-action", title: "Ask us", ground: "canvas", actions: [{ ...action, label: words(9) }] },
        ],
      },
    ],
  },
  "a name of many lines above the navigation of a page": {
    ...site([]),
    site: { name: words(6), url: "https://harbor.example", theme: { font: "system" }, logo: picture },
    routes: [
      {
        path: "/",
        title: "Home",
        description: words(12),
        sectionNav: true,
        sections: [
          { type: "text", anchor: "boats", title: "Boats", body: words(300) },
          { type: "text", anchor: "ships", title: "Ships", body: `${words(300)} [Ask us](tel:+49301234567)` },
        ],
      },
    ],
  },
  "a menu of many entries that lead nowhere yet": site([hero], {
    menus: {
      main: [
        {
          label: "Boats",
          href: "/",
          mega: {
            categories: [
              {
                id: "all",
                title: "All",
                items: Array.from({ length: 24 }, (_, at) => ({ title: `Boat ${at}`, description: words(9) })),
              },
            ],
          },
        },
      ],
    },
  }),
};

test.describe.configure({ mode: "parallel" });

for (const [name, data] of Object.entries(sites))
  test(`a site with ${name} is without a fault`, async ({ browser }) => {
    const trial = await beginTrial(browser, 1);
    const outcome = await trial.text(stringify(data));
    await trial.end();
    expect(outcome).toEqual({ faults: [], pages: 1 });
  });
