import { useEffect, useRef, type ReactNode } from "react";
import { classNames } from "../parts/class-names.ts";
import { useFrame } from "../parts/frame.ts";
import button from "../parts/link/button.module.css";
import styles from "./SearchFailed.module.css";

/** In place of the search where its code does not come: after a lost connection, or when the site was published anew. */
export function SearchFailed({ onClose }: { readonly onClose: (followed: boolean) => void }): ReactNode {
  const { labels } = useFrame();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog className={styles.dialog} ref={dialog} aria-label={labels.search} onClose={() => onClose(false)}>
      <p role="alert">{labels.searchFailed}</p>
      <p className={styles.buttons}>
        <button
          type="button"
          className={classNames(button.button, button.secondary)}
          onClick={() => window.location.reload()}
        >
          {labels.reload}
        </button>
        <button
          type="button"
          className={classNames(button.button, button.secondary)}
          onClick={() => dialog.current?.close()}
        >
          {labels.close}
        </button>
      </p>
    </dialog>
  );
}
