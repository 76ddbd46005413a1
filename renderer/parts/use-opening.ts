import { useCallback, useState } from "react";

export interface Opening {
  /** Which opening this is, as the key of what is shown; 0 while closed. */
  readonly opening: number;
  open(): void;
  close(): void;
}

/**
 * Opens a dialog. The browser fires `close` a moment late: each opening has a key of its own, so that the event of the one
 * before does not close it.
 */
export function useOpening(): Opening {
  const [opening, setOpening] = useState(0);
  const open = useCallback(() => setOpening((before) => before + 1), []);
  const close = useCallback(() => setOpening(0), []);
  return { opening, open, close };
}
