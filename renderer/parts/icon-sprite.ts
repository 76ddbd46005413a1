import { createContext } from "react";

/** Where the sprite with all icons lies, from the site's root. Each icon is a symbol by its name. */
export const IconSprite = createContext("icons.svg");
