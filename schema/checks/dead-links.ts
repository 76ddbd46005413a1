import { lead } from "../address.ts";
import type { Fix, Problem } from "../problem.ts";
import type { Context } from "./context.ts";
import type { WrittenLink } from "./written.ts";

/** A link to this site that leads nowhere. */
export interface DeadLink {
  readonly link: WrittenLink;
  readonly path: string;
  /** The page that the path begins with; `/` begins every path. */
  readonly page: string | undefined;
  /** A file, a page with capital letters in its path, a place on a page that exists, or a page. */
  readonly kind: "file" | "case" | "anchor" | "page";
}

/** Every link that leads nowhere, once for each place where it is written. */
export function* deadLinks({ links, pages, files }: Context): Iterable<DeadLink> {
  const folder = new Set(files.list());
  for (const link of links) {
    for (const target of link.targets) {
      if (target.kind !== "page") continue;
      const { path } = target;
      const place = lead(path, pages.index);
      const isFile = /\.[a-z0-9]{2,5}$/i.test(path);
      if (place.kind !== "nothing" || (isFile && folder.has(path.slice(1)))) continue;
      const isCase = lead(path.toLowerCase(), pages.index).kind !== "nothing";
      const onPage = place.page !== undefined && place.page !== "/";
      yield { link, path, page: place.page, kind: isFile ? "file" : isCase ? "case" : onPage ? "anchor" : "page" };
      break;
    }
  }
}

/** The problem of a dead link; `wanted` is the path to write in its place, where one is sure enough. */
export function deadLinkProblem(
  { link }: DeadLink,
  context: Context,
  words: Pick<Problem, "code" | "message" | "label" | "help" | "related"> & {
    readonly wanted?: string | undefined;
    readonly safety?: Fix["safety"];
  },
): Problem {
  const { wanted, safety = "review", ...rest } = words;
  const range = context.source.locateInside(link.path, link.start, link.end);
  const fixes = wanted === undefined ? [] : context.correct(link.path, link.start, link.end, wanted, safety);
  return { ...rest, severity: "error", range, at: link.path, fixes };
}

/** Near addresses are looked for among all others, which takes time: for so many problems, more than a person sees at once. */
export const mostProposals = 40;

/** “a, b or c”. */
export const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
