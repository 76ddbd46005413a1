import type palette from "./palette.json";

/** What a color is for: the name of its custom property without the dashes. */
export type Role = keyof typeof palette;

export type Mode = "light" | "dark";
