import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface SubsectionProps {
  readonly anchor: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One of many pieces of a long section, with a heading of its own. */
export function Subsection({ anchor, className, children }: SubsectionProps): ReactNode {
  return (
    <section id={anchor} className={classNames("deferred", className)}>
      {children}
    </section>
  );
}
