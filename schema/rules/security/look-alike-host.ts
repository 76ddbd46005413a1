import { sections } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";
import { fromPunycode } from "../support/links/punycode.ts";

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Words of these letters alone read as Latin ones: `расе` is Cyrillic. */
const likeLatin = /^[\d-]*[асԁеһіјӏорԛѕԝхуνοικυ][асԁеһіјӏорԛѕԝхуνοικυ\d-]*$/u;

const isLookAlike = (name: string): boolean => scripts.filter((script) => script.test(name)).length > 1;

/** The name of a site as it is written, before the browser turns it into plain letters. */
const hostOf = (written: string): string => /^https?:\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(written)?.[1] ?? "";

const action = (href: string) =>
  sections(`
    - type: text
      body: Our flour comes from the mill.
      actions: [{ label: The mill, href: "${href}" }]
  `);

/** An address on another site is the one that it seems to be. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "security/look-alike-host",
    severity: "warning",
    what: "The name of another site mixes letters that look alike, stands for a name in other letters, or hides behind an @.",
    why: "Such names are used to lead people to a site that only looks like the one they know.",
    bad: action("https://mill.example@flour.example"),
    good: action("https://mill.example"),
  },
  *find({ links, source }) {
    for (const { path, start, end, written } of links) {
      const host = hostOf(written);
      const labels = host.toLowerCase().split(".");
      const names = labels.map((label) => (label.startsWith("xn--") ? fromPunycode(label.slice(4)) : label));
      const isCoded = names.includes(undefined);
      const isLatin = /^[a-z]+$/.test(labels.at(-1) ?? "");
      const isMixed = names.some((name = "") => isLookAlike(name) || (isLatin && likeLatin.test(name)));
      const hasName = /^https?:\/\/[^/?#]*@/i.test(written);
      if (!isMixed && !isCoded && !hasName) continue;
      const shown = host.slice(0, 40);
      yield {
        message: hasName
          ? `This address leads to ${shown}, not to what stands before the @.`
          : isMixed
            ? `“${shown}” has letters of another alphabet that look alike.`
            : `“${shown}” stands for a name in other letters.`,
        label: "which site is it?",
        help: "Type the address by hand, from a source that you trust.",
        range: source.locateInside(path, start, end),
        at: path,
      };
    }
  },
};
