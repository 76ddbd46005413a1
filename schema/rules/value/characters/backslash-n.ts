import { withTitle } from "../../../problems/sample-sites.ts";
import type { AreaRule } from "../../rule.ts";

const parts = new Set(["label", "text", "markdown", "nav"]);

/** `First\nSecond`, but not `C:\new`, `\new` or `a\nb\c`. */
const backslashN =
  /(?<![\\\w]:?\\[^\s\\]*|[\\/:])\\n(?![^\s\\]*[\\/])(?=\p{Lu}|\p{N}|\s|\\n|[-•*]|$|(?<=[\p{L}\p{N}.!?,;)]\\n)\p{Ll})/u;

/** A line end is typed with the Enter key. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/backslash-n",
    severity: "warning",
    what: "A text holds \\n, which stands for a line end in other files.",
    why: "Outside of double quotes it is two characters: visitors see them.",
    bad: withTitle("Bread\\nand rolls"),
    good: withTitle("Bread and rolls"),
  },
  *find({ textsWith, source, correct }) {
    for (const { entry, prose } of textsWith("\\")) {
      if (entry.isDefault || !parts.has(entry.part)) continue;
      const match = prose.includes("\\n") ? backslashN.exec(prose) : null;
      if (!match) continue;
      const { path, part } = entry;
      const end = match.index + 2;
      const key = path.findLast((step) => typeof step === "string");
      yield {
        message: "Visitors see the backslash and the n: they do not end a line here.",
        label: "shown as it stands",
        help:
          part === "markdown"
            ? `Write a bar after the colon, and each paragraph on lines of its own:\n${key}: |`
            : "Write a space: this text has no lines of its own.",
        range: source.locateInside(path, match.index, end),
        at: path,
        fixes: correct(path, match.index, end, " ", "review").map((fix) => ({ ...fix, title: "Write a space" })),
      };
    }
  },
};
