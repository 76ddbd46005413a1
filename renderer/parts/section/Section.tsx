import { useContext, useId, type ReactNode } from "react";
import { Actions } from "../link/Actions.tsx";
import { classNames } from "../class-names.ts";
import { InnerLevel, Level, PagedContext, TitleId } from "./level.ts";
import type { SectionBase } from "../../../schema/language/types.ts";
import { SectionHead } from "./SectionHead.tsx";
import styles from "./Section.module.css";

interface SectionProps {
  readonly section: SectionBase;
  readonly className?: string | undefined;
  /** false where the block shows title, intro and badges itself. */
  readonly head?: boolean;
  /** Beside an in-page navigation, the head goes without its line: for content that begins with a rule of its own. */
  readonly plainHead?: boolean;
  /** false where the block shows the actions itself. */
  readonly actions?: boolean;
  /** Only the element and its ground: no head, no actions, no room above and below, no wrap. For openings and last words. */
  readonly bare?: boolean;
  readonly children?: ReactNode;
}

/** The element of a section: its anchor, its ground, its name, and its head hung from the line. */
export function Section(props: SectionProps): ReactNode {
  const { section, className, bare = false, children } = props;
  const { anchor, title, ground } = section;
  const titleId = useId();
  const level = useContext(Level);
  const paged = useContext(PagedContext);
  const panel = paged && ground !== "canvas";
  const deep = ground === "deep";
  return (
    <section
      id={anchor}
      aria-labelledby={title === undefined ? undefined : titleId}
      aria-label={title === undefined && typeof section.nav === "string" ? section.nav : undefined}
      className={classNames(
        paged ? styles.block : classNames(styles.section, styles[ground], bare && styles.bare),
        deep && !paged && "on-deep",
        "deferred",
        className,
      )}
    >
      <TitleId value={title === undefined ? undefined : titleId}>
        <InnerLevel value={title === undefined ? level : level + 1}>
          {panel ? (
            <div className={classNames(styles.panel, styles[ground], bare && styles.barePanel, deep && "on-deep")}>
              <Body {...props} paged={paged} />
            </div>
          ) : bare ? (
            children
          ) : (
            <div className={paged ? undefined : "wrap"}>
              <Body {...props} paged={paged} />
            </div>
          )}
        </InnerLevel>
      </TitleId>
    </section>
  );
}

function Body(props: SectionProps & { readonly paged: boolean }): ReactNode {
  const { section, head = true, plainHead = false, actions = true, bare = false, children, paged } = props;
  if (bare) return children;
  return (
    <>
      {head && <SectionHead section={section} stacked={paged} plain={paged && plainHead} />}
      <div className={styles.body}>{children}</div>
      {actions && <Actions actions={section.actions} className={styles.actions} />}
    </>
  );
}
