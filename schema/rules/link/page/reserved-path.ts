import { homePage, pricesPage, withPages } from "../../../problems/sample-pages.ts";
import type { Rule } from "../../rule.ts";

/** Names that Windows keeps for devices: no file or folder can have them. */
const device = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])$/;

/** Why a page cannot have a path, and another one. */
function reserved(path: string): { readonly message: string; readonly help: string } | undefined {
  const segments = path.slice(1).split("/");
  const taken = segments.find((segment) => device.test(segment));
  if (taken !== undefined)
    return {
      message: `No folder can be called “${taken}” on Windows, and the page is one.`,
      help: `Write a longer word: ${path.replace(taken, `${taken}-page`)}`,
    };
  if (segments.at(-1) === "index")
    return {
      message: "Many hosts lead /index to the page above it; this page could not be reached.",
      help: `Write another word: ${path.replace(/index$/, "overview")}`,
    };
  return path === "/404"
    ? {
        message: "At /404 many hosts answer with the page for missing addresses.",
        help: "Write another path: /not-found-help",
      }
    : undefined;
}

/** A page has a path that hosts and systems keep for nothing else. */
export const rule: Rule = {
  meta: {
    code: "link/reserved-path",
    severity: "error",
    what: "A path has a meaning of its own for hosts or systems: /index, /404, or a name of Windows such as /con.",
    why: "Visitors would get another page there, or the site could not be stored.",
    bad: withPages(homePage.replace("/prices", "/index"), pricesPage.replace("/prices", "/index")),
    good: withPages(homePage, pricesPage),
  },
  *find({ pages, source }) {
    for (const { path, at } of [...pages.pages, ...pages.planned]) {
      const why = reserved(path);
      const place = [...at, "path"];
      if (why) yield { ...why, label: "has another meaning", range: source.locate(place), at: place };
    }
  },
};
