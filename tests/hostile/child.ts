import { checkSite } from "../../schema/check.ts";
import { decode } from "../../schema/reader/decode.ts";
import type { Problem } from "../../schema/problem.ts";
import { formats, type ReportInput } from "../../schema/report/formats.ts";
import { generateSite } from "../bench/generate-site.ts";
import { noFiles } from "../formats/broken.ts";
import { bannedMessageWords } from "../check/banned-message-words.ts";
import { bytes } from "./bytes.ts";
import type { Hostile } from "./hostile.ts";
import { keys } from "./keys.ts";
import { longLines } from "./lines.ts";
import { nesting } from "./nesting.ts";

/**
 * Checks hostile files in a process of its own and says, a line each, how many milliseconds of work each took and what is
 * wrong with the problems. The first line is a sound file of a megabyte, the measure; the last one says by how many megabytes
 * the memory in use grew.
 */
const groups: Readonly<Record<string, readonly Hostile[]>> = { nesting, keys, bytes, longLines };

/** What no report of a file may exceed, in characters. */
const maxReportLength = 12_000_000;
const maxProblems = 5000;

function work(task: () => void): number {
  const start = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(start);
  return Math.round((user + system) / 1000);
}

const reported: Omit<ReportInput, "problems" | "text"> = {
  file: "site.yaml",
  fileInRepository: "site.yaml",
  version: "0.0.0",
  max: undefined,
  strict: false,
  color: false,
  loadRuleWords: () => Promise.resolve(() => undefined),
};

/** What is wrong with the problems of a text and with the reports of them. */
async function faultsOf(problems: readonly Problem[], text: string): Promise<string[]> {
  const faults = problems.flatMap(({ range, message, label = "" }, index) => [
    ...(range.start.offset <= range.end.offset && range.end.offset <= text.length ? [] : ["a range outside the text"]),
    ...((problems[index - 1]?.range.start.offset ?? 0) <= range.start.offset ? [] : ["not in the order of the text"]),
    ...(message.length <= 90 && label.length <= 100 ? [] : [`too long: ${message.slice(0, 90)}`]),
    ...(bannedMessageWords.test(message.replace(/“[^”]*”/g, "“”")) ? [`unfit: ${message}`] : []),
  ]);
  if (problems.length > maxProblems) faults.push("too many problems");
  for (const [name, { write }] of Object.entries(formats)) {
    const report = await write({ ...reported, problems, text });
    if (["json", "sarif"].includes(name)) JSON.parse(report);
    if (report.length > maxReportLength) faults.push(`${name} has ${report.length} characters`);
  }
  return [...new Set(faults)];
}

function check(input: string | Uint8Array): { problems: readonly Problem[]; text: string } {
  const { text, problem } = decode(typeof input === "string" ? Buffer.from(input) : input, "site.yaml");
  return { text, problems: problem ? [problem] : checkSite(text, { files: noFiles }).problems };
}

const writeLine = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

/** What is in use after everything that can go is gone. */
function megabytesInUse(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024 ** 2;
}

const megabyte = generateSite(200);
writeLine({ group: "measure", name: "a sound megabyte", milliseconds: work(() => check(megabyte)), faults: [] });
const before = megabytesInUse();
for (const [group, files] of Object.entries(groups))
  for (const { name, make } of files) {
    const input = make();
    let seen = check("");
    const milliseconds = work(() => {
      seen = check(input);
    });
    const faults = await faultsOf(seen.problems, seen.text);
    writeLine({ group, name, milliseconds, faults });
  }
writeLine({ group: "memory", name: "growth", megabytes: megabytesInUse() - before, faults: [] });
