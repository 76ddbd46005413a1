import { useEffect, useId, useSyncExternalStore, type ReactNode } from "react";
import { useFrame } from "../../parts/frame.ts";
import { Hidden } from "../../parts/text/Hidden.tsx";
import { Icon } from "../../parts/picture/Icon.tsx";
import { Popover } from "./Popover.tsx";
import {
  applyTheme,
  onThemeChange,
  readTheme,
  restoreTheme,
  themeChoices,
  type ThemeChoice,
} from "../../navigation/theme.ts";
import styles from "./ThemeSwitch.module.css";

const icons = { system: "monitor", light: "sun", dark: "moon" } as const;

interface ThemeSwitchProps {
  /** true opens upward; see Popover. */
  readonly above?: boolean;
  /** Its words stand beside the icon. Without them they are read out, and stand in the panel. */
  readonly worded?: boolean;
}

/** Chooses between the system's theme, light and dark. The choice is remembered. */
export function ThemeSwitch({ above = false, worded = false }: ThemeSwitchProps): ReactNode {
  const { labels } = useFrame();
  const name = useId();
  const theme = useSyncExternalStore<ThemeChoice>(onThemeChange, readTheme, () => "system");
  useEffect(restoreTheme, []);
  const words = { system: labels.themeSystem, light: labels.themeLight, dark: labels.themeDark };
  const label = (
    <>
      <Icon name={icons[theme]} />
      <Hidden>{labels.theme}: </Hidden>
      {worded ? words[theme] : <Hidden>{words[theme]}</Hidden>}
    </>
  );
  return (
    <Popover label={label} above={above}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{labels.theme}</legend>
        {themeChoices.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={choice === theme}
              onChange={() => applyTheme(choice)}
            />
            <Icon name={icons[choice]} className={styles.icon} />
            {words[choice]}
            <Icon name="check" className={styles.check} />
          </label>
        ))}
      </fieldset>
    </Popover>
  );
}
