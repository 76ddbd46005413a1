import { writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { checkSite } from "../check.ts";
import { fixText } from "../repair/fix.ts";
import type { Files, Problem } from "../problem.ts";
import { howToCall, readCall, type Call } from "./call.ts";
import { publicFiles } from "./files.ts";
import { WrongUse } from "./options.ts";
import { report } from "./report.ts";
import { nameOf, readSiteFile } from "./site-file.ts";
import { version } from "./version.ts";
import { watchSite } from "./watch.ts";

interface Looked {
  readonly text: string;
  readonly problems: readonly Problem[];
}

const publicFolder = (file: string): string => join(file === "-" ? process.cwd() : dirname(resolve(file)), "public");

const checker =
  (call: Call, files: Files) =>
  (text: string): readonly Problem[] =>
    checkSite(text, { files, file: nameOf(call.file) }).problems;

function look(call: Call, files: Files): Looked {
  const { text, problem } = readSiteFile(call.file);
  return { text, problems: problem ? [problem] : checker(call, files)(text) };
}

/** Puts right what the call allows, in the file. */
function fix(call: Call, files: Files, looked: Looked): Looked {
  if (call.fix === undefined) return looked;
  const fixed = fixText(looked.text, looked.problems, checker(call, files), call.fix);
  if (fixed.text === looked.text) return looked;
  try {
    writeFileSync(call.file, fixed.text);
  } catch {
    throw new WrongUse(`${call.file} cannot be written, so nothing was put right`);
  }
  if (call.format === "pretty") process.stdout.write(`${fixed.count} put right in ${call.file}.\n\n`);
  return fixed;
}

function exitCode(problems: readonly Problem[], { strict }: Call): number {
  if (problems.some(({ code }) => code === "file/not-found" || code === "file/is-folder")) return 2;
  return problems.some(({ severity }) => severity === "error" || (strict && severity === "warning")) ? 1 : 0;
}

async function check(call: Call): Promise<number> {
  const files = publicFiles(publicFolder(call.file));
  const { text, problems } = fix(call, files, look(call, files));
  process.stdout.write(await report(problems, text, call));
  return exitCode(problems, call);
}

/**
 * The first checks of a process take several times as long as later ones, until the engine has compiled them: a few
 * more, while the person still reads or writes.
 */
function warmUp(work: () => void, times = 5): void {
  if (times === 0) return;
  setTimeout(() => {
    work();
    warmUp(work, times - 1);
  }, 150).unref();
}

/** Checks after every save, until the person ends it. */
async function keepChecking(call: Call): Promise<number> {
  const folder = publicFolder(call.file);
  let files = publicFiles(folder);
  async function once(): Promise<number> {
    const start = performance.now();
    const { text, problems } = look(call, files);
    const words = await report(problems, text, call);
    const work = Math.max(1, Math.round(performance.now() - start));
    // A terminal is cleared; a program that reads along is told that the list begins anew.
    process.stdout.write(process.stdout.isTTY ? "\u001b[2J\u001b[3J\u001b[H" : `Checking ${call.file}.\n`);
    process.stdout.write(words);
    if (call.format === "pretty" || call.format === "compact")
      process.stdout.write(`\nChecked in ${work} ms. Waiting for the next save; Ctrl+C ends.\n`);
    return exitCode(problems, call);
  }
  const code = await once();
  if (code === 2) return code;
  watchSite({
    file: resolve(call.file),
    folder,
    polling: Boolean(process.env["POLLING"]),
    read: () => readSiteFile(call.file).text,
    look: (pictures) => {
      if (pictures === "changed") files = publicFiles(folder);
      void once().catch(fail);
    },
  });
  warmUp(() => look(call, files));
  return 0;
}

async function run(args: readonly string[]): Promise<number> {
  const wish = readCall(args, version);
  if (wish.does === "check") return wish.watch ? keepChecking(wish) : check(wish);
  if (wish.does === "explain") {
    const { explainCode } = await import("./explain-code.ts");
    process.stdout.write(explainCode(wish.code));
  } else process.stdout.write(wish.words);
  return 0;
}

function fail(error: unknown): void {
  if (error instanceof WrongUse) {
    process.stderr.write(howToCall(error.message));
    process.exitCode = 2;
    return;
  }
  const lines = error instanceof Error ? error.stack : String(error);
  process.stderr.write(
    `This is a defect of the checker, not of your file. Tell us, with these lines and the file:\n${lines}\n`,
  );
  process.exitCode = 3;
}

// Whoever reads our words may stop early: “| head”.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  if (code === "EPIPE") process.exit();
});

run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
}, fail);
