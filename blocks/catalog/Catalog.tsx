import { useState, type ReactNode } from "react";
import { Rail } from "../../renderer/parts/list/Rail.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import { Text } from "../../renderer/parts/text/Text.tsx";
import type { CatalogNote, CatalogSection } from "../../schema/language/types.ts";
import { CatalogEntry } from "./CatalogEntry.tsx";
import { CatalogFilter } from "./CatalogFilter.tsx";
import { ConsultCard } from "./ConsultCard.tsx";
import { tiersOf } from "./tiers.ts";
import styles from "./Catalog.module.css";

/** Every entry of a collection as a card, with a filter by tier. Without script all of them are shown. */
export function Catalog(section: CatalogSection): ReactNode {
  const { from, filterBy, consult, notes } = section;
  const [tier, setTier] = useState<string>();
  const tiers = tiersOf(from);
  // While the file is edited, the chosen tier may go.
  const chosen = tier !== undefined && tiers.includes(tier) ? tier : undefined;
  const isShown = (entryTier: string | undefined): boolean => chosen === undefined || entryTier === chosen;
  return (
    <Section section={section}>
      {filterBy !== undefined && tiers.length > 1 && (
        <CatalogFilter
          section={section}
          tiers={tiers}
          chosen={chosen}
          onChoose={setTier}
          count={from.filter((entry) => isShown(entry.tier)).length}
        />
      )}
      <Rail columns={3} className={styles.catalog}>
        {from.map((entry, place) => (
          <CatalogEntry key={place} section={section} entry={entry} tiers={tiers} hidden={!isShown(entry.tier)} />
        ))}
        {consult && <ConsultCard consult={consult} />}
      </Rail>
      {notes && <Notes notes={notes} />}
    </Section>
  );
}

/** What holds for all entries. */
function Notes({ notes }: { readonly notes: readonly CatalogNote[] }): ReactNode {
  return (
    <ul className={styles.notes}>
      {notes.map(({ title, text, anchor }) => (
        <li key={title} id={anchor}>
          <b>{title}</b>
          <p>
            <Text text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
