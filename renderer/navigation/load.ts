import type { Addresses, Frame, PageModel } from "../model/model.ts";

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

const reloadedKey = "lintel:reloaded";

/** A tab that was open while a new build was published cannot use its data: it loads again, once. */
function reloadFor(build: string): void {
  try {
    if (sessionStorage.getItem(reloadedKey) === build) return;
    sessionStorage.setItem(reloadedKey, build);
  } catch {
    return;
  }
  window.location.reload();
}

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
  const frames = new Map<string, Promise<Frame>>();
  const pages = new Map<string, Promise<PageModel>>();
  const tables = new Map<string, Promise<Addresses>>();

  // The files are written by the same build as this script: their shape is its own, unless they name another one.
  const isOurs = <T>(value: unknown): value is T =>
    typeof value === "object" && value !== null && (!("build" in value) || value.build === build);

  async function fetchData<T>(name: string): Promise<T> {
    const response = await ask(new URL(`${name}?v=${build}`, document.baseURI).href);
    const value: unknown = await response.json();
    if (isOurs<T>(value)) return value;
    reloadFor(build);
    throw new Error(`${name} is of another build`);
  }

  function load<T>(name: string, kept: Map<string, Promise<T>>): Promise<T> {
    const known = kept.get(name);
    if (known) return known;
    const answer = fetchData<T>(name);
    kept.set(name, answer);
    answer.catch(() => kept.delete(name));
    return answer;
  }

  return {
    frame: () => load(files.frame, frames),
    page: (path) => load(files.page(path), pages),
    addresses: () => load(files.addresses, tables),
    forget: () => [frames, pages, tables].forEach((kept) => kept.clear()),
  };
}
