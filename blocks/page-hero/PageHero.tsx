import type { ReactNode } from "react";
import { Actions } from "../../renderer/parts/link/Actions.tsx";
import { Badges } from "../../renderer/parts/list/Badges.tsx";
import { classNames } from "../../renderer/parts/class-names.ts";
import { Heading } from "../../renderer/parts/section/Heading.tsx";
import { Lead } from "../../renderer/parts/section/Lead.tsx";
import opening from "../../renderer/parts/section/opening-line.module.css";
import { Picture } from "../../renderer/parts/picture/Picture.tsx";
import { ProgressPanel } from "../../renderer/parts/picture/ProgressPanel.tsx";
import { Section } from "../../renderer/parts/section/Section.tsx";
import type { PageHeroSection, PageHeroSide } from "../../schema/language/types.ts";
import styles from "./PageHero.module.css";

/** The opening of an inner page. */
export function PageHero(section: PageHeroSection): ReactNode {
  const { title, intro, badges, actions, side } = section;
  return (
    <Section section={section} bare className={`${opening.line} ${styles.opening}`}>
      <div className={classNames("wrap", styles.layout, side && styles.withSide)}>
        <div className={styles.copy}>
          <Badges badges={badges} />
          <Heading className={styles.title}>{title}</Heading>
          <Lead text={intro} />
          <Actions actions={actions} large />
        </div>
        {side && <Side side={side} />}
      </div>
    </Section>
  );
}

/** A longer value is smaller, so that it stays on one line. */
const shortValue = 5;

/** In a wide window a picture is as high as the words beside it, between these shapes (PageHero.module.css). */
const pictureFrame = [1.2, 1.45] as const;

/** It hangs from the page's own line. */
function Side({ side: { image, progress, banners } }: { readonly side: PageHeroSide }): ReactNode {
  return (
    <div className={classNames(styles.side, image && styles.art)}>
      {image && <Picture image={image} eager frame={pictureFrame} />}
      {progress && <ProgressPanel card={progress} />}
      {banners && (
        <dl className={styles.banners}>
          {banners.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={value.length > shortValue ? styles.long : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
