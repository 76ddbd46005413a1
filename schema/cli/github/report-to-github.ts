import { appendFileSync, readFileSync } from "node:fs";
import { keepComment, type PullRequest } from "./comment.ts";

/** What a job of GitHub says of itself: `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface GitHubReport {
  /** The site file, as the repository names it. */
  readonly file: string;
  readonly markdown: string;
  /** Whether there is anything to say. */
  readonly isNeeded: boolean;
}

/** The summary of a step may be no longer, in characters. */
const maxSummary = 1_000_000;

/**
 * Writes a report into the summary of the step, and into the one comment of the pull request.
 * @returns what was written, or why not, a line for the log each
 */
export async function reportToGitHub(report: GitHubReport, env: Environment): Promise<string[]> {
  const { GITHUB_STEP_SUMMARY: summary } = env;
  const heading = `## What changes on the site\n\n`;
  if (summary) appendFileSync(summary, `${heading}${report.markdown.slice(0, maxSummary)}\n`);
  const said = [summary ? "Written into the summary of this step." : "This is no step of GitHub: there is no summary."];
  const pull = pullRequestOf(env);
  if (typeof pull === "string") return [...said, pull];
  const written = await keepComment(
    pull,
    `lintel diff ${report.file}`,
    `${heading}${report.markdown}`,
    report.isNeeded,
  );
  const words = {
    created: "Written as a comment of the pull request.",
    updated: "The comment of the pull request is up to date.",
    unchanged: "The comment of the pull request says it already.",
    "not-needed": "Nothing changes on the site: no comment is needed.",
  };
  return written.kind === "refused"
    ? [...said, `::notice::No comment was written. ${written.why}`]
    : [...said, words[written.kind]];
}

/** The pull request that the job runs for, or why there is none to write to. */
function pullRequestOf(env: Environment): PullRequest | string {
  const { GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token, GITHUB_API_URL: api = "https://api.github.com" } = env;
  const number = numberOf(env["GITHUB_EVENT_PATH"]);
  if (number === undefined || !repository) return "This run is for no pull request: no comment is written.";
  if (!token) return "::notice::No comment was written: there is no token. Pass it as the input “token”.";
  return { api: api.replace(/\/$/, ""), repository, number, token };
}

/** The number of the pull request in the event that started the job. */
function numberOf(path: string | undefined): number | undefined {
  if (!path) return undefined;
  try {
    const event: { readonly pull_request?: { readonly number?: unknown } } = JSON.parse(readFileSync(path, "utf8"));
    const number = event.pull_request?.number;
    return typeof number === "number" ? number : undefined;
  } catch {
    return undefined;
  }
}
