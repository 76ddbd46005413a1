import type { ReactNode } from "react";
import { fill, useFrame } from "../../renderer/parts/frame.ts";
import type { CatalogSection } from "../../schema/language/types.ts";
import styles from "./CatalogFilter.module.css";

interface CatalogFilterProps {
  readonly section: CatalogSection;
  readonly tiers: readonly string[];
  /** The tier that is shown; none: all of them. */
  readonly chosen: string | undefined;
  readonly onChoose: (tier: string | undefined) => void;
  /** How many entries are shown. */
  readonly count: number;
}

/** One button per tier, of which one is always pressed, and a line that says how many are left. */
export function CatalogFilter({ section, tiers, chosen, onChoose, count }: CatalogFilterProps): ReactNode {
  const { labels } = useFrame();
  const { filterLabel = labels.filter, all = labels.filterAll, noun } = section;
  const words = (count === 1 ? noun?.one : noun?.other) ?? "";
  const chip = (label: string, tier: string | undefined): ReactNode => (
    <button
      key={label}
      type="button"
      className={styles.chip}
      aria-pressed={tier === chosen}
      onClick={() => onChoose(tier)}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.filters} role="group" aria-label={filterLabel}>
      {chip(all, undefined)}
      {tiers.map((tier) => chip(tier, tier))}
      <p className={styles.count} role="status">
        {fill(labels.showing, { count, noun: words }).trim()}
      </p>
    </div>
  );
}
