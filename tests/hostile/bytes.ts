import { filled, kilo, lines, mega, siteWith, textSection, type Hostile } from "./hostile.ts";

const sound = siteWith(textSection("Fresh bread every day."));

const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();

/** A head as it begins a picture or an archive, and noise that is the same each time. */
function noiseAfter(head: readonly number[], length: number): Uint8Array {
  let state = 7;
  const noise = Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % 256;
  });
  return Uint8Array.from([...head, ...noise]);
}

/** The sound file as another program writes JSON: on one line. */
const minified = JSON.stringify({
  version: 1,
  site: { name: "Corner Bakery", url: "https://bakery.example" },
  routes: Array.from({ length: 400 }, (_, index) => ({
    path: index === 0 ? "/" : `/page-${index}`,
    title: `Page ${index}`,
    description: `Fresh bread every day, from five in the morning, at number ${index} of Mill Street in the old town.`,
    sections: [{ type: "text", title: "Bread", body: `See [the next one](/page-${(index % 399) + 1}).` }],
  })),
});

/** Files that are not text, or not the text that they seem to be. */
export const bytes: readonly Hostile[] = [
  { name: "UTF-16 with its mark", make: () => Buffer.from(`\ufeff${sound}`, "utf16le") },
  { name: "UTF-16 without its mark", make: () => Buffer.from(sound, "utf16le") },
  { name: "UTF-16 the other way with its mark", make: () => swapped(Buffer.from(`\ufeff${sound}`, "utf16le")) },
  { name: "UTF-16 the other way without its mark", make: () => swapped(Buffer.from(sound, "utf16le")) },
  {
    name: "UTF-32",
    make: () => Buffer.from([0xff, 0xfe, 0, 0, ...[...sound].flatMap((one) => [one.charCodeAt(0), 0, 0, 0])]),
  },
  { name: "half characters", make: () => sound.replace("Fresh", "Fresh \ud83d bread \udca9") },
  { name: "half characters in a key", make: () => `${sound}\ud83d: 1\n` },
  { name: "half characters as escapes", make: () => siteWith(textSection('"Fresh \\ud83d bread"')) },
  { name: "a megabyte of half characters", make: () => siteWith(textSection("\ud83d".repeat(mega))) },
  { name: "a zero byte", make: () => sound.replace("Fresh", "Fresh\u0000") },
  { name: "a megabyte of zero bytes", make: () => new Uint8Array(mega) },
  {
    name: "every control character",
    make: () => siteWith(textSection(Array.from({ length: 32 }, (_, code) => String.fromCharCode(code + 1)).join("a"))),
  },
  { name: "a megabyte of control characters", make: () => siteWith(textSection(filled("a\u0007", mega))) },
  { name: "a megabyte of signs that turn the direction", make: () => siteWith(textSection(filled("a\u202e", mega))) },
  {
    name: "line ends of all kinds",
    make: () =>
      sound
        .split("\n")
        .map((line, index) => line + (["\n", "\r\n", "\r"][index % 3] ?? ""))
        .join(""),
  },
  { name: "line ends of old computers", make: () => sound.replaceAll("\n", "\r") },
  {
    name: "bytes that are no letters",
    make: () => Buffer.concat([Buffer.from(sound), Buffer.from([0xc3, 0x28, 0xff, 0xe9])]),
  },
  { name: "a megabyte of bytes that are no letters", make: () => new Uint8Array(mega).fill(0xe9) },
  {
    name: "a letter cut in two at the end of a megabyte",
    make: () => Buffer.concat([Buffer.from(filled("# é\n", mega)), Buffer.from([0xc3])]),
  },
  { name: "a picture", make: () => noiseAfter([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 200 * kilo) },
  { name: "an archive", make: () => noiseAfter([0x50, 0x4b, 0x03, 0x04], 200 * kilo) },
  { name: "noise of letters", make: () => Buffer.from(noiseAfter([], 300 * kilo)).toString("latin1") },
  {
    name: "noise of signs",
    make: () =>
      Array.from(noiseAfter([], 300 * kilo), (byte) => "-:[]{}\"'#&*!|> \n\nab,?%@`"[byte % 25] ?? "").join(""),
  },
  { name: "a site as JSON on one line", make: () => minified },
  { name: "a site as JSON on one line, cut off", make: () => minified.slice(0, -1000) },
  { name: "a site as JSON on one line, with a comma too many", make: () => minified.replace("]}", "],,}") },
  {
    name: "a site as JSON with a megabyte in it",
    make: () => JSON.stringify({ version: 1, site: { name: "x".repeat(mega) } }),
  },
  {
    name: "an address of the web page",
    make: () =>
      `<!doctype html>\n<html>\n${lines(2000, (index) => `<p class="a">Line ${index}: <a href='#'>x</a></p>`)}\n</html>`,
  },
  {
    name: "a program",
    make: () => lines(3000, (index) => `function f${index}(a, b) { return { a: a[${index}], b: "x" }; } // ${index}`),
  },
  { name: "a table", make: () => lines(10_000, (index) => `${index},"Bread, fresh",4.50,'x',#1`) },
];
