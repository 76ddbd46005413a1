import { createContext, type ReactNode } from "react";

/** What is known of a block that threw. */
export interface BlockFailure {
  readonly error: unknown;
  /** Its section type. */
  readonly type: string;
}

export type ShowFailure = (failure: BlockFailure) => ReactNode;

/** Makes what stands in the place of a section whose block throws; nothing: a sentence for visitors. */
export const BlockFailureContext = createContext<ShowFailure | undefined>(undefined);
