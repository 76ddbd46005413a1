/** Where a comment belongs, and what may write it. */
export interface PullRequest {
  /** The address of the programming interface: https://api.github.com */
  readonly api: string;
  /** `owner/name` */
  readonly repository: string;
  readonly number: number;
  readonly token: string;
}

/** What became of the comment, or why it could not be written: a sentence. */
export type Written =
  | { readonly kind: "created" | "updated" | "unchanged" | "not-needed" }
  | { readonly kind: "refused"; readonly why: string };

interface Comment {
  readonly id: number;
  readonly body?: string | null;
}

/** GitHub refuses longer ones, in characters. */
const maxLength = 65_000;
const perPage = 100;
/** How many comments are looked through. */
const maxPages = 30;
const timeout = 20_000;

const refusals: Readonly<Record<number, string>> = {
  401: "The token is not valid.",
  403: "The token may not write comments. Give the job “permissions: pull-requests: write”; for a pull request from a fork GitHub never does.",
  404: "The token does not reach the pull request. Give the job “permissions: pull-requests: write”.",
};

class Refusal extends Error {}

/**
 * Writes the one comment that a pull request has about a file, or brings it up to date. A hidden line at its start says which one it is.
 * @param marker the name in the hidden line
 * @param isNeeded whether the comment is worth making; one that is there is brought up to date anyway
 */
export async function keepComment(
  pull: PullRequest,
  marker: string,
  text: string,
  isNeeded: boolean,
): Promise<Written> {
  const start = `<!-- ${marker.replaceAll("--", "- -")} -->\n`;
  const body = `${start}${shortened(text)}`;
  const comments = `/repos/${pull.repository}/issues/${pull.number}/comments`;
  try {
    const own = await findOwn(pull, comments, start);
    if (!own) {
      if (!isNeeded) return { kind: "not-needed" };
      await request(pull, "POST", comments, { body });
      return { kind: "created" };
    }
    if (own.body?.replaceAll("\r\n", "\n").trim() === body.trim()) return { kind: "unchanged" };
    await request(pull, "PATCH", `/repos/${pull.repository}/issues/comments/${own.id}`, { body });
    return { kind: "updated" };
  } catch (error) {
    if (error instanceof Refusal) return { kind: "refused", why: error.message };
    throw error;
  }
}

async function findOwn(pull: PullRequest, comments: string, start: string): Promise<Comment | undefined> {
  for (let page = 1; page <= maxPages; page += 1) {
    const found: readonly Comment[] = await request(pull, "GET", `${comments}?per_page=${perPage}&page=${page}`);
    const own = found.find(({ body }) => body?.replaceAll("\r\n", "\n").startsWith(start));
    if (own || found.length < perPage) return own;
  }
  return undefined;
}

/** @throws Refusal where the server cannot be reached or does not want to */
async function request(pull: PullRequest, method: string, path: string, data?: unknown) {
  let response: Response;
  try {
    response = await fetch(`${pull.api}${path}`, {
      method,
      headers: {
        accept: "application/vnd.github+json",
        authorization: `Bearer ${pull.token}`,
        "content-type": "application/json",
        "user-agent": "lintel",
      },
      signal: AbortSignal.timeout(timeout),
      ...(data !== undefined && { body: JSON.stringify(data) }),
    });
  } catch {
    throw new Refusal(`${pull.api} cannot be reached.`);
  }
  if (!response.ok)
    throw new Refusal(refusals[response.status] ?? `The server of GitHub answers with ${response.status}.`);
  return response.json();
}

/** Whole lines, as many as fit. */
function shortened(text: string): string {
  if (text.length <= maxLength) return text;
  const kept = text.slice(0, text.lastIndexOf("\n", maxLength));
  const rest = text.slice(kept.length).split("\n- ").length - 1;
  return `${kept}\n\n…and ${rest} more; the summary of the run has all of them.\n`;
}
