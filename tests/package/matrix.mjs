/**
 * `npm run test:package`: the package as it is packed, with its optional parts, installed by each package manager into an empty folder
 * with blanks and umlauts in its name. It fetches packages, so it is no part of `npm test`.
 *
 *     npm run test:package -- [MANAGER…]        npm, pnpm, yarn
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { openStarters } from "./starters-in-browser.mjs";

const maxPackages = 40;
const maxMegabytes = 60;

const place = realpathSync(mkdtempSync(join(tmpdir(), "lintel-matrix-")));
// The package managers are found by their names, as on the computer of an author.
const tools = join(place, "tools");
process.env["PATH"] = `${join(tools, "node_modules/.bin")}${delimiter}${process.env["PATH"]}`;
const shell = process.platform === "win32";
/** @param {readonly string[]} words */
const run = (/** @type {string} */ program, words, /** @type {string} */ cwd) =>
  execFileSync(program, words, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    shell,
    env: { ...process.env, CACHE: "" },
  });

const [packed] = JSON.parse(
  run("npm", ["pack", "--json", "--pack-destination", place], process.cwd()).replace(/^[^[]*/s, ""),
);
const tarball = join(place, packed.filename);

/** @type {Readonly<Record<string, (folder: string) => void>>} */
const managers = {
  npm: (folder) =>
    void run("npm", ["install", "--no-audit", "--no-fund", "--cache", join(place, "npm"), tarball], folder),
  pnpm: (folder) => {
    writeFileSync(join(folder, ".npmrc"), `store-dir=${join(place, "pnpm")}\n`);
    run("pnpm", ["add", tarball], folder);
  },
  yarn: (folder) => void run("yarn", ["add", "--cache-folder", join(place, "yarn"), `file:${tarball}`], folder),
};

/** @type {Readonly<Record<string, string>>} */
const lockfiles = { npm: "package-lock.json", pnpm: "pnpm-lock.yaml", yarn: "yarn.lock" };

/** Every package below a folder, and the bytes of all files. */
function measure(/** @type {string} */ folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const packages = new Set(
    files
      .filter(
        ({ name, parentPath }) =>
          name === "package.json" && /node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+$/.test(parentPath),
      )
      .map(({ parentPath }) => realpathSync(parentPath)),
  );
  const bytes = files.reduce((sum, { name, parentPath }) => sum + statSync(join(parentPath, name)).size, 0);
  return { packages: packages.size, megabytes: bytes / 1e6 };
}

/** @param {boolean} condition */
function ensure(condition, /** @type {string} */ sentence) {
  if (!condition) throw new Error(sentence);
}

/** Takes the right to write from the files of a folder: a package may be installed where only others may write. */
function makeReadOnly(/** @type {string} */ folder) {
  for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(parentPath, name), statSync(join(parentPath, name)).isDirectory() ? 0o555 : 0o444);
}

/** Milliseconds from the start of a server to its first page. */
async function firstPage(
  /** @type {string} */ program,
  /** @type {readonly string[]} */ words,
  /** @type {string} */ cwd,
) {
  const start = performance.now();
  const server = spawn(process.execPath, [program, ...words], {
    cwd,
    env: { ...process.env, NO_COLOR: "1", CACHE: "" },
  });
  try {
    const address = await new Promise((found, failed) => {
      let output = "";
      const read = (/** @type {Buffer} */ data) => {
        output += String(data);
        const [, url] = /(?:Local:\s+|Server at )(http\S+)/.exec(output) ?? [];
        if (url !== undefined) found(url);
      };
      server.stdout.on("data", read);
      server.stderr.on("data", read);
      server.on("exit", () => failed(new Error(output)));
    });
    const page = await fetch(address, { headers: { accept: "text/html" } });
    ensure(page.ok && (await page.text()).includes("<title"), `${address} shows no page`);
    return performance.now() - start;
  } finally {
    server.kill();
  }
}

/**
 * A section type of the site's own, with the bundler that it needs.
 * @param {string} folder
 * @param {(...words: string[]) => string} lintel
 */
function tryOwnBlock(folder, lintel) {
  lintel("new", "block", "price-map", "--yes");
  const lines =
    "      - type: price-map\n        title: Prices\n        items:\n          - { title: The first, text: A sentence. }\n";
  appendFileSync(join(folder, "site.yaml"), lines);
  lintel("check", "--strict");
  lintel("build");
  ensure(
    readFileSync(join(folder, "dist/contact/index.html"), "utf8").includes("The first"),
    "The own block is not in the page",
  );
}

/**
 * Every page of a site of some starters, in a browser.
 * @param {string} program
 * @param {string} folder
 * @param {readonly string[]} starters
 */
async function tryStarters(program, folder, starters) {
  const { pages, faults } = await openStarters(folder, starters, (words, cwd) =>
    run(process.execPath, [program, ...words], cwd),
  );
  ensure(faults.length === 0, faults.join("\n"));
  console.log(`  ${starters.length} starters, ${pages} pages opened in light and dark`);
}

/**
 * Another version in a folder beside the first: both serve their sites at once, and build them.
 * @param {string} root where the first version is installed
 * @param {string} folder its site
 */
async function tryTwoVersions(root, folder) {
  const copy = join(place, "copy");
  cpSync(root, copy, { recursive: true });
  chmodSync(copy, 0o755);
  const { version } = JSON.parse(readFileSync(join(copy, "package.json"), "utf8"));
  const scripts = readdirSync(join(copy, "build/lintel")).map((name) => join(copy, "build/lintel", name));
  for (const file of [join(copy, "package.json"), ...scripts]) {
    const text = readFileSync(file, "utf8");
    if (text.includes(`"${version}"`)) chmodSync(file, 0o644);
    if (text.includes(`"${version}"`)) writeFileSync(file, text.replaceAll(`"${version}"`, '"0.0.9"'));
  }
  const [other] = JSON.parse(
    run("npm", ["pack", "--ignore-scripts", "--json", "--pack-destination", copy], copy).replace(/^[^[]*/s, ""),
  );
  const second = join(place, "another version");
  mkdirSync(second);
  writeFileSync(join(second, "package.json"), '{ "private": true }\n');
  run("npm", ["install", "--no-audit", "--no-fund", "--cache", join(place, "npm"), join(copy, other.filename)], second);
  const folders = [folder, second];
  const programs = folders.map((one) => join(one, "node_modules/lintel/build/lintel.js"));
  const said = programs.map((program, index) => run(process.execPath, [program, "--version"], folders[index] ?? ""));
  ensure(said.join("").trim() === `${version}\n0.0.9`, `The versions say ${said.join(" and ")}`);
  run(process.execPath, [programs[1] ?? "", "init", ".", "--yes", "--name", "Another"], second);
  await Promise.all(
    programs.map((program, index) => firstPage(program, ["start", "--port", "0"], folders[index] ?? "")),
  );
  for (const [index, name] of ["Über uns", "Another"].entries()) {
    run(process.execPath, [programs[index] ?? "", "build"], folders[index] ?? "");
    const page = readFileSync(join(folders[index] ?? "", "dist/index.html"), "utf8");
    ensure(page.includes(name), `The start page of ${name} is that of the other site`);
  }
  console.log("  two versions side by side, each with its own site");
}

/** The time of Eleventy for the same, in the same run, where it can be installed. */
async function eleventy() {
  const folder = join(place, "eleventy");
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  writeFileSync(join(folder, "index.md"), "---\ntitle: Home\n---\n<title>Home</title>\n\n# Home\n");
  run("npm", ["install", "--no-audit", "--no-fund", "@11ty/eleventy@3.1.8"], folder);
  return firstPage(join(folder, "node_modules/@11ty/eleventy/cmd.cjs"), ["--serve", "--port=8097"], folder);
}

mkdirSync(tools);
run("npm", ["install", "--no-audit", "--no-fund", "--prefix", tools, "pnpm@10", "yarn@1"], tools);
let failed = false;
const wanted = process.argv.slice(2);
for (const [manager, install] of Object.entries(managers)) {
  if (wanted.length > 0 && !wanted.includes(manager)) continue;
  const folder = join(place, `${manager} Über uns`);
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  try {
    const start = performance.now();
    install(folder);
    const installed = performance.now() - start;
    const { packages, megabytes } = measure(join(folder, "node_modules"));
    ensure(
      packages <= maxPackages && megabytes <= maxMegabytes,
      `${packages} packages with ${megabytes.toFixed(0)} MB are too many`,
    );
    const root = realpathSync(join(folder, "node_modules/lintel"));
    makeReadOnly(root);
    const program = join(root, "build/lintel.js");
    const lintel = (/** @type {readonly string[]} */ ...words) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
        cwd: folder,
        encoding: "utf8",
        env: { ...process.env, CACHE: "" },
      });
      ensure(status === 0 && stderr === "", `lintel ${words.join(" ")} ended with ${status}:\n${stderr}${stdout}`);
      return stdout;
    };
    lintel("init", ".", "--yes", "--name", "Über uns");
    lintel("check", "--strict");
    const first = await firstPage(program, ["start", "--port", "0"], folder);
    const warm = await firstPage(program, ["start", "--port", "0"], folder);
    lintel("build");
    ensure(existsSync(join(folder, "dist/page.png")), "There is no picture for previews");
    tryOwnBlock(folder, lintel);
    const others = Object.keys(lockfiles).filter((other) => other !== manager);
    const mixed = others.filter((other) => existsSync(join(folder, lockfiles[other] ?? "")));
    ensure(mixed.length === 0, `A section type of the site was installed with ${mixed.join(" and ")}`);
    console.log(
      `✓ ${manager.padEnd(5)} ${packages} packages, ${megabytes.toFixed(0)} MB, installed in ${(installed / 1000).toFixed(1)} s; first start ${first.toFixed(0)} ms, then ${warm.toFixed(0)} ms`,
    );
    // All starters once, and one for each other package manager: what is installed differs, the starters do not.
    const starters = readdirSync("starters").sort();
    await tryStarters(program, folder, manager === "npm" ? starters : starters.slice(-1));
    if (manager === "npm") await tryTwoVersions(root, folder);
    if (manager === "npm") console.log(`  Eleventy's first start: ${(await eleventy()).toFixed(0)} ms`);
  } catch (error) {
    failed = true;
    console.error(`✗ ${manager}: ${error instanceof Error ? error.message : error}`);
  }
}
for (const { name, parentPath } of readdirSync(place, { recursive: true, withFileTypes: true }))
  if (parentPath.includes("lintel")) chmodSync(join(parentPath, name), 0o777);
rmSync(place, { recursive: true, force: true });
process.exitCode = failed ? 1 : 0;
