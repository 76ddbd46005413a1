import { use, useEffect, useState } from "react";
import { PreloadedContext } from "./preloaded-context.ts";
import { useHydrated } from "../use-hydrated.ts";

/** How far down the window a section's top has to be passed, for the section to be the current one. */
const line = 0.3;

/**
 * Which of the elements with these ids is being read: the last whose top passed 30 % of the window, else the first. Nothing in
 * prerendered HTML, which cannot know.
 * @param anchors in the order of the page
 */
export function useCurrentSection(anchors: readonly string[]): string | undefined {
  const hydrated = useHydrated();
  const [current, setCurrent] = useState(hydrated ? anchors[0] : undefined);
  const key = anchors.join(" ");
  const preloaded = use(PreloadedContext);
  useEffect(() => {
    if (preloaded) return undefined;
    const ids = key.split(" ");
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const limit = window.innerHeight * line;
      setCurrent(
        ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= limit) ?? ids[0],
      );
    };
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    soon();
    window.addEventListener("scroll", soon, { passive: true });
    window.addEventListener("resize", soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", soon);
      window.removeEventListener("resize", soon);
    };
  }, [key, preloaded]);
  return current;
}
