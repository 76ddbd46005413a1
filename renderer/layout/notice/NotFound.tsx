import { useId, type ReactNode } from "react";
import { ActionLink } from "../../parts/link/ActionLink.tsx";
import { classNames } from "../../parts/class-names.ts";
import { useFrame } from "../../parts/frame.ts";
import { Link } from "../../parts/link/Link.tsx";
import { Onward } from "../../parts/link/Onward.tsx";
import { commonLinks } from "../../search/common-links.ts";
import { notFoundPage, type NearPage } from "../../navigation/view.ts";
import { HungShapes } from "./HungShapes.tsx";
import opening from "../../parts/section/opening-line.module.css";
import styles from "./Notice.module.css";

interface NotFoundProps {
  /** The requested location. */
  readonly location: string;
  /** Pages with similar addresses, the nearest first. */
  readonly near: readonly NearPage[];
  /** The search button. */
  readonly search?: ReactNode;
}

/** In place of a missing page: the requested address, pages with similar addresses, and common links. */
export function NotFound({ location, near, search }: NotFoundProps): ReactNode {
  const frame = useFrame();
  const { labels } = frame;
  const [before = "", ...after] = labels.notFoundText.split("{address}");
  const isNear = (to: string): boolean => near.some(({ address }) => "to" in address && address.to === to);
  const common = commonLinks(frame)
    .filter(({ href }) => !isNear(href.to))
    .map(({ label, href }) => ({ label, address: href }));
  return (
    <>
      <div className={opening.line}>
        <div className={`wrap ${styles.notice}`}>
          <div className={styles.copy}>
            <h1>{labels.notFoundTitle}</h1>
            <p className={classNames(styles.lead, styles.scripted, location === notFoundPage && styles.unknown)}>
              {before}
              {after.length > 0 && <code>{location}</code>}
              {after.join("")}
            </p>
            <div className={styles.actions}>
              <ActionLink
                action={{ label: labels.goHome, href: { to: "/", page: "/" }, style: "primary" }}
                size="large"
              />
              <span className={classNames(styles.search, styles.scripted)}>{search}</span>
            </div>
          </div>
          <HungShapes fallen />
        </div>
      </div>
      <Pages title={labels.notFoundNear} pages={near} addressed />
      <Pages title={labels.searchCommon} pages={common} />
    </>
  );
}

interface PagesProps {
  readonly title: string;
  readonly pages: readonly NearPage[];
  /** With the addresses, for whoever mistyped one. */
  readonly addressed?: boolean;
}

/** A ruled list of links; nothing where there are none. */
function Pages({ title, pages, addressed = false }: PagesProps): ReactNode {
  const titleId = useId();
  if (pages.length === 0) return null;
  return (
    <section className={`wrap ${styles.near}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.nearTitle}>
        {title}
      </h2>
      <ul className={styles.pages}>
        {pages.map(({ label, address }, index) => (
          <li key={index} className={styles.page}>
            <Link href={address} className={styles.link}>
              <span>
                {label}
                {addressed && "to" in address && <small className={styles.address}>{address.to}</small>}
              </span>
              <Onward href={address} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
