import type { ReactNode } from "react";
import button from "../parts/link/button.module.css";
import { Heading } from "../parts/section/Heading.tsx";
import { useFrame } from "../parts/frame.ts";
import { Level } from "../parts/section/level.ts";
import styles from "./LoadFailed.module.css";

/** In place of a page that could not be fetched, after a second try. */
export function LoadFailed(): ReactNode {
  const { labels } = useFrame();
  return (
    <Level value={1}>
      <div className={`wrap ${styles.failed}`} role="alert">
        <Heading>{labels.loadFailed}</Heading>
        <button
          type="button"
          className={`${button.button} ${button.secondary}`}
          onClick={() => window.location.reload()}
        >
          {labels.reload}
        </button>
      </div>
    </Level>
  );
}
