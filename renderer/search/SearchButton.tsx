import { lazy, Suspense, useCallback, useEffect, useRef, type ReactNode } from "react";
import button from "../parts/link/button.module.css";
import { classNames } from "../parts/class-names.ts";
import { useFrame } from "../parts/frame.ts";
import { Icon } from "../parts/picture/Icon.tsx";
import { useOpening } from "../parts/use-opening.ts";
import { SearchFailed } from "./SearchFailed.tsx";

const load = (): Promise<typeof import("./SearchDialog.tsx")> => import("./SearchDialog.tsx");
/** Asks a second time; where the dialog does not come, a dialog that says so. */
const SearchDialog = lazy(() =>
  load()
    .catch(load)
    .then(
      (module) => ({ default: module.SearchDialog }),
      () => ({ default: SearchFailed }),
    ),
);

interface SearchButtonProps {
  /** Whether the key / opens the search too. For one button of a page. */
  readonly listens?: boolean;
  /** Shows its name beside the icon. */
  readonly named?: boolean;
}

/** Opens the search. Its dialog and its engine are fetched when it is first wanted. */
export function SearchButton({ listens = false, named = false }: SearchButtonProps): ReactNode {
  const { labels } = useFrame();
  const { opening, open, close } = useOpening();
  const opener = useRef<HTMLButtonElement>(null);
  /** What is typed between the key / and the dialog, which may still be on its way. */
  const early = useRef<string>(undefined);
  const takeEarly = useCallback((): string => {
    const typed = early.current ?? "";
    early.current = undefined;
    return typed;
  }, []);

  useEffect(() => {
    if (!listens) return undefined;
    const key = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const isEarly = early.current !== undefined && event.key.length === 1;
      if (!isEarly && event.key !== "/") return;
      event.preventDefault();
      early.current = isEarly ? early.current + event.key : "";
      if (!isEarly) open();
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [listens, open]);

  const closed = (followed: boolean): void => {
    close();
    early.current = undefined;
    if (!followed) opener.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <button
        type="button"
        className={named ? classNames(button.button, button.secondary, button.large) : button.square}
        ref={opener}
        aria-label={named ? undefined : labels.search}
        aria-haspopup="dialog"
        onClick={open}
        onMouseEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="search" />
        {named && labels.search}
      </button>
      {opening > 0 && (
        <Suspense>
          <SearchDialog key={opening} takeEarly={takeEarly} onClose={closed} />
        </Suspense>
      )}
    </>
  );
}

const prepare = (): void => void load().catch(() => undefined);

/** Also anywhere in an open dialog. One that was just closed has the focus for a moment still. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest("dialog")?.open ?? target.closest("input, textarea, select, [contenteditable]") !== null;
}
