import { useEffect, useRef, useState, type ReactNode } from "react";
import { addressOf } from "../../../schema/site/address.ts";
import type { SectionLink } from "../../model/model.ts";
import { classNames } from "../class-names.ts";
import { useFrame } from "../frame.ts";
import { Icon } from "../picture/Icon.tsx";
import { Link } from "../link/Link.tsx";
import { useCurrentSection } from "./use-current-section.ts";
import { useDismissal } from "../use-dismissal.ts";
import styles from "./SectionNav.module.css";

interface SectionNavProps {
  readonly links: readonly SectionLink[];
  /** The path of the page: `/products`. */
  readonly page: string;
  /** The part of the page that it leads through; the whole page by default. */
  readonly of?: string;
}

/** The page's sections: a list beside them on a wide screen, a disclosure that stays in sight on a narrow one. */
export function SectionNav({ links, page, of }: SectionNavProps): ReactNode {
  const { labels } = useFrame();
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const current = useCurrentSection(links.map(({ anchor }) => anchor));
  const close = (): void => {
    if (details.current) details.current.open = false;
  };
  // The browser opens it, perhaps before the app runs.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  // It lies over the page: what is reached by keyboard below it would not be seen.
  useDismissal(open, {
    area: details,
    dismiss(why) {
      close();
      if (why === "escape") details.current?.querySelector("summary")?.focus();
    },
  });
  return (
    <nav
      data-sticky=""
      className={classNames(styles.nav, of !== undefined && styles.inner)}
      aria-label={of === undefined ? labels.onThisPage : `${labels.onThisPage}: ${of}`}
    >
      <div className={styles.beside}>
        <p className={styles.title}>{labels.onThisPage}</p>
        <SectionList links={links} page={page} current={current} />
      </div>
      <details ref={details} className={styles.above} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className={styles.words}>{labels.onThisPage}</span>{" "}
          <span className={styles.now}>
            {links.map(({ label, anchor }) => (
              <span key={anchor} className={classNames(anchor !== current && styles.waiting)}>
                {label}
              </span>
            ))}
          </span>
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <SectionList links={links} page={page} current={current} onChoose={close} />
      </details>
    </nav>
  );
}

interface SectionListProps extends Pick<SectionNavProps, "links" | "page"> {
  readonly current: string | undefined;
  readonly onChoose?: () => void;
}

function SectionList({ links, page, current, onChoose }: SectionListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {links.map(({ label, anchor }) => (
        <li key={anchor}>
          <Link
            href={{ to: addressOf(page, anchor), page, anchor }}
            aria-current={anchor === current ? "true" : undefined}
            onClick={onChoose}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
