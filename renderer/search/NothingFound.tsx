import type { ReactNode } from "react";
import { Contacts } from "../parts/link/Contacts.tsx";
import { useFrame } from "../parts/frame.ts";
import styles from "./SearchDialog.module.css";

/** Where nothing answers: whom to ask. */
export function NothingFound(): ReactNode {
  const { labels } = useFrame();
  return (
    <div className={styles.nothing}>
      <p>{labels.searchNoneHelp}</p>
      <Contacts />
    </div>
  );
}
