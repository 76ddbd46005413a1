import { createContext } from "react";

/** Where the sprite with all icons lies, from the site's root. Each icon is an element by its name. */
export const IconSprite = createContext("icons.svg");
