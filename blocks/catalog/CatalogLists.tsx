import type { ReactNode } from "react";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Ticks } from "../../renderer/parts/list/Ticks.tsx";
import type { CatalogSection, Entry } from "../../schema/language/types.ts";

interface CatalogListsProps {
  readonly section: CatalogSection;
  readonly entry: Entry;
  readonly className: string | undefined;
}

/** What an entry contains, and what one is able to do afterwards. */
export function CatalogLists({ section, entry: { features, outcomes }, className }: CatalogListsProps): ReactNode {
  const { featuresTitle, outcomesTitle } = section;
  if (!features && !outcomes) return null;
  return (
    <div className={className}>
      {features && featuresTitle !== undefined && <Heading inner={2}>{featuresTitle}</Heading>}
      {features && <Ticks items={features} />}
      {outcomes && outcomesTitle !== undefined && <Heading inner={2}>{outcomesTitle}</Heading>}
      {outcomes && <Ticks items={outcomes} icon="arrow-right" />}
    </div>
  );
}
