import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { parse } from "yaml";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCli, folderWith, program } from "./cli.ts";
import { commitAll, git } from "./repository.ts";

const site = `version: 1
site: { name: Corner Bakery, url: https://bakery.example, currency: EUR }
collections: { plans: { small: { title: Small, price: 20 } } }
routes:
  - path: /
    title: Home
    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
    sections: [{ type: plans, title: Plans, from: plans }]
`;
const priced = (price: number): string => site.replace("price: 20", `price: ${price}`);

/** A server that keeps comments as GitHub does. */
interface Comment {
  readonly id: number;
  body: string;
}
let comments: Comment[] = [];
let requests: string[] = [];
let mayWrite = true;
let server: Server;
let api = "";

beforeAll(async () => {
  buildCli();
  server = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    let text = "";
    request.on("data", (part) => (text += String(part)));
    request.on("end", () => {
      requests.push(method);
      const answer = (status: number, data: unknown): void => {
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(data));
      };
      const { pathname, searchParams } = new URL(url, "http://api.example");
      if (headers.authorization !== "Bearer secret") return answer(401, { message: "Bad credentials" });
      if (method !== "GET" && !mayWrite) return answer(403, { message: "Resource not accessible by integration" });
      const list = "/repos/anna/bakery/issues/7/comments";
      if (method === "GET" && pathname === list) {
        const page = Number(searchParams.get("page"));
        return answer(200, comments.slice((page - 1) * 100, page * 100));
      }
      const { body = "" }: { body?: string } = text === "" ? {} : JSON.parse(text);
      if (method === "POST" && pathname === list) {
        comments.push({ id: comments.length + 1, body });
        return answer(201, {});
      }
      const own = comments.find(({ id }) => pathname === `/repos/anna/bakery/issues/comments/${id}`);
      if (method !== "PATCH" || !own) return answer(404, { message: "Not Found" });
      own.body = body;
      return answer(200, {});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  api = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
}, 120_000);
afterAll(() => void server.close());
beforeEach(() => {
  comments = [];
  requests = [];
  mayWrite = true;
});

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly steps: readonly { readonly name?: string; readonly run?: string; readonly if?: string }[] };
}
const action: Action = parse(readFileSync("action.yml", "utf8"));

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly summary: string;
}

/** A repository whose first commit is the base. The step leaves it as it is, so that all runs have the same one. */
const cwd = commitAll(folderWith(site));
const base = git(cwd, "rev-parse", "HEAD").trim();

/** Runs the step of the action as GitHub does. */
async function compare(after: string, env: Readonly<Record<string, string>> = {}): Promise<Run> {
  writeFileSync(join(cwd, "site.yaml"), after);
  const [event, summary] = [join(cwd, "event.json"), join(cwd, "summary.md")];
  writeFileSync(event, JSON.stringify({ pull_request: { number: 7 } }));
  writeFileSync(summary, "");
  const script = action.runs.steps.find(({ name }) => name === "Compare")?.run ?? "";
  const child = spawn("bash", ["-e", "-o", "pipefail", "-c", script], {
    cwd,
    env: {
      ...process.env,
      LINTEL: program,
      FILE: "site.yaml",
      BASE: base,
      GITHUB_TOKEN: "secret",
      DIFF: "true",
      GITHUB_API_URL: api,
      GITHUB_REPOSITORY: "anna/bakery",
      GITHUB_EVENT_PATH: event,
      GITHUB_STEP_SUMMARY: summary,
      ...env,
    },
  });
  let out = "";
  child.stdout.on("data", (part) => (out += String(part)));
  child.stderr.on("data", (part) => (out += String(part)));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, out, summary: readFileSync(summary, "utf8") };
}

describe("the action on a pull request", () => {
  test("writes what changes into the summary and into a comment", async () => {
    const { code, summary } = await compare(priced(25));
    const sentence = "The price of “Small” rises from €20 to €25; it shows on the start page.";
    expect(code).toBe(0);
    expect(summary).toContain(`## What changes on the site\n\n**1 change of the site.**`);
    expect(comments).toHaveLength(1);
    for (const text of [summary, comments[0]?.body]) expect(text).toContain(`- ${sentence}`);
    expect(comments[0]?.body).toMatch(/^<!-- lintel diff site\.yaml -->\n/);
  });

  test("brings its own comment up to date, among many others", async () => {
    comments = Array.from({ length: 120 }, (_, index) => ({ id: index + 1, body: `Comment ${index}` }));
    await compare(priced(25));
    await compare(priced(30));
    expect(comments).toHaveLength(121);
    expect(comments[120]?.body).toContain("from €20 to €30");
    requests = [];
    const { out } = await compare(priced(30));
    // It names the commit: another one, or the same within a second.
    expect(out).toMatch(/The comment of the pull request (?:is up to date|says it already)\./);
    expect(comments).toHaveLength(121);
  });

  test("makes no comment where nothing changes, and corrects the one that is there", async () => {
    await compare(site);
    expect(comments).toEqual([]);
    await compare(priced(25));
    await compare(site);
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toContain("No change: both files say the same.");
  });

  test("only writes the summary where the token may not write, and says so", async () => {
    mayWrite = false;
    const { code, out, summary } = await compare(priced(25));
    expect(code).toBe(0);
    expect(summary).toContain("rises from €20 to €25");
    expect(out).toContain("::notice::No comment was written. The token may not write comments.");
    expect(out).toContain("pull-requests: write");
  });

  test("does nothing where the input “diff” says so", async () => {
    const { out, summary } = await compare(priced(25), { DIFF: "false" });
    expect({ out, summary, requests }).toEqual({ out: "", summary: "", requests: [] });
  });

  test.each([
    ["there is no token", { GITHUB_TOKEN: "" }, "there is no token"],
    ["the token is wrong", { GITHUB_TOKEN: "wrong" }, "The token is not valid."],
    ["the server is away", { GITHUB_API_URL: "http://127.0.0.1:9" }, "cannot be reached"],
    ["the run is for a push", { GITHUB_EVENT_PATH: "" }, "This run is for no pull request"],
  ])("does not fail where %s", async (_, env, message) => {
    const { code, out } = await compare(priced(25), env);
    expect(code).toBe(0);
    expect(out).toContain(message);
  });
});
