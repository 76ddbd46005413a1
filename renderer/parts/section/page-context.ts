import { createContext, useContext } from "react";

/** The page on screen. */
export interface CurrentPage {
  /** `/pricing` */
  readonly path: string;
  readonly title: string;
}

export const PageContext = createContext<CurrentPage>({ path: "/", title: "" });

export function usePage(): CurrentPage {
  return useContext(PageContext);
}
