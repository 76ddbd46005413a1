import { createContext, useContext } from "react";
import type { Frame } from "../model/model.ts";

/** What every page shares. The app provides it. */
export const FrameContext = createContext<Frame | undefined>(undefined);

/** The site's facts, menus and words. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error("There is no frame around this component");
  return frame;
}

/** Fills a label's places: `fill("Showing {count}", { count: 3 })`. A place that has no value stays as written. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
