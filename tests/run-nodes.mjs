/**
 * `npm run test:nodes`: the entry points and the unit tests under the newest release of each supported version of Node.
 *
 *     npm run test:nodes -- [VERSION…] [--entry-points]
 *
 * VERSION names one or several of them (20 22 24 26); `--entry-points` leaves the unit tests out. The programs are packages
 * of npm, which are installed into build/nodes/ when they are first needed.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { parseArgs } from "node:util";

const supported = ["20", "22", "24", "26"];
const isWindows = process.platform === "win32";
const program = `node-${isWindows ? "win" : process.platform}-${process.arch}`;
const cache = "build/nodes";
const commandLine = "build/lintel.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "entry-points": { type: "boolean", default: false } },
});
const unknown = positionals.find((version) => !supported.includes(version));
if (unknown !== undefined) {
  console.error(`There is no version ${unknown}; there are ${supported.join(", ")}.`);
  process.exit(2);
}

/** @typedef {{ bin: string, env: NodeJS.ProcessEnv }} Node where a version is, and an environment in which it is `node` */

/**
 * Installs the newest release of a version, or takes the one that is there.
 * @param {string} version
 * @returns {Node}
 */
function install(version) {
  const folder = join(cache, version);
  const binFolder = join(process.cwd(), folder, "node_modules", program, "bin");
  const bin = join(binFolder, isWindows ? "node.exe" : "node");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  spawnSync("npm", ["install", "--no-audit", "--no-fund", "--no-save", `${program}@${version}`], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    shell: isWindows,
  });
  if (!existsSync(bin)) throw new Error(`npm has not installed ${program}@${version}`);
  const { NODE_OPTIONS: _, ...env } = process.env;
  return { bin, env: { ...env, PATH: `${binFolder}${delimiter}${env["PATH"] ?? ""}` } };
}

/**
 * Runs a program to its end.
 * @param {Node} node
 * @param {readonly string[]} words
 * @returns {string} its output
 * @throws if it fails, or writes to standard error
 */
function run({ bin, env }, words) {
  const { status, stdout, stderr } = spawnSync(bin, words, { env, encoding: "utf8" });
  if (status !== 0 || stderr !== "") throw new Error(`It ended with ${status} and said:\n${stderr}${stdout}`);
  return stdout;
}

/**
 * Starts a server, gets its first page, and ends it.
 * @param {Node} node
 * @param {readonly string[]} words
 * @param {number} port
 */
async function serve({ bin, env }, words, port) {
  const server = spawn(bin, [...words, "--port", String(port), "--host", "127.0.0.1"], { env });
  let errors = "";
  server.stdout.resume();
  server.stderr.on("data", (data) => (errors += String(data)));
  try {
    const end = Date.now() + 60_000;
    for (;;) {
      const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: "text/html" } }).catch(
        () => undefined,
      );
      if (page?.ok && (await page.text()).includes("<title>")) break;
      if (Date.now() > end || server.exitCode !== null) throw new Error(`No page came. It said:\n${errors}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  } finally {
    server.kill();
  }
  if (errors !== "") throw new Error(`It said:\n${errors}`);
}

/** The text of every generated file, by its name. */
const generatedFiles = () =>
  JSON.stringify(
    ["schema/language", "docs", "docs/problems"].flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => [name, readFileSync(join(folder, name), "utf8")]),
    ),
  );

/** What the command line prints under the first version: it is the same under all. */
let firstReport = "";

/** @type {readonly { name: string, does: string, run: (node: Node) => void | string | Promise<void | string> }[]} */
const steps = [
  {
    name: "check",
    does: "The command line prints the same as under the other versions, and no error",
    run(node) {
      const report = run(node, [commandLine, "site.yaml"]) + run(node, [commandLine, "--explain", "yaml/tab"]);
      firstReport ||= report;
      if (report !== firstReport) throw new Error(`It prints something else:\n${report}`);
    },
  },
  {
    name: "generate",
    does: "The generated files stay as they are",
    run(node) {
      const before = generatedFiles();
      run(node, ["schema/cli/generate/generate.mjs"]);
      if (generatedFiles() !== before) throw new Error("It has changed generated files");
    },
  },
  {
    name: "bundle",
    does: "What npm ci bundles is bundled",
    run: (node) => void run(node, ["renderer/build/bundle.mjs"]),
  },
  {
    name: "build",
    does: "site.yaml becomes a site",
    run(node) {
      rmSync("test-results/nodes", { recursive: true, force: true });
      const output = run(node, ["renderer/build/lintel.mjs", "build", "--out", "test-results/nodes"]);
      if (!output.includes("is built")) throw new Error(output);
    },
  },
  {
    name: "preview",
    does: "The built site is served",
    run: (node) => serve(node, [commandLine, "preview", "test-results/nodes"], 43_380),
  },
  {
    name: "start",
    does: "The site is served while it is edited",
    run: (node) => serve(node, [commandLine, "start"], 43_381),
  },
  {
    name: "unit",
    does: "Everything that needs no browser",
    run({ bin, env }) {
      const { status } = spawnSync(bin, ["node_modules/vitest/vitest.mjs", "run"], { env, stdio: "inherit" });
      const report = JSON.parse(readFileSync("test-results/unit.json", "utf8"));
      if (status !== 0) throw new Error(`${report.numFailedTests} of ${report.numTotalTests} tests failed`);
      return `${report.numPassedTests} passed`;
    },
  },
];

/** @type {string[][]} */
const table = [];
for (const version of positionals.length > 0 ? positionals : supported) {
  console.log(`\n── Node ${version}: npm installs it, unless it is there`);
  const node = install(version);
  const release = run(node, ["--version"]).trim();
  for (const { name, does, run: runStep } of steps) {
    if (name === "unit" && values["entry-points"]) continue;
    console.log(`   ${release} ${name}: ${does}`);
    const start = performance.now();
    let result = "";
    try {
      result = `✓ ${(await runStep(node)) ?? ""}`;
    } catch (error) {
      result = "✗";
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
    table.push([release, name, `${((performance.now() - start) / 1000).toFixed(1)} s`, result.trim()]);
  }
}

console.log("");
for (const [release = "", name = "", seconds = "", result = ""] of table)
  console.log(`${release.padEnd(10)} ${name.padEnd(9)} ${seconds.padStart(8)}  ${result}`);
