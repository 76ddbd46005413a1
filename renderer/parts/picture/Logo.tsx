import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { fill, useFrame } from "../frame.ts";
import { Link } from "../link/Link.tsx";
import { Picture } from "./Picture.tsx";
import styles from "./Logo.module.css";

/** The site's mark and name, as a link to the start page. */
export function Logo({ className }: { readonly className?: string | undefined }): ReactNode {
  const { site, labels, headerFit } = useFrame();
  const { name, logo } = site;
  return (
    <Link
      href={{ to: "/", page: "/" }}
      className={classNames(styles.logo, className)}
      aria-label={fill(labels.home, { name })}
    >
      {logo && <Picture image={{ ...logo, alt: "" }} eager className={styles.mark} />}
      <span className={headerFit.cutsName && styles.cut}>{name}</span>
    </Link>
  );
}
