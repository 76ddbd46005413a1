import type { ReactNode } from "react";
import type { Section } from "../../schema/language/types.ts";
import type { BlockRegistry } from "../block.ts";
import type { PageModel } from "../model/model.ts";
import { Hidden } from "../parts/text/Hidden.tsx";
import { Level, PagedContext } from "../parts/section/level.ts";
import { SectionNav } from "../parts/section/SectionNav.tsx";
import styles from "./Page.module.css";
import { SectionView } from "./SectionView.tsx";

interface PageProps {
  readonly page: PageModel;
  readonly blocks: BlockRegistry;
}

/** A page: its sections in order, with a navigation beside them where the page has one. */
export function Page({ page, blocks }: PageProps): ReactNode {
  const { sections, sectionLinks } = page;
  const first = sections.findIndex(({ title }) => title !== undefined);
  const show = (section: Section, index: number): ReactNode => (
    <Level key={keyOf(section, index, sections)} value={index === first ? 1 : 2}>
      <SectionView section={section} blocks={blocks} />
    </Level>
  );
  const shown = sections.map(show);
  const heading = first < 0 && (
    <Hidden as="div">
      <h1>{page.title}</h1>
    </Hidden>
  );
  if (sectionLinks.length === 0)
    return (
      <>
        {heading}
        {shown}
      </>
    );
  const [start, end] = pagedRange(sections);
  return (
    <>
      {heading}
      {shown.slice(0, start)}
      <div className={`wrap ${styles.paged}`}>
        <SectionNav links={sectionLinks} page={page.path} />
        <div className={styles.body}>
          <PagedContext value={true}>{shown.slice(start, end)}</PagedContext>
        </div>
      </div>
      {shown.slice(end)}
    </>
  );
}

/** The sections beside the navigation: from the first to the last that stands on the page's own ground. */
function pagedRange(sections: readonly Section[]): [start: number, end: number] {
  const onCanvas = sections.map(({ ground }) => ground === "canvas");
  return [Math.max(onCanvas.indexOf(true), 0), onCanvas.lastIndexOf(true) + 1];
}

/** The same section keeps its state while the file is edited: known by its anchor, else by its place among its type. */
function keyOf(section: Section, index: number, sections: readonly Section[]): string {
  if (section.anchor !== undefined) return section.anchor;
  const place = sections.slice(0, index).filter(({ type }) => type === section.type).length;
  return `${section.type}-${place}`;
}
