import type { MouseEvent, ReactNode } from "react";
import { useFrame } from "../parts/frame.ts";
import { usePage } from "../parts/section/page-context.ts";
import { useHydrated } from "../parts/use-hydrated.ts";
import { focusWithoutScroll } from "../navigation/restore-position.ts";
import { notFoundPage } from "../navigation/view.ts";
import styles from "./SkipLink.module.css";

/** The first link of every page: past header and menus. */
export function SkipLink(): ReactNode {
  const { labels } = useFrame();
  const { path } = usePage();
  // Every URL is relative to the site's root, so a bare fragment would lead there until the script has taken over the address.
  const page = useHydrated() || path === "/" ? "" : path === notFoundPage ? "404.html" : `${path.slice(1)}/`;
  // Under hash routes the fragment is the route: following the link would leave the page.
  const skip = (event: MouseEvent): void => {
    const main = document.getElementById("main");
    if (!main) return;
    event.preventDefault();
    focusWithoutScroll(main);
    main.scrollIntoView();
  };
  return (
    <a className={styles.skip} href={`${page}#main`} onClick={skip}>
      {labels.skipToContent}
    </a>
  );
}
