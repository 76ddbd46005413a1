/**
 * Prints the path of a Chromium that the browser tests can start, and installs one where there is none.
 * In this order: CHROMIUM_PATH, a system Chromium or Chrome, what Playwright has downloaded before, a new download. The shell
 * without windows comes before the whole browser: it is the same engine, and the tests take a quarter less processor time in it.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

const shell = "chromium-headless-shell";
const commands = [shell, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const applications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function systemChromium() {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = [...commands.flatMap((name) => folders.map((folder) => join(folder, name))), ...applications];
  return candidates.find(isExecutable);
}

const playwrightChromium = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

/**
 * Runs a command and shows what it says on standard error: standard output is for the path alone.
 * @param {string} command
 * @param {readonly string[]} words
 */
function run(command, words) {
  process.stderr.write(`> ${[command, ...words].join(" ")}\n`);
  return spawnSync(command, words, { stdio: ["ignore", 2, 2] }).status === 0;
}

function install() {
  process.stderr.write("There is no Chromium for the browser tests. Installing one.\n");
  run(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"]);
  const downloaded = playwrightChromium();
  if (downloaded && starts(downloaded)) return downloaded;
  const isRoot = process.getuid?.() === 0;
  const add = ["install", "-y", "--no-install-recommends"];
  // Older releases of Debian, and others, do not have the shell as a package.
  if (isRoot && existsSync("/usr/bin/apt-get") && run("apt-get", ["update"]) && !run("apt-get", [...add, shell]))
    run("apt-get", [...add, "chromium"]);
  return systemChromium();
}

/**
 * A download may lack libraries of the system: better to learn it here.
 * @param {string} path
 */
function starts(path) {
  try {
    execFileSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

const asked = process.env["CHROMIUM_PATH"];
if (asked && !isExecutable(asked)) {
  process.stderr.write(`CHROMIUM_PATH is ${asked}, and no program is there.\n`);
  process.exit(1);
}
const path = asked ?? systemChromium() ?? playwrightChromium() ?? install();
if (!path) {
  process.stderr.write("No Chromium could be installed. Install one and set CHROMIUM_PATH to its program.\n");
  process.exit(1);
}
process.stdout.write(`${path}\n`);
