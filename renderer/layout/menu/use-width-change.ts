import { useEffect, useEffectEvent } from "react";
import { useFrame } from "../../parts/frame.ts";

/** Calls back when the window grows or shrinks past the width where the navigation changes its form. */
export function useWidthChange(callback: () => void): void {
  const { unfolds } = useFrame().headerFit;
  const onChange = useEffectEvent(callback);
  useEffect(() => {
    if (unfolds === undefined) return undefined;
    const query = matchMedia(`(min-width: ${unfolds}rem)`);
    const change = (): void => onChange();
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, [unfolds]);
}
