import { createContext } from "react";

/** True in a page that is rendered out of sight: what measures the window waits until the page is shown. */
export const PreloadedContext = createContext(false);
