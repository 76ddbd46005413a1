import { siteFrame } from "./site-frame.ts";
import { sectionKinds, written, type Topic } from "./site-sections.ts";
import { subjects, trades } from "./site-words.ts";

/** The menus lead to so many routes. */
const leastRoutes = 12;

interface Place {
  readonly title: string;
  readonly path: string;
  readonly subject: string;
  readonly trade: string;
}

/** What the page at a place of the list is about: no two are about the same. */
function placeOf(route: number): Place {
  const subject = subjects[route % subjects.length] ?? "";
  const trade = trades[Math.floor(route / subjects.length) % trades.length] ?? "";
  const round = Math.floor(route / (subjects.length * trades.length));
  const title = `${subject} for ${trade}${round === 0 ? "" : ` ${round + 1}`}`;
  const path = route === 0 ? "/" : `/${title.toLowerCase().replaceAll(" ", "-")}`;
  return { title, path, subject, trade };
}

/**
 * A whole site file with so many routes, for measuring: eight sections on each, texts of its own, the same menus. Passes the
 * check against the pictures of `public/`. The home page is the same whatever the number, at least 12.
 */
export function generateSite(routes: number): string {
  if (routes < leastRoutes) throw new Error(`A generated site has at least ${leastRoutes} routes`);
  return `${siteFrame(placeOf)}\nroutes:\n${Array.from({ length: routes }, (_, route) => routeOf(route, routes)).join("\n")}`;
}

function routeOf(route: number, routes: number): string {
  const { title, path, subject, trade } = placeOf(route);
  // The home page leads to the first pages, so that it is the same on every site.
  const near = [1, 2, 3, 4].map((step) => placeOf(route === 0 ? step : (route + step) % routes || 1));
  const topic: Topic = { place: route, subject, trade, path, near };
  const middle = Array.from({ length: 6 }, (_, turn) => {
    const kind = sectionKinds[(route * 6 + turn + Math.floor(route / 2)) % sectionKinds.length];
    return kind?.(topic, turn) ?? [];
  });
  return [
    `  - path: ${path}`,
    `    title: ${title}`,
    `    description: ${written(`How ${trade} keep their ${subject.toLowerCase()} in order, with less typing and fewer surprises at the end of the month.`)}`,
    "    sectionNav: true",
    "    sections:",
    ...[heroOf(topic), ...middle, ["use: begin"]].flatMap((lines) => lines.flatMap(indented)),
    "",
  ].join("\n");
}

/** Under `sections:`, the first line with its dash. */
const indented = (line: string, index: number): string[] =>
  line.split("\n").map((part) => (part === "" ? "" : `      ${index === 0 ? "- " : "  "}${part}`));

const heroOf = ({ subject, trade, near }: Topic): string[] => [
  "type: page-hero",
  `title: ${subject} that ${trade} can trust`,
  `intro: ${written(`One place for ${subject.toLowerCase()}, made with ${trade} and for them. Free for {trial.days} days.`)}`,
  "badges: [popular]",
  "actions:",
  '  - { label: Start free trial, href: "mailto:{email}?subject=Start free trial", style: primary }',
  ...near.slice(0, 1).map(({ title, path }) => `  - { label: ${title}, href: ${path} }`),
];
