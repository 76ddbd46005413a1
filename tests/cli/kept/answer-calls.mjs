/**
 * A process that has loaded the command line once and answers calls of it, one after the other, as a process of its own would:
 * with their arguments, folder and environment. Its parent asks by messages.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const [, , program = ""] = process.argv;
const root = process.cwd();

/** @param {Readonly<Record<string, string>>} env */
function setEnvironment(env) {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
}

/**
 * Runs the module that `build/lintel.js` imports: anew each time, while what it imports stays.
 * @param {number} id
 */
async function run(id) {
  const [, name = ""] = /import\("(\.\/lintel\/run-[^"]+)"\)/.exec(readFileSync(program, "utf8")) ?? [];
  await import(`${pathToFileURL(join(dirname(program), name)).href}?call=${id}`);
}

/** @param {{ id: number, args: readonly string[], cwd: string, env: Readonly<Record<string, string>> }} call */
async function answer({ id, args, cwd, env }) {
  const said = { out: "", err: "" };
  /** @param {"out" | "err"} where */
  const writer =
    (where) =>
    /** @param {string | Uint8Array} text */
    (text) => {
      said[where] += typeof text === "string" ? text : Buffer.from(text).toString();
      return true;
    };
  Object.assign(process.stdout, { write: writer("out") });
  Object.assign(process.stderr, { write: writer("err") });
  process.argv.splice(2, Infinity, ...args);
  process.exitCode = undefined;
  setEnvironment(env);
  process.chdir(cwd);
  await run(id);
  const code = Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  process.stdout.removeAllListeners("error");
  process.chdir(root);
  process.send?.({ id, code, ...said });
}

process.on("message", answer);
process.on("disconnect", () => process.exit());
