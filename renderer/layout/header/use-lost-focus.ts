import { useCallback, useEffect, useRef, type RefObject } from "react";

/**
 * Tells whether what had the focus in an area was hidden, and nothing else has it now. A browser takes the focus from what a
 * narrower window hides, and may do so before anyone hears of the new width.
 */
export function useLostFocus(area: RefObject<HTMLElement | null>): () => boolean {
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    const { current } = area;
    if (!current) return undefined;
    const enter = (target: EventTarget | null): void => {
      focused.current = target instanceof Element && current.contains(target) ? target : undefined;
    };
    const enters = ({ target }: FocusEvent): void => enter(target);
    const leaves = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.checkVisibility()) focused.current = undefined;
    };
    enter(document.activeElement);
    document.addEventListener("focusin", enters);
    current.addEventListener("focusout", leaves);
    return () => {
      document.removeEventListener("focusin", enters);
      current.removeEventListener("focusout", leaves);
    };
  }, [area]);
  return useCallback(() => {
    const { activeElement, body } = document;
    const isFree = activeElement === body || activeElement === focused.current;
    return isFree && focused.current?.checkVisibility() === false;
  }, []);
}
