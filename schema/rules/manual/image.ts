import type { FileFacts } from "../../problem.ts";
import { pictures, sections, type Entries } from "./entry.ts";

const folder = { "art/loaves.svg": {} };

const picture = (
  src: string,
  files: Readonly<Record<string, Partial<FileFacts>>> = folder,
  alt = "Three loaves on a shelf",
) =>
  sections(
    `
    - type: picture
      image: { src: ${src}, alt: ${alt} }
  `,
    { files: pictures(files) },
  );

const right = picture("art/loaves.svg");

/** Pictures and the files they are in. */
export const entries: Entries = {
  "image/missing": {
    what: "The public folder has no picture of this name.",
    why: "Visitors would see a gap or a broken picture.",
    bad: picture("art/loafs.svg"),
    good: right,
  },
  "image/wrong-case": {
    what: "The picture is there, but its name is written with other large and small letters.",
    why: "It works on some computers and not on the server, where Loaves and loaves are two names.",
    bad: picture("art/Loaves.svg"),
    good: right,
  },
  "image/outside-folder": {
    what: "The name leads out of the public folder, by ../ or by a link in the folder.",
    why: "Only what is in the folder is published with the site; and nothing else of the computer should be.",
    bad: picture("../loaves.svg", {}),
    good: right,
  },
  "image/local-path": {
    what: "The name is that of a file on your own computer.",
    why: "Visitors cannot reach it. Copy the picture into the public folder.",
    bad: picture("C:\\Pictures\\bread.svg", {}),
    good: right,
  },
  "image/backslash": {
    what: "Folders are separated by backslashes.",
    why: "In addresses of the web a backslash is a letter like others; the picture would not be found.",
    bad: picture("art\\loaves.svg"),
    good: right,
  },
  "image/remote": {
    what: "The picture is on another site.",
    why: "That site would learn of each of your visitors, and could change or delete the picture at any time.",
    bad: picture('"https://mill.example/loaves.svg"', {}),
    good: right,
  },
  "image/not-an-image": {
    what: "The file is no picture, whatever its name says, or it is damaged.",
    why: "Browsers would show a gap.",
    bad: picture("art/loaves.svg", { "art/loaves.svg": { kind: "other", width: 0, height: 0 } }),
    good: right,
  },
  "image/unsupported": {
    what: "The picture is saved in a format that browsers do not show, such as HEIC, TIFF or PSD.",
    why: "Visitors would see a gap. Most programs save as PNG, JPEG or WebP as well.",
    bad: picture("art/loaves.heic", { "art/loaves.heic": { kind: "other", width: 0, height: 0 } }),
    good: right,
  },
  "image/svg-script": {
    what: "An SVG drawing holds a program.",
    why: "It would run in the browsers of visitors.",
    bad: picture("art/loaves.svg", { "art/loaves.svg": { problem: "It holds a script." } }),
    good: right,
  },
  "image/too-heavy": {
    what: "The file of the picture is larger than needed: more than 150 kB for a drawing, 400 kB for a photograph.",
    why: "On a phone it takes seconds to appear, and visitors pay for it.",
    bad: picture("art/loaves.jpg", { "art/loaves.jpg": { kind: "jpeg", bytes: 900_000, width: 2400, height: 1800 } }),
    good: picture("art/loaves.jpg", { "art/loaves.jpg": { kind: "jpeg", bytes: 200_000, width: 1600, height: 1200 } }),
  },
  "image/too-small": {
    what: "The picture has fewer pixels than its place.",
    why: "Enlarged, it looks blurred.",
    bad: picture("art/loaves.jpg", { "art/loaves.jpg": { kind: "jpeg", width: 120, height: 90 } }),
    good: picture("art/loaves.jpg", { "art/loaves.jpg": { kind: "jpeg", width: 1600, height: 1200 } }),
  },
  "a11y/missing-alt": {
    what: "A picture has no words that say what it shows. A picture that only decorates says so: decorative: true.",
    why: "People who do not see it, and search engines, have nothing but these words.",
    bad: picture("art/loaves.svg", folder, '""'),
    good: right,
  },
  "a11y/filename-alt": {
    what: "The words for a picture are the name of its file.",
    why: "“IMG_1234.jpg” says nothing to someone who listens to the page.",
    bad: picture("art/loaves.svg", folder, "loaves.svg"),
    good: right,
  },
};
