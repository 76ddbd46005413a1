import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { filesBelow } from "../../renderer/build/built-folder.ts";
import { namedCommands } from "../../schema/cli/named-commands.ts";
import { bakery } from "../refactor/restructure.ts";
import { buildCli, call, callAlone, folderWith, type Called } from "./cli.ts";

/* Most tests call the command line in one process, as it is cheap. Here each command runs in a process of its own, as for an author. */

beforeAll(buildCli);

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path d="M0 0h9v9z"/></svg>';

function folder(): string {
  const cwd = folderWith(bakery);
  mkdirSync(join(cwd, "public/art"), { recursive: true });
  for (const name of ["art/oven.svg", "art/loaf.svg", "prices.pdf"]) writeFileSync(join(cwd, "public", name), drawing);
  writeFileSync(join(cwd, "old.yaml"), bakery.replace("price: 17", "price: 18"));
  writeFileSync(join(cwd, "wrong.yaml"), bakery.replace("label: Home", "lable: Home"));
  return cwd;
}

/** What a call says, how it ends, and what is in the folder then. */
function outcome(how: typeof call, args: readonly string[]): readonly [Called, Readonly<Record<string, string>>] {
  const cwd = folder();
  const { code, out, err } = how(args, { cwd });
  // The folder, and the moment in which something was kept, differ.
  const plain = (text: string): string => text.replaceAll(cwd, ".").replaceAll(/\d{4}-\d\d-\d\dT[\d.-]+\d/g, "now");
  const files = filesBelow(cwd).map((name) => [plain(name), plain(readFileSync(join(cwd, name), "latin1"))] as const);
  return [{ code, out: plain(out), err: plain(err) }, Object.fromEntries(files)];
}

const calls: readonly { readonly code: number; readonly args: readonly string[] }[] = [
  { code: 0, args: ["check"] },
  { code: 1, args: ["check", "wrong.yaml", "--format", "json"] },
  { code: 0, args: ["--fix-all", "wrong.yaml"] },
  { code: 2, args: ["check", "--nonsense"] },
  { code: 0, args: ["init", "shop", "--yes"] },
  { code: 0, args: ["build"] },
  { code: 0, args: ["diff", "old.yaml", "site.yaml"] },
  { code: 0, args: ["explain", "yaml/tab"] },
  { code: 0, args: ["rename", "/pricing", "/prices"] },
  { code: 0, args: ["move", "/pricing#questions", "/visit"] },
  { code: 1, args: ["delete", "/pricing#questions"] },
  { code: 0, args: ["extract", "Two loaves", "loaves"] },
  { code: 0, args: ["inline", "{trial.days}"] },
  { code: 0, args: ["where", "/pricing"] },
  { code: 0, args: ["new", "block", "price-map"] },
  { code: 0, args: ["types"] },
  { code: 0, args: ["doctor"] },
  { code: 0, args: ["upgrade"] },
  { code: 1, args: ["undo"] },
];

describe("In a process of its own and in one that answers many, a call says, writes and ends the same:", () => {
  test.each(calls.map((one) => ({ ...one, words: one.args.join(" ") })))("lintel $words", ({ code, args }) => {
    const alone = outcome(callAlone, args);
    expect(alone[0].code, alone[0].out + alone[0].err).toBe(code);
    expect(outcome(call, args)).toEqual(alone);
  });

  test("every command is among these calls, but for those that run until they are stopped", () => {
    const called = calls.map(({ args: [name] }) => name);
    const others = [...namedCommands.keys()].filter((name) => !called.includes(name));
    expect(others).toEqual(["start", "preview", "lsp"]);
  });
});
