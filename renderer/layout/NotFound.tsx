import { useId, type ReactNode } from "react";
import { ActionLink } from "../parts/ActionLink.tsx";
import { useFrame } from "../parts/frame.ts";
import { Icon } from "../parts/Icon.tsx";
import { Link } from "../parts/Link.tsx";
import type { NearPage } from "../view.ts";
import { HungShapes } from "./HungShapes.tsx";
import styles from "./Notice.module.css";

interface NotFoundProps {
  /** What was asked for. */
  readonly location: string;
  /** The pages that it may have meant, the nearest first. */
  readonly near: readonly NearPage[];
  /** The search button. */
  readonly search?: ReactNode;
}

/** In place of a page that is not there. */
export function NotFound({ location, near, search }: NotFoundProps): ReactNode {
  const { labels } = useFrame();
  const nearId = useId();
  const [before = "", ...after] = labels.notFoundText.split("{address}");
  return (
    <>
      <div className={styles.ground}>
        <div className={`wrap ${styles.notice}`}>
          <div className={styles.copy}>
            <h1>{labels.notFoundTitle}</h1>
            <p className={styles.lead}>
              {before}
              {after.length > 0 && <code>{location}</code>}
              {after.join("")}
            </p>
            <div className={styles.actions}>
              <ActionLink
                action={{ label: labels.goHome, href: { to: "/", page: "/" }, style: "primary" }}
                size="large"
              />
              {search}
            </div>
          </div>
          <HungShapes fallen />
        </div>
      </div>
      {near.length > 0 && (
        <section className={`wrap ${styles.near}`} aria-labelledby={nearId}>
          <h2 id={nearId} className={styles.nearTitle}>
            {labels.notFoundNear}
          </h2>
          <ul className={styles.pages}>
            {near.map(({ label, address }, index) => (
              <li key={index} className={styles.page}>
                <Link href={address} className={styles.link}>
                  <span>
                    {label}
                    {"to" in address && <small className={styles.address}>{address.to}</small>}
                  </span>
                  <Icon name="arrow-right" className={styles.arrow} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
