import { startTransition, useEffect, useState, type RefObject } from "react";
import { whenIdle } from "../../navigation/deferred.ts";

/**
 * True once there was time to make what a button opens: then it is shown at once. Never where the button is not on screen.
 * @param ready true when the button is there
 */
export function useMadeAhead(button: RefObject<HTMLElement | null>, ready: boolean): boolean {
  const [made, setMade] = useState(false);
  useEffect(() => {
    if (ready) whenIdle(() => button.current?.checkVisibility() && startTransition(() => setMade(true)));
  }, [ready, button]);
  return made;
}
