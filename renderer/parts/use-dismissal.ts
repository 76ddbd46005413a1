import { useEffect, useEffectEvent, type RefObject } from "react";

/** Why something that opened over the page goes away. */
export type Dismissal = "escape" | "press" | "focus";

interface DismissalOptions {
  /** Where a press of the pointer keeps it open. */
  readonly area: RefObject<HTMLElement | null>;
  /** Where the focus may go and keep it open. Left out: the area. */
  readonly focusArea?: RefObject<HTMLElement | null>;
  dismiss(why: Dismissal): void;
}

const holds = (area: RefObject<HTMLElement | null>, target: EventTarget | null): boolean =>
  target instanceof Node && area.current !== null && area.current.contains(target);

/** Calls back for Escape, a press outside, and focus that goes elsewhere, as long as `active`. */
export function useDismissal(active: boolean, { area, focusArea = area, dismiss }: DismissalOptions): void {
  const onDismiss = useEffectEvent(dismiss);

  useEffect(() => {
    if (!active) return undefined;
    let pressedInside = false;
    const press = ({ target }: PointerEvent): void => {
      pressedInside = holds(area, target);
    };
    // The end of a press, so that scrolling by touch (which ends as pointercancel) and marking text do not count.
    const release = ({ target }: PointerEvent): void => {
      if (!pressedInside && !holds(area, target)) onDismiss("press");
      pressedInside = false;
    };
    const focus = ({ target }: FocusEvent): void => {
      if (!holds(focusArea, target)) onDismiss("focus");
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      // What lies below (a dialog) stays open.
      event.preventDefault();
      onDismiss("escape");
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("pointerup", release);
    document.addEventListener("focusin", focus);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("pointerup", release);
      document.removeEventListener("focusin", focus);
      document.removeEventListener("keydown", key);
    };
  }, [active, area, focusArea]);
}
