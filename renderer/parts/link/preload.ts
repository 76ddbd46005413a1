import { createContext } from "react";

/** True in a page that is made before it is asked for: what follows the window waits until it is shown. */
export const AheadContext = createContext(false);
