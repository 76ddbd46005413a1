import type { MouseEvent, ReactNode } from "react";
import { useFrame } from "../parts/frame.ts";
import { usePage } from "../parts/section/page-context.ts";
import { useHydrated } from "../parts/use-hydrated.ts";
import { focusWithoutScroll } from "../navigation/restore-position.ts";
import { notFoundPage } from "../navigation/view.ts";
import styles from "./SkipLink.module.css";

/** The first link of every page: past header and menus. */
export function SkipLink(): ReactNode {
  const { labels, site } = useFrame();
  const { path } = usePage();
  const isHashed = useHydrated() && site.addresses !== "path";
  // Every URL is relative to the site's root, so a bare fragment would lead there while the page has an address of its own.
  const page = isHashed || path === "/" ? "" : path === notFoundPage ? "404.html" : `${path.slice(1)}/`;
  // Under hash routes the fragment is the route, and elsewhere it would be in the way of the link back: the address stays as it is.
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
