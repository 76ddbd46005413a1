import { startTransition, useEffect, useState, type RefObject } from "react";
import { whenIdle } from "../../navigation/deferred.ts";

/**
 * True once the browser was idle: then the panel that a button opens is rendered, and shown at once when it is opened. Stays
 * false where the button is not visible.
 * @param ready true when the button is in the document
 */
export function usePrerenderedPanel(button: RefObject<HTMLElement | null>, ready: boolean): boolean {
  const [rendered, setRendered] = useState(false);
  useEffect(() => {
    if (ready) whenIdle(() => button.current?.checkVisibility() && startTransition(() => setRendered(true)));
  }, [ready, button]);
  return rendered;
}
