import type { MouseEvent, ReactNode } from "react";
import { useFrame } from "../parts/frame.ts";
import { usePage } from "../parts/page-context.ts";
import styles from "./SkipLink.module.css";

/** The first link of every page: past header and menus. */
export function SkipLink(): ReactNode {
  const { labels } = useFrame();
  const { path } = usePage();
  // Under hash routes the fragment is the route: following the link would leave the page.
  const skip = (event: MouseEvent): void => {
    const main = document.getElementById("main");
    if (!main) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.addEventListener("blur", () => main.removeAttribute("tabindex"), { once: true });
    main.focus();
    main.scrollIntoView();
  };
  return (
    <a className={styles.skip} href={path === "/" ? "./#main" : `${path.slice(1)}/#main`} onClick={skip}>
      {labels.skipToContent}
    </a>
  );
}
