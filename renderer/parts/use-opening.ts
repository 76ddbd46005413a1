import { useCallback, useState } from "react";

export interface Opening {
  /** Which opening this is, as the key of what is shown; 0 while closed. */
  readonly opening: number;
  open(): void;
  close(): void;
}

/**
 * Opens a dialog. A browser tells a moment late that a dialog was closed: who opens it again before that gets one of his own,
 * which the news of the one before does not close.
 */
export function useOpening(): Opening {
  const [opening, setOpening] = useState(0);
  const open = useCallback(() => setOpening((before) => before + 1), []);
  const close = useCallback(() => setOpening(0), []);
  return { opening, open, close };
}
