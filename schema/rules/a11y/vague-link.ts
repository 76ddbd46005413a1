import { linked } from "../../problems/example.ts";
import { isMap } from "../../problem.ts";
import type { AreaRule } from "../rule.ts";
import { isVague, isVagueEntry } from "../support/texts/vague-words.ts";

/** What to write in place of such words, with the target that the link has. */
const namingHelp = (target: string): string =>
  `Link words that say what is there, such as its title:\n[Its title](${target.slice(0, 60)})`;

/** The words of a link or of a button say where it leads. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "a11y/vague-link",
    severity: "warning",
    what: "The words of a link or of a button do not say where it leads: “here”, “Click here”, “Read more”.",
    why: "Screen readers list the links of a page by their words; a list of “here” helps nobody.",
    bad: linked(`
      - type: text
        body: For our prices click [here](/prices).
    `),
    good: linked(`
      - type: text
        body: See [our prices](/prices).
    `),
  },
  *find({ inventory, links, source, at }) {
    for (const { path, inText, words = "", written: target } of links)
      if (inText && /^\/[\w/-]+$/.test(words.trim()))
        yield {
          message: `Visitors read “${words.trim().slice(0, 40)}”, which is an address and no words.`,
          label: "says nothing by itself",
          help: namingHelp(target),
          range: source.locateInside(path, inText.words.start, inText.words.end),
          at: path,
        };
    const written = at(["site", "language"]);
    if (written !== undefined && typeof written !== "string") return;
    const language = written ?? "en";
    for (const { path, inText, words = "", written: target } of links)
      if (inText && isVague(words, language))
        yield {
          message: `“${words}” does not say where it leads.`,
          label: "says nothing by itself",
          help: namingHelp(target),
          range: source.locateInside(path, inText.words.start, inText.words.end),
          at: path,
        };
    const buttons = new Set(inventory.of("action").map(({ path }) => path.join("/")));
    for (const { path: target, inText, words } of links) {
      const holder = target.slice(0, -1);
      const item = at(holder);
      if (inText || words === undefined || !isMap(item)) continue;
      const hasLabel = Object.hasOwn(item, "label");
      const path = [...holder, hasLabel ? "label" : "title"];
      // In a menu, the entries around it say the rest, and behind a title the text below it.
      const isListed = holder[0] === "menus" && typeof holder.at(-1) === "number" && !buttons.has(holder.join("/"));
      if (hasLabel && !isListed ? isVague(words, language) : isVagueEntry(words, language))
        yield {
          message: `“${words}” does not say where it leads.`,
          label: "says nothing by itself",
          help: "Name what is there or what happens: Our prices, or Order a loaf.",
          range: source.locate(path),
          at: path,
        };
    }
  },
};
