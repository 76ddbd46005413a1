import { createHash } from "node:crypto";
import type { VisitCounter } from "./analytics.ts";

/** Scripts and styles that are inlined into the pages. */
export interface InlineContent {
  /** The text of each script element that runs. Data (JSON-LD) does not run, so no policy applies to it. */
  readonly scripts: readonly string[];
  /** The text of each style element. */
  readonly styles: readonly string[];
}

/** Other servers that the pages may ask: those of the services that count visits. */
export type OtherServers = Pick<VisitCounter, "scripts" | "images" | "connections">;

export interface Policy {
  /** For a meta element. Browsers ignore frame-ancestors there. */
  readonly meta: string;
  /** For the header. */
  readonly header: string;
}

/** The source expression that allows one text. */
const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const sources = (texts: readonly string[]): string => ["'self'", ...[...new Set(texts)].map(hashOf)].join(" ");

/**
 * The content security policy of a site: its own files, the inline content that it was built with, by hash, and the servers of
 * services that it names. Style attributes are forbidden: prerendered HTML has none, and what a script sets through the object model
 * is allowed.
 */
export function policyOf({ scripts, styles }: InlineContent, others?: OtherServers): Policy {
  const self = (servers: readonly string[] = []): string => ["'self'", ...servers].join(" ");
  const meta = [
    "default-src 'none'",
    `script-src ${[sources(scripts), ...(others?.scripts ?? [])].join(" ")}`,
    `style-src ${sources(styles)}`,
    "style-src-attr 'none'",
    `img-src ${self(others?.images)}`,
    "font-src 'self'",
    `connect-src ${self(others?.connections)}`,
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
  return { meta, header: `${meta}; frame-ancestors 'none'` };
}

/** What the policy forbids, in markup, where text and attributes are escaped; with words for the author of a block. */
const forbidden: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\sstyle="/i, "a style attribute. Write a class of its .module.css in its place, or set the style in an effect"],
  [/<style\b/i, "a style element. Write the styles into its .module.css"],
  [/<script\b/i, "a script element. Write the code into the component"],
  [/\son[a-z]+="/i, "an event attribute. Give React a function in its place"],
  [/="\s*javascript:/i, "an address that runs code. Write a button in its place"],
];

/** What a site's own block may have besides, in markup. Those of Lintel name files of the site alone. */
const forbiddenInOwn: typeof forbidden = [
  ...forbidden,
  [
    /<(?:img|source|video|audio|track|embed)\b[^>]*?\s(?:src|srcset|poster)="(?:data:|(?:https?:)?\/\/)/i,
    "a picture or another file from elsewhere, and “data:”. Put the file beside the component, and import it",
  ],
  [/<(?:iframe|object)\b/i, "a page within the page. Link to it"],
];

/** Words for what the policy forbids in the content of a page that has a site's own blocks. */
export const forbiddenByOwn = (html: string): string | undefined =>
  forbiddenInOwn.find(([pattern]) => pattern.test(html))?.[1];

/** Words for what the content of a page holds that the policy forbids; nothing where it may be published. */
export const forbiddenIn = (html: string): string | undefined => forbidden.find(([pattern]) => pattern.test(html))?.[1];

/** Throws where the rendered content of a page holds what the policy forbids: that is a defect of the renderer. */
export function refuseForbidden(file: string, html: string): void {
  const found = forbiddenIn(html);
  if (found !== undefined) throw new Error(`${file} holds what its content security policy forbids: ${found}`);
}
