/** `system` follows what the visitor's device asks for. */
export const themeChoices = ["system", "light", "dark"] as const;

export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = "lintel:theme";

const listeners = new Set<() => void>();

const isChoice = (value: string | null | undefined): value is ThemeChoice =>
  themeChoices.some((choice) => choice === value);

/** The theme in force: what stands on the root element. */
export function readTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return isChoice(theme) ? theme : "system";
}

function show(theme: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  for (const listener of listeners) listener();
}

/** Shows a theme and remembers it, where the browser lets us. */
export function applyTheme(theme: ThemeChoice): void {
  show(theme);
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be closed: the choice then holds until the page is left.
  }
}

/** Shows the remembered theme. Best called before the first picture is drawn. */
export function restoreTheme(): void {
  try {
    const stored = localStorage.getItem(storageKey);
    show(isChoice(stored) ? stored : "system");
  } catch {
    // As above.
  }
}

/** Calls back when the theme changes, here or in another tab. Returns how to stop. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  const fromElsewhere = ({ key }: StorageEvent): void => {
    if (key === storageKey) restoreTheme();
  };
  addEventListener("storage", fromElsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", fromElsewhere);
  };
}
