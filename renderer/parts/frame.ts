import { createContext, useContext } from "react";
import type { Frame } from "../model.ts";

/** What every page shares. The app provides it. */
export const FrameContext = createContext<Frame | undefined>(undefined);

/** The site's facts, menus and words. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error("There is no frame around this component");
  return frame;
}

export { fill } from "./fill.ts";
