import { useEffect, useState, type ReactNode } from "react";
import type { ShowFailure } from "../app/block-failure.ts";
import { reasonOf } from "../own/reason-of.ts";
import { blockPlacePath, blocksUpdated } from "./messages.ts";

/** The error of a block, in the place of its section: its author is looking. */
export const showFailure: ShowFailure = ({ error, type }) => (
  <div className="wrap" role="alert">
    <p>
      <strong>The block of “{type}” has an error.</strong>
    </p>
    <p>{reasonOf(error)}</p>
    <Retry />
    <FailurePlace stack={error instanceof Error ? (error.stack ?? "") : ""} />
  </div>
);

/** After how many milliseconds React has surely tried a block again that was saved. */
const patience = 300;

/**
 * React tries a block again after a save, but not where it failed before the first save of any block: its boundary stays. The page
 * is loaded again then.
 */
function Retry(): ReactNode {
  useEffect(() => {
    let timer: number | undefined;
    const plan = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => window.location.reload(), patience);
    };
    window.addEventListener(blocksUpdated, plan);
    return () => {
      window.removeEventListener(blocksUpdated, plan);
      clearTimeout(timer);
    };
  }, []);
  return null;
}

/** Where the block threw. The browser knows the line of what the bundler made; the server that of the file. */
function FailurePlace({ stack }: { readonly stack: string }): ReactNode {
  const [, file, at] = /\/(blocks\/[^\s()?:]+)(?:\?[^\s():]*)?(:\d+:\d+)/.exec(stack) ?? [];
  const [place, setPlace] = useState(file);
  useEffect(() => {
    if (file === undefined || at === undefined) return;
    void fetch(`${blockPlacePath}?${new URLSearchParams({ place: file + at }).toString()}`)
      .then((response) => (response.ok ? response.text() : file))
      .then(setPlace, () => undefined);
  }, [file, at]);
  return place === undefined ? null : (
    <p>
      <code>{place}</code>
    </p>
  );
}
