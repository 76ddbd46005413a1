/**
 * `npm run bench:hostile`: each hostile file in a process of its own: milliseconds of the clock and of all processors, the latter also
 * in comparison with a sound file of a megabyte, and the peak of memory. Those that miss the goals; `--all` prints every one.
 */
import { spawnSync } from "node:child_process";
import { checkSite } from "../../schema/check.ts";
import { decode } from "../../schema/reader/decode.ts";
import { noFiles } from "../formats/broken.ts";
import { bytes } from "../hostile/bytes.ts";
import type { Hostile } from "../hostile/hostile.ts";
import { keys } from "../hostile/keys.ts";
import { longLines, moreLines } from "../hostile/lines.ts";
import { nesting } from "../hostile/nesting.ts";
import { generateSite } from "./generate-site.ts";
import { say, tableOf } from "./table.ts";

const sound: Hostile = { name: "a sound megabyte", make: () => generateSite(200) };
const files = [sound, ...nesting, ...keys, ...bytes, ...longLines, ...moreLines];

/** The goals: so many milliseconds of the clock, and megabytes. */
const most = { milliseconds: 1000, megabytes: 256 };

interface Taken {
  readonly milliseconds: number;
  /** Milliseconds of all processors: with what the engine does beside the check. */
  readonly processor: number;
  readonly megabytes: number;
}

/** In a process of its own: checks one file and says what it took. */
function check({ make }: Hostile): Taken {
  const made = make();
  const input = typeof made === "string" ? Buffer.from(made) : made;
  const [start, begin] = [process.cpuUsage(), performance.now()];
  const { text, problem } = decode(input, "site.yaml");
  if (!problem) checkSite(text, { files: noFiles });
  const milliseconds = performance.now() - begin;
  const { user, system } = process.cpuUsage(start);
  return { milliseconds, processor: (user + system) / 1000, megabytes: process.resourceUsage().maxRSS / 1024 };
}

function take(index: number): Taken | undefined {
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--interrupt-budget=1000000", process.argv[1] ?? "", String(index)],
    { encoding: "utf8", timeout: 60_000 },
  );
  return status === 0 ? JSON.parse(stdout) : undefined;
}

const [wanted = ""] = process.argv.slice(2);
const own = files[Number(wanted)];
if (wanted !== "" && own) say(JSON.stringify(check(own)));
else {
  const base = take(0)?.processor ?? Number.NaN;
  const rows = files.flatMap(({ name }, index): string[][] => {
    const taken = take(index);
    if (!taken) return [[name, "does not end", "", "", ""]];
    const { milliseconds, processor, megabytes } = taken;
    const isGood = milliseconds <= most.milliseconds && megabytes <= most.megabytes;
    if (isGood && index > 0 && wanted !== "--all") return [];
    return [[name, milliseconds.toFixed(0), processor.toFixed(0), (processor / base).toFixed(1), megabytes.toFixed(0)]];
  });
  say(`${files.length} files; a second and ${most.megabytes} MB are the goals of each`);
  say(tableOf([["", "clock ms", "processor ms", "to a sound megabyte", "memory MB"], ...rows]));
}
