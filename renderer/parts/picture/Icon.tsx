import { useContext, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { IconSprite } from "./icon-sprite.ts";
import styles from "./Icon.module.css";

interface IconProps {
  /** A lucide name. */
  readonly name: string;
  /** CSS pixels; left out: a little more than the text beside it. */
  readonly size?: 16 | 24 | 32;
  readonly className?: string | undefined;
}

/** A decorative icon: the words beside it say the same. */
export function Icon({ name, size, className }: IconProps): ReactNode {
  const sprite = useContext(IconSprite);
  return (
    <svg
      className={classNames(styles.icon, size && styles[`size${size}`], className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
