import type { ReactNode } from "react";
import { Actions } from "../../renderer/parts/link/Actions.tsx";
import { classNames } from "../../renderer/parts/class-names.ts";
import { useFrame } from "../../renderer/parts/frame.ts";
import opening from "../../renderer/parts/section/opening-line.module.css";
import { usePage } from "../../renderer/parts/section/page-context.ts";
import { Section } from "../../renderer/parts/section/Section.tsx";
import { SectionNav } from "../../renderer/parts/section/SectionNav.tsx";
import type { LegalSection } from "../../schema/language/types.ts";
import { Clauses } from "./Clauses.tsx";
import { InShort } from "./InShort.tsx";
import { LegalHead } from "./LegalHead.tsx";
import { Policies } from "./Policies.tsx";
import styles from "./Legal.module.css";

/** A whole policy, with the other policies above it and a navigation of its own. */
export function Legal(section: LegalSection): ReactNode {
  const { title, menu, short, items, actions } = section;
  const { path } = usePage();
  const { menus } = useFrame();
  const siblings = menus.footer.find(({ id }) => menu !== undefined && id === menu);
  const links = items.flatMap(({ anchor, nav, title: heading }) =>
    anchor === undefined ? [] : [{ anchor, label: nav ?? heading }],
  );
  return (
    <Section section={section} bare>
      <div className={`${opening.line} ${styles.band}`}>
        <LegalHead section={section} />
        {siblings && <Policies links={siblings.items} current={path} of={title} />}
      </div>
      <div className={classNames("wrap", styles.page, links.length > 0 && styles.paged)}>
        {links.length > 0 && <SectionNav links={links} page={path} of={title} />}
        <div className={styles.body}>
          {short && <InShort sentences={short} />}
          <Clauses items={items} />
          <Actions actions={actions} className={styles.actions} />
        </div>
      </div>
    </Section>
  );
}
