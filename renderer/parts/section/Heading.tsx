import { useContext, type ReactNode } from "react";
import { unbroken } from "../text/unbroken.tsx";
import { InnerLevel, Level, TitleId } from "./level.ts";

interface HeadingProps {
  /** Of an item within the section: one level below its heading, or as many. Left out: the section's own heading. */
  readonly inner?: boolean | number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const tags = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

/** A heading at the level that its place on the page asks for. */
export function Heading({ inner = false, className, children }: HeadingProps): ReactNode {
  const own = useContext(Level);
  const below = useContext(InnerLevel);
  const titleId = useContext(TitleId);
  const level = inner === false ? own : below + Number(inner) - 1;
  const Tag = tags[level - 1] ?? "h6";
  return (
    <Tag id={inner === false ? titleId : undefined} className={className}>
      {typeof children === "string" ? unbroken(children) : children}
    </Tag>
  );
}
