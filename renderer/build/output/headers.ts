import type { Model } from "../../model/model.ts";

/** Hosts read a hundred rules at most; the two of `/*` and the hashed files are among them. */
const mostRules = 100;

const rule = (path: string, headers: readonly string[]): string =>
  `${path}\n${headers.map((header) => `  ${header}\n`).join("")}`;

/**
 * The `_headers` file that hosts of static sites read. Headers of two rules that match one file are joined by some hosts, so
 * no file gets the same header twice: hashed files keep for a year, and each page is named to be asked for anew. What is
 * not named is asked for anew by every such host unbidden.
 */
export function headersOf({ frame, pages, addresses }: Model, policy: string): string {
  const security = [
    `Content-Security-Policy: ${policy}`,
    "Cross-Origin-Opener-Policy: same-origin",
    "Permissions-Policy: camera=(), geolocation=(), microphone=()",
    "Referrer-Policy: strict-origin-when-cross-origin",
    ...(frame.site.url.startsWith("https:") ? ["Strict-Transport-Security: max-age=31536000"] : []),
    "X-Content-Type-Options: nosniff",
    "X-Frame-Options: DENY",
  ];
  const folders = [...pages.map(({ path }) => path), ...Object.keys(addresses.planned)].map(
    (path) => path.split("/")[1] ?? "",
  );
  const fresh = ["/", ...[...new Set(folders)].filter((folder) => folder !== "").map((folder) => `/${folder}/*`)];
  return [
    rule("/*", security),
    rule("/assets/*", ["Cache-Control: public, max-age=31536000, immutable"]),
    ...fresh.slice(0, mostRules - 2).map((path) => rule(path, ["Cache-Control: no-cache"])),
  ].join("\n");
}
