import type { Role } from "../../../site/theme/role.ts";

/** What has a color, in the words of a reader; what is left out is text. */
const upper: Readonly<Partial<Record<Role, string>>> = {
  "ink-3": "Small text",
  action: "The text of links",
  "action-strong": "The text of links",
  "on-action": "The text of buttons",
  "deep-control": "The outline of buttons",
  accent: "What has the accent color",
  "on-accent": "The text of the main button",
  "paper-ink": "The text of the main button",
  "paper-action": "The text of links",
  control: "The outline of fields and buttons",
  focus: "The frame around what the keyboard is on",
  success: "A green mark",
  "series-1": "The first color of the series",
  "series-2": "The second color of the series",
  "series-3": "The third color of the series",
  "series-4": "The fourth color of the series",
  "series-5": "The fifth color of the series",
};

/** What it stands on. */
const grounds: Readonly<Partial<Record<Role, string>>> = {
  canvas: "the page",
  surface: "cards",
  sunken: "sections with the ground “sunken”",
  raised: "menus",
  deep: "dark sections",
  "deep-2": "cards in dark sections",
  "deep-line": "dark sections",
  action: "a button",
  "action-strong": "a button",
  "action-soft": "fields that are filled with it",
  accent: "the accent color",
  "accent-hover": "the accent color",
  "accent-soft": "badges with the accent color",
  paper: "the cards of a hero",
  "paper-2": "the cards of a hero",
  "paper-action": "the cards of a hero",
};

/** Where one sees a ground whose name does not say so. */
const places: Readonly<Partial<Record<Role, string>>> = {
  deep: "Dark sections: hero, call-to-action, the footer, and every ground “deep”.",
  "deep-2": "Dark sections: hero, call-to-action, the footer, and every ground “deep”.",
  "deep-line": "Dark sections: hero, call-to-action, the footer, and every ground “deep”.",
  accent: "The accent color: the main button of dark sections, badges, progress.",
  "accent-hover": "The accent color: the main button of dark sections, badges, progress.",
};

/** `Small text on cards`, and a sentence on where that is. */
export const pairWords = (role: Role, on: Role): { readonly what: string; readonly where: string | undefined } => ({
  what: `${upper[role] ?? "Text"} on ${grounds[on] ?? "a colored ground"}`,
  where: places[on],
});
