import { hashedFolder } from "../../../schema/site/addresses/built-names.ts";
import type { Model } from "../../model/model.ts";
import { joinHeaders } from "./join-headers.ts";
import type { OutputFormat } from "./output-file.ts";

/** Hosts read at most a hundred rules, those for `/*` and for the hashed files among them. */
const maxRules = 100;

const rule = (path: string, headers: readonly string[]): string =>
  `${path}\n${headers.map((header) => `  ${header}\n`).join("")}`;

/**
 * The `_headers` file that hosts of static sites read. Headers of two rules that match one file are joined by some hosts, so
 * no file gets the same header twice: hashed files are cached for a year, and a rule for each page asks for revalidation. For
 * other files such hosts ask for it by default.
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
    rule(`/${hashedFolder}/*`, ["Cache-Control: public, max-age=31536000, immutable"]),
    ...fresh.slice(0, maxRules - 2).map((path) => rule(path, ["Cache-Control: no-cache"])),
  ].join("\n");
}

export const headers: OutputFormat = {
  file: "_headers",
  content: ({ model, policy }) => headersOf(model, policy.header),
  besideOwn: (own, { model, policy }) => joinHeaders(headersOf(model, policy.header), own),
};
