import type { IncomingMessage, ServerResponse } from "node:http";
import type { FixAnswer, FixRequest } from "../../../live/overlay-data.ts";

/** In bytes. What the overlay sends is far smaller. */
const maxBody = 1000;

/**
 * Answers a request of the overlay to change the site file. Another computer may look at the pages but not change the file, and no
 * page of another site may either. The server has refused names of other hosts before.
 */
export async function answerFix(
  request: IncomingMessage,
  response: ServerResponse,
  apply: (request: FixRequest) => FixAnswer,
): Promise<void> {
  const wanted = isOwnPage(request) ? parsed(await bodyOf(request)) : undefined;
  response.statusCode = wanted ? 200 : 403;
  response.setHeader("Content-Type", "application/json");
  response.setHeader("Cache-Control", "no-store");
  const refused = { refused: "Fixes are applied by the overlay, on the computer that holds the file." };
  response.end(JSON.stringify(wanted ? attempt(() => apply(wanted)) : refused));
}

function attempt(apply: () => FixAnswer): FixAnswer {
  try {
    return apply();
  } catch {
    return { refused: "The file cannot be written. Look whether it is open to you." };
  }
}

function isOwnPage({ method, headers, socket }: IncomingMessage): boolean {
  const isLocal = /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/.test(socket.remoteAddress ?? "");
  const { host, origin = "" } = headers;
  return (
    isLocal &&
    method === "POST" &&
    headers["content-type"] === "application/json" &&
    URL.canParse(origin) &&
    new URL(origin).host === host
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request) {
    body += String(part);
    if (body.length > maxBody) return "";
  }
  return body;
}

function parsed(body: string): FixRequest | undefined {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== "object" || value === null) return undefined;
    if ("undo" in value) return { undo: true };
    return "version" in value &&
      "problem" in value &&
      "fix" in value &&
      typeof value.version === "number" &&
      typeof value.problem === "number" &&
      typeof value.fix === "number"
      ? { version: value.version, problem: value.problem, fix: value.fix }
      : undefined;
  } catch {
    return undefined;
  }
}
