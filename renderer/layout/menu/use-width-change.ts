import { useEffect, useEffectEvent } from "react";

/** From here on the header shows the whole navigation; below, a menu button. The same number stands in the CSS modules. */
const wide = "(min-width: 62rem)";

/** Calls back when the window grows or shrinks past the width where the navigation changes its form. */
export function useWidthChange(callback: () => void): void {
  const onChange = useEffectEvent(callback);
  useEffect(() => {
    const query = matchMedia(wide);
    const change = (): void => onChange();
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
}
