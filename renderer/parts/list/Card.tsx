import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./Card.module.css";

interface CardProps {
  readonly as?: "div" | "article" | "figure";
  readonly ground?: "surface" | "deep" | "gold";
  /** The color of the line that it hangs from. */
  readonly line?: "action" | "accent" | "ink";
  /** Takes two columns where the rail has three. */
  readonly wide?: boolean;
  /** Without room inside: the block gives its own. */
  readonly flush?: boolean;
  readonly anchor?: string | undefined;
  readonly hidden?: boolean;
  /** Of the card itself. */
  readonly className?: string | undefined;
  /** Of the place it has in the rail. */
  readonly cellClassName?: string | undefined;
  readonly children: ReactNode;
}

/** A card that hangs from the rail it stands in. A `CoverLink` in it makes it a link as a whole. */
export function Card(props: CardProps): ReactNode {
  const {
    as: Tag = "div",
    ground = "surface",
    line = ground === "surface" ? "action" : undefined,
    wide = false,
    flush = false,
  } = props;
  return (
    <li
      className={classNames("deferred-part", styles.cell, wide && styles.wide, props.cellClassName)}
      hidden={props.hidden}
    >
      <Tag
        id={props.anchor}
        className={classNames(
          styles.card,
          ground !== "surface" && styles[ground],
          line && styles[line],
          flush && styles.flush,
          ground === "deep" && "on-deep",
          props.className,
        )}
      >
        {props.children}
      </Tag>
    </li>
  );
}
