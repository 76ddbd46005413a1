import type { ReactNode } from "react";
import { fill, useFrame } from "../parts/frame.ts";
import { Hidden } from "../parts/Hidden.tsx";
import { Icon } from "../parts/Icon.tsx";
import styles from "./LanguageButton.module.css";
import { languageCode, languageName } from "./language-name.ts";
import { Popover } from "./Popover.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** Shows the site's language, and its name in its own words. */
export function LanguageButton({ above = false }: { readonly above?: boolean }): ReactNode {
  const { site, labels } = useFrame();
  const code = languageCode(site.language);
  // The build and the browser may know different names: the first render has none.
  const name = useHydrated() ? languageName(site.language) : code;
  const label = (
    <>
      <Icon name="globe" />
      <span aria-hidden="true">{code}</span>
      <Hidden>{fill(labels.language, { language: name === code ? code : `${code}, ${name}` })}</Hidden>
    </>
  );
  return (
    <Popover label={label} above={above}>
      <ul className={styles.list}>
        <li className={styles.language} lang={site.language} aria-current="true">
          <Icon name="check" className={styles.check} />
          {name}
        </li>
      </ul>
    </Popover>
  );
}
