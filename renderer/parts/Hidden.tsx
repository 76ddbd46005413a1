import type { ReactNode } from "react";

/** Read out, but not shown. */
export function Hidden({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className="vh">{children}</span>;
}
