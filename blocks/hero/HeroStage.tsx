import type { ReactNode } from "react";
import type { HeroCard } from "../../schema/language/types.ts";
import { HeroFragment } from "./HeroFragment.tsx";
import styles from "./HeroStage.module.css";

/** Up to three fragments, hung from the page's own line. Decoration: hidden from assistive technology, and a link in it cannot be reached. */
export function HeroStage({ cards }: { readonly cards: readonly HeroCard[] }): ReactNode {
  return (
    <div className={styles.stage} aria-hidden="true" inert>
      {cards.map((card, place) => (
        <HeroFragment key={place} card={card} className={styles.fragment} />
      ))}
    </div>
  );
}
