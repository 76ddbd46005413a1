import { memo, useEffect, useRef, type ReactNode } from "react";
import type { BlockRegistry } from "../block.ts";
import { layOutAhead } from "../navigation/deferred.ts";
import { AheadContext } from "../parts/link/preload.ts";
import { NotFound } from "../layout/notice/NotFound.tsx";
import { PlannedPage } from "../layout/notice/PlannedPage.tsx";
import { LoadFailed } from "./LoadFailed.tsx";
import type { PageModel } from "../model/model.ts";
import { Page } from "./Page.tsx";
import { useFrame } from "../parts/frame.ts";
import { PageContext } from "../parts/section/page-context.ts";
import { SearchButton } from "../search/SearchButton.tsx";
import { usePageOf } from "../navigation/use-view.ts";
import { pageOf, type View } from "../navigation/view.ts";

interface ContentProps {
  readonly view: View;
  /** The page that is likely to be asked for next. */
  readonly ahead: PageModel | undefined;
  readonly blocks: BlockRegistry;
}

/** What is on screen, and, hidden after it, the page that is likely next: made when there is time, shown at once. */
export function Content({ view, ahead, blocks }: ContentProps): ReactNode {
  const path = pageOf(view);
  const current = (
    <Leaf key={path}>
      <Shown view={view} blocks={blocks} />
    </Leaf>
  );
  if (!ahead || ahead.path === path) return [current];
  return [
    current,
    <Leaf key={ahead.path} ahead>
      <Shown view={{ kind: "page", location: ahead.path, page: ahead }} blocks={blocks} />
    </Leaf>,
  ];
}

interface LeafProps {
  /** Made and laid out, but not shown yet. */
  readonly ahead?: boolean;
  readonly children: ReactNode;
}

/** What holds a page. */
function Leaf({ ahead = false, children }: LeafProps): ReactNode {
  const leaf = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ahead && leaf.current) layOutAhead(leaf.current);
  }, [ahead]);
  return (
    <AheadContext value={ahead}>
      <div ref={leaf} className={ahead ? "ahead unseen" : undefined}>
        {children}
      </div>
    </AheadContext>
  );
}

function Shown({ view, blocks }: Pick<ContentProps, "view" | "blocks">): ReactNode {
  const page = usePageOf(view, useFrame());
  return <PageContext value={page}>{contentOf(view, blocks)}</PageContext>;
}

function contentOf(view: View, blocks: BlockRegistry): ReactNode {
  switch (view.kind) {
    case "page":
      return <MadePage page={view.page} blocks={blocks} />;
    case "planned":
      return <PlannedPage planned={view.planned} />;
    case "not-found":
      return <NotFound location={view.location} near={view.near} search={<SearchButton named />} />;
    case "failed":
      return <LoadFailed />;
  }
}

/** A page that was made ahead is not made again when it is shown. */
const MadePage = memo(Page);
