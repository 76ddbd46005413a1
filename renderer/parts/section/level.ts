import { createContext } from "react";

/** The level of a section's heading: 1 for the first heading of a page, 2 for the others. The page provides it. */
export const Level = createContext(2);

/** The level of headings inside a section: one below its heading, or the same where it shows none. `Section` provides it. */
export const InnerLevel = createContext(3);

/** The id that the section's heading has, so that the section is named by it. `Section` provides it. */
export const TitleId = createContext<string | undefined>(undefined);

/** True for sections that stand beside the in-page navigation. The page provides it. */
export const PagedContext = createContext(false);
