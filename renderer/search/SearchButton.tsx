import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { useFrame } from "../parts/frame.ts";
import { Icon } from "../parts/Icon.tsx";
import styles from "./SearchButton.module.css";

const load = (): Promise<typeof import("./SearchDialog.tsx")> => import("./SearchDialog.tsx");
const SearchDialog = lazy(() => load().then((module) => ({ default: module.SearchDialog })));

interface SearchButtonProps {
  /** Whether the key / opens the search too. For one button of a page. */
  readonly listens?: boolean;
}

/** Opens the search. Its dialog and its engine are fetched when it is first wanted. */
export function SearchButton({ listens = false }: SearchButtonProps): ReactNode {
  const { labels } = useFrame();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!listens) return undefined;
    const key = (event: KeyboardEvent): void => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [listens]);

  const close = (followed: boolean): void => {
    setOpen(false);
    if (!followed) button.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <button
        type="button"
        className={styles.button}
        ref={button}
        aria-label={labels.search}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onMouseEnter={() => void load()}
        onFocus={() => void load()}
      >
        <Icon name="search" />
      </button>
      {open && (
        <Suspense>
          <SearchDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog") !== null;
