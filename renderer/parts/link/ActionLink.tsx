import type { ReactNode } from "react";
import type { Action } from "../../../schema/language/types.ts";
import button from "./button.module.css";
import { classNames } from "../class-names.ts";
import { Hidden } from "../text/Hidden.tsx";
import { Icon } from "../picture/Icon.tsx";
import { Link } from "./Link.tsx";
import styles from "./ActionLink.module.css";

interface ActionLinkProps {
  readonly action: Action;
  readonly size?: "small" | "normal" | "large";
  /** As wide as its container. */
  readonly wide?: boolean;
  /** Read out after the words, where several links have the same: “Enroll Now, AI Foundation”. */
  readonly about?: string;
  readonly className?: string | undefined;
}

/** A button that leads somewhere; style quiet is a plain link with an arrow. */
export function ActionLink({ action, size = "normal", wide = false, about, className }: ActionLinkProps): ReactNode {
  const { label, href, style, icon } = action;
  const words = (
    <>
      {label}
      {about !== undefined && <Hidden>, {about}</Hidden>}
    </>
  );
  if (style === "quiet")
    return (
      <Link href={href} className={classNames(styles.quiet, className)}>
        {words}
        <Icon name={icon ?? "arrow-right"} className={styles.arrow} />
      </Link>
    );
  return (
    <Link
      href={href}
      className={classNames(button.button, button[style], button[size], wide && button.wide, className)}
    >
      {icon !== undefined && <Icon name={icon} />}
      {words}
    </Link>
  );
}
