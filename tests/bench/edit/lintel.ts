import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serve, type Contender } from "./contender.ts";

/** What an edit replaces in a site file; the home page shows both. */
interface Places {
  /** A text of the home page, without its last word. */
  readonly word: string;
  /** The number of trial days with what surrounds it on the home page. */
  readonly fact: (days: number) => string;
}

const places: readonly Places[] = [
  // site.yaml
  { word: "Teach your team AI. Give them", fact: (days) => `${days} days free on every plan` },
  // A generated site
  { word: "Invoices that", fact: (days) => `Free for ${days} days` },
];

/** `npm start` on a copy of a site file. */
export function lintel(folder: string, text: string): Contender {
  const file = join(folder, "site.yaml");
  cpSync("public", join(folder, "public"), { recursive: true });
  writeFileSync(file, text);
  const found = places.find(({ word }) => text.includes(word));
  if (!found) throw new Error("The home page has no text that this benchmark knows");
  return {
    name: "Lintel",
    start: (port) =>
      serve({
        command: process.execPath,
        args: [join("build", "lintel.js"), "start", file, "--port", String(port), "--host", "127.0.0.1"],
        url: `http://127.0.0.1:${port}/`,
      }),
    edit(kind, round) {
      const changed =
        kind === "word"
          ? text.replace(found.word, `${found.word} word${round}`)
          : text.replace(/trial: \{ days: \d+ \}/, `trial: { days: ${round} }`);
      return {
        save: () => writeFileSync(file, changed),
        shows: kind === "word" ? `word${round}` : found.fact(round),
      };
    },
  };
}
