import { file, sections } from "../example.ts";
import type { Meta } from "../meta.ts";

const smallest = `
  version: 1
  site: { name: Corner Bakery, url: https://bakery.example }
  routes:
    - path: /
      title: Home
      description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
      sections:
        - type: text
          body: Fresh bread every day.
`;

const deep = 34;

/** Whether there is a site file at all, and whether it can be read. */
export const metas: readonly Meta[] = [
  {
    code: "file/not-found",
    severity: "error",
    what: "The check was called with the name of a file that is not there.",
    why: "Nothing can be checked. The path counts from the folder that the command runs in.",
    bad: { command: "npx lintel check sites.yaml" },
    good: { command: "npx lintel check site.yaml" },
  },
  {
    code: "file/is-folder",
    severity: "error",
    what: "The check was called with the name of a folder.",
    why: "A folder may hold several files; the check reads one.",
    bad: { command: "npx lintel check ." },
    good: { command: "npx lintel check site.yaml" },
  },
  {
    code: "file/empty",
    severity: "error",
    what: "There is nothing in the file, or nothing but comments.",
    why: "A site needs a name, an address and one page. An editor that was closed while it saved may leave an empty file behind.",
    bad: file("# Our site\n"),
    good: file(smallest),
  },
  {
    code: "file/cut-off",
    severity: "error",
    concernsWholeFile: true,
    hidesLines: true,
    what: "The file ends in the middle of a line, or what it names and what should stand further below is not there. No line break is at its end, which editors write.",
    why: "A download that broke off, a full disk or a merge leaves such a file, and the rest of the site is lost with it.",
    bad: file(smallest.replace("body: Fresh bread every day.", "actions: [{ label: Order bread, hr"), { isCut: true }),
    good: file(smallest),
  },
  {
    code: "file/encoding",
    severity: "error",
    yieldsTo: "wrong-line",
    what: "The file, or a letter in it, is not saved as UTF-8, the usual way to turn letters into bytes.",
    why: "Letters beyond a to z, such as é or ₹, would come out as others. The editor's “save as” offers UTF-8.",
    bad: file(smallest.replace("Corner Bakery", "Café Corner"), { encoding: "latin1" }),
    good: file(smallest.replace("Corner Bakery", "Café Corner")),
  },
  {
    code: "file/wrong-encoding",
    severity: "error",
    concernsWholeFile: true,
    what: "A program has read the file in another encoding than UTF-8 and saved it again: all over it stand â€™ and Ã© for ’ and é.",
    why: "Visitors would see these characters, and each of them is lost for good once a part of it is deleted.",
    bad: file(
      smallest.replace(
        "body: Fresh bread every day.",
        "title: Itâ€™s our cafÃ©\n          intro: Brot fÃ¼r alle.\n          body: |\n            CrÃªpes on Sundays.\n\n            PiÃ±a on Mondays.",
      ),
    ),
    good: file(
      smallest.replace(
        "body: Fresh bread every day.",
        "title: It’s our café\n          intro: Brot für alle.\n          body: |\n            Crêpes on Sundays.\n\n            Piña on Mondays.",
      ),
    ),
  },
  {
    code: "file/control-character",
    severity: "error",
    what: "A character that cannot be seen stands in the file. It often comes along when text is copied from another program.",
    why: "Browsers show a box in its place or nothing, and searches do not find the word that it stands in.",
    bad: sections(`
      - type: text
        body: Fresh bread\u0007 every day.
    `),
    good: sections(`
      - type: text
        body: Fresh bread every day.
    `),
  },
  {
    code: "file/direction-character",
    severity: "error",
    what: "A character that cannot be seen changes the direction in which the letters after it are shown.",
    why: "What people read in the file is then not what is in it. This has been used to hide things in files that others approve.",
    bad: sections(`
      - type: text
        body: Fresh \u202ebread every day.
    `),
    good: sections(`
      - type: text
        body: Fresh bread every day.
    `),
  },
  {
    code: "file/too-big",
    severity: "error",
    what: "The file has more than eight million characters.",
    why: "A site of a thousand pages has a tenth of that. Such a file is slow to open and to check; most often something was pasted that does not belong there.",
    bad: file(`# ${"Everything that we ever wrote. ".repeat(280_000)}\n`, {
      shown: "# Everything that we ever wrote. Everything that we ever wrote. (and so on, 280,000 times)\n",
    }),
    good: file(smallest),
  },
  {
    code: "file/too-deep",
    severity: "error",
    what: "Lists and keys stand in one another more than 32 levels deep.",
    why: "No part of a site needs that. Brackets or dashes that were not meant are the usual reason.",
    bad: file(`${"- ".repeat(deep)}bread\n`),
    good: file(smallest),
  },
  {
    code: "file/not-a-site-file",
    severity: "error",
    concernsWholeFile: true,
    isAbsence: true,
    what: "The file is no site file: it lacks the keys that every site file begins with.",
    why: "The check would report hundreds of unknown keys and none of them would help.",
    bad: file(`
      name: my-package
      scripts:
        build: make
    `),
    good: file(smallest),
  },
];
