import { siteFacts } from "../../problems/example.ts";
import { quote } from "../../language/words.ts";
import { nearest } from "../../reader/nearest.ts";
import { families } from "../../site/theme/families.ts";
import type { Rule } from "../rule.ts";
import { writtenFonts } from "../support/fonts/written-font.ts";
import { renamedFileProblems, renamedNames } from "../support/moved/renamed-files.ts";
import { meantPicture } from "../support/images/wrong-name.ts";

const names = [...families.keys(), "system"];

/** `Source Serif 4`, `Inter Variable` and `Inter, sans-serif` as the names that they are. */
function otherWriting(written: string): string | undefined {
  const [first = ""] = written.split(",");
  const plain = first
    .replaceAll(/["']/g, "")
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-")
    .replace(/-(?:variable|vf|font)$/, "");
  return names.includes(plain) ? plain : undefined;
}

/** What is wrong with a name that is neither a typeface nor a font file, and what to write in its place. */
interface Words {
  readonly message: string;
  readonly label: string;
  readonly help: string;
  readonly wanted?: string | undefined;
}

const folder = "Put a WOFF2 file into the public folder and write its name: fonts/brand.woff2.";

function wrongName(written: string, files: readonly string[]): Words {
  const shown = quote(written.slice(0, 40));
  const fonts = files.filter((file) => /\.woff2$/i.test(file));
  const isFile = /[/\\]|\.[a-z0-9]{2,5}$/i.test(written);
  const near = isFile ? undefined : (otherWriting(written) ?? nearest(written.toLowerCase(), names));
  if (!isFile)
    return {
      message: `There is no typeface ${shown}.`,
      label: "no such typeface",
      help: `${near === undefined ? "" : `Did you mean ${near}?\n`}It is one of: ${names.join(", ")}.\nOr it is a WOFF2 file of your own in the public folder: fonts/brand.woff2.`,
      wanted: near,
    };
  if (/^(?:[a-z]+:)?\/\//i.test(written))
    return {
      message: "This font is on another site; only a file of your own can be used.",
      label: "on another site",
      help: folder,
      wanted: meantPicture(written, fonts),
    };
  const other = /\.(ttf|otf|woff|eot|ttc|svg)$/i.exec(written)?.[1];
  if (other !== undefined) {
    const packed = written.replace(/\.\w+$/, ".woff2");
    const same = fonts.includes(packed) ? packed : meantPicture(packed, fonts);
    return {
      message: `A font file has to be WOFF2, not ${other.toUpperCase()}.`,
      label: "not WOFF2",
      help:
        same === undefined
          ? "Ask the maker of the font for the WOFF2 file, or convert it with a font tool. Browsers load it in half the time."
          : `Write ${same}`,
      wanted: same,
    };
  }
  const meant = meantPicture(written, fonts);
  return {
    message: `There is no font file ${written.slice(-50)} in the public folder.`,
    label: "no such file",
    help: meant === undefined ? folder : `Did you mean ${meant}?`,
    wanted: meant,
  };
}

const theme = (font: string) =>
  siteFacts(`
    site:
      name: Corner Bakery
      url: https://bakery.example
      theme:
        font: ${font}
  `);

/** The typeface is one that comes with Lintel, that of the device, or a WOFF2 file of the public folder. */
export const rule: Rule = {
  meta: {
    code: "theme/unknown-font",
    severity: "error",
    isAboutName: true,
    followsFromFolder: true,
    what: "The typeface is none that comes with Lintel, and no WOFF2 file in the public folder.",
    why: "Visitors would see whatever font their device has, and lines would break where nobody has looked.",
    bad: theme("Helvetica"),
    good: theme("inter"),
  },
  *find(context, code) {
    const files = context.files.list();
    const explained = renamedNames(context);
    yield* renamedFileProblems(context, code);
    for (const { chosen, path, value } of writtenFonts(context)) {
      if (chosen.kind !== "file" || (/\.woff2$/i.test(value) && files.includes(value.normalize()))) continue;
      if (explained.has(value.normalize())) continue;
      const { message, label, help, wanted } = wrongName(value, files);
      yield {
        message,
        label,
        help,
        range: context.source.locate(path),
        at: path,
        fixes: wanted === undefined ? [] : context.correct(path, 0, value.length, wanted, "review"),
      };
    }
  },
};
