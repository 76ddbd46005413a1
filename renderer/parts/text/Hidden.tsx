import type { ReactNode } from "react";

interface HiddenProps {
  /** span within a line, div around headings and paragraphs. */
  readonly as?: "span" | "div";
  readonly children: ReactNode;
}

/** Read out, but not shown. */
export function Hidden({ as: Tag = "span", children }: HiddenProps): ReactNode {
  return <Tag className="vh">{children}</Tag>;
}
