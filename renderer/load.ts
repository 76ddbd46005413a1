import type { Addresses, Frame, PageModel } from "./model.ts";

/** The site's own pieces of data, fetched from beside its pages; each is kept once it came. */
export interface Loader {
  frame(): Promise<Frame>;
  page(path: string): Promise<PageModel>;
  addresses(): Promise<Addresses>;
  /** Forgets what was fetched: the site has changed. */
  forget(): void;
}

/** Names of the files that a build writes; the same paths answer while developing. All are relative to the site's root. */
export const files = {
  frame: "frame.json",
  addresses: "addresses.json",
  search: "search.json",
  page: (path: string): string => (path === "/" ? "page.json" : `${path.slice(1)}/page.json`),
} as const;

/** Thrown where the answer is of another build than the running script: only a reload helps. */
export class OtherBuildError extends Error {}

/** Asks once more when the first answer fails: phones lose a connection for a second all the time. */
async function ask(url: string): Promise<Response> {
  const attempt = async (): Promise<Response> => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response;
  };
  return attempt().catch(attempt);
}

/**
 * @param build the build that the running script belongs to; part of every URL, so that no cache mixes two builds
 */
export function createLoader(build: string): Loader {
  const kept = new Map<string, Promise<unknown>>();

  function load<T>(name: string): Promise<T> {
    const known = kept.get(name);
    // The files are written by the same build as this script; their shape is its own.
    const answer: Promise<unknown> = known ?? ask(new URL(`${name}?v=${build}`, document.baseURI).href).then((response) => response.json());
    if (!known) {
      kept.set(name, answer);
      answer.catch(() => kept.delete(name));
    }
    return answer.then((value) => (isOf<T>(value) ? value : Promise.reject(new OtherBuildError(name))));
  }

  const isOf = <T>(value: unknown): value is T =>
    typeof value === "object" && value !== null && (!("build" in value) || value.build === build || build === "");

  return {
    frame: () => load<Frame>(files.frame),
    page: (path) => load<PageModel>(files.page(path)),
    addresses: () => load<Addresses>(files.addresses),
    forget: () => kept.clear(),
  };
}
