/** The icons that parts and blocks show by themselves: they are in the sprite even where `site.yaml` names none. */
export const ownIcons = [
  "arrow-down",
  "arrow-right",
  "calendar-days",
  "check",
  "chevron-down",
  "circle-check",
  "plus",
  "sparkles",
  "users",
] as const;
