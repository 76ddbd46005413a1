import type { ReactNode } from "react";
import { fill, useFrame } from "../../parts/frame.ts";
import { Hidden } from "../../parts/text/Hidden.tsx";
import { Icon } from "../../parts/picture/Icon.tsx";
import styles from "./LanguageButton.module.css";
import { languageCode } from "../../model/language-name.ts";
import { Popover } from "./Popover.tsx";

/** Shows the site's language, and its name in its own words. */
export function LanguageButton({ above = false }: { readonly above?: boolean }): ReactNode {
  const { site, labels, languageName: name } = useFrame();
  const code = languageCode(site.language);
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
