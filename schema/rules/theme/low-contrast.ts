import { siteFacts } from "../../problems/example.ts";
import { nearestThat } from "../../site/theme/color.ts";
import type { Path } from "../../problem.ts";
import { pairsOf, paletteOf, type GivenColors, type Pair } from "../../site/theme/theme.ts";
import type { Rule } from "../rule.ts";
import { mapAt } from "../context.ts";
import { pairWords } from "../support/theme/pair-words.ts";
import { blamed, givenBy } from "../support/theme/theme-blame.ts";

const put = (given: GivenColors, [first, second]: Path, color: string): GivenColors => {
  if (first === "dark") return { ...given, dark: { ...given.dark, [String(second)]: color } };
  if (first === "series")
    return { ...given, series: (given.series ?? []).map((one, index) => (index === second ? color : one)) };
  return { ...given, [String(first)]: color };
};

const theme = (lines: string) =>
  siteFacts(`
    site:
      name: Corner Bakery
      url: https://bakery.example
      theme:
        ${lines}
  `);

/** Everything that stands on a color can be read, in light and in dark. */
export const rule: Rule = {
  meta: {
    code: "theme/low-contrast",
    severity: "error",
    what: "Text or a control in one color of the theme cannot be read on another one.",
    why: "About one person in twelve sees colors less well, and everyone does in sunlight. WCAG 2.2 AA asks for a contrast of 4.5 for text and 3 for controls.",
    bad: theme('ink: "#8a8f94"'),
    good: theme('ink: "#2a1a12"'),
  },
  *find({ site, source, correct, at }) {
    const given = givenBy(mapAt(mapAt(site, "site"), "theme"));
    const worst = new Map<string, { place: Path; pair: Pair }>();
    const palette = paletteOf(given);
    for (const pair of pairsOf(palette)) {
      if (pair.contrast >= pair.least) continue;
      const place = blamed(pair, given);
      if (!place) continue;
      const known = worst.get(place.join("."));
      if (!known || pair.contrast / pair.least < known.pair.contrast / known.pair.least)
        worst.set(place.join("."), { place, pair });
    }
    const colorAt = (place: Path): string => String(at(["site", "theme", ...place])).toLowerCase();
    /** The nearest color for a place with which what these places are blamed for can be read. */
    const wantedAt = (place: Path, names: readonly string[]): string | undefined =>
      nearestThat(
        (candidate) =>
          pairsOf(paletteOf(put(given, place, candidate))).every(
            (one) => one.contrast >= one.least || !names.includes(blamed(one, given)?.join(".") ?? ""),
          ),
        colorAt(place),
        0.02,
      );
    // A color that can repair what another one is blamed for as well, such as that of the ground, is why neither can be read.
    const isCause = (name: string, other: string): boolean => {
      const cause = worst.get(name);
      return name !== other && cause !== undefined && wantedAt(cause.place, [name, other]) !== undefined;
    };
    const names = [...worst.keys()];
    const followers = new Map<string, string>();
    for (const other of names) {
      const cause = names.find((name) => !followers.has(name) && isCause(name, other));
      if (cause !== undefined) followers.set(other, cause);
    }
    for (const [name, { place, pair }] of worst) {
      const path = ["site", "theme", ...place];
      const color = at(path);
      if (typeof color !== "string" || followers.has(name)) continue;
      const both = wantedAt(
        place,
        names.filter((one) => one === name || followers.get(one) === name),
      );
      const wanted = both ?? wantedAt(place, [name]);
      // Dark sections have the dark colors in either theme.
      const mode =
        pair.mode === "dark" && place[0] !== "dark" && !pair.on.startsWith("deep") ? " in the dark theme" : "";
      const { what, where } = pairWords(pair.role, pair.on);
      const upper = palette[pair.role][pair.mode];
      const ground = palette[pair.on][pair.mode];
      yield {
        message: `${what} is hard to read${mode}.`,
        label: `contrast ${pair.contrast.toFixed(1)} of ${pair.least}`,
        help: [
          wanted === undefined
            ? "Take a much darker or lighter color, or leave it out."
            : `The nearest color that can be read is "${wanted}".`,
          `It would be ${upper} on ${ground}: a contrast of ${pair.contrast.toFixed(1)}, where ${pair.least} is needed.`,
          ...(where === undefined ? [] : [where]),
        ].join("\n"),
        range: source.locate(path),
        at: path,
        fixes: wanted === undefined ? [] : correct(path, 0, color.length, wanted, "review"),
      };
    }
  },
};
