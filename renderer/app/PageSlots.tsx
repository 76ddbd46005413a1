import { memo, useEffect, useMemo, useRef, type ReactNode } from "react";
import type { BlockRegistry } from "../block.ts";
import { NotFound } from "../layout/notice/NotFound.tsx";
import { PlannedPage } from "../layout/notice/PlannedPage.tsx";
import type { PageModel } from "../model/model.ts";
import { layOutPreloaded } from "../navigation/deferred.ts";
import { titleOf } from "../navigation/page-title.ts";
import { pageOf, type View } from "../navigation/view.ts";
import { useFrame } from "../parts/frame.ts";
import { PageContext } from "../parts/section/page-context.ts";
import { PreloadedContext } from "../parts/section/preloaded-context.ts";
import { SearchButton } from "../search/SearchButton.tsx";
import { LoadFailed } from "./LoadFailed.tsx";
import { Page } from "./Page.tsx";

interface PageSlotsProps {
  readonly view: View;
  readonly preloaded: PageModel | undefined;
  readonly blocks: BlockRegistry;
}

/** What is on screen, and after it the preloaded page. When that is shown, its slot stays the same: nothing is rendered again. */
export function PageSlots({ view, preloaded, blocks }: PageSlotsProps): ReactNode {
  const path = pageOf(view);
  const slots = [<PageSlot key={path} view={view} blocks={blocks} />];
  if (preloaded && preloaded.path !== path) {
    const next: View = { kind: "page", location: preloaded.path, page: preloaded };
    slots.push(<PageSlot key={preloaded.path} view={next} blocks={blocks} preloaded />);
  }
  return slots;
}

interface PageSlotProps {
  readonly view: View;
  readonly blocks: BlockRegistry;
  /** Rendered and laid out, but not on screen. */
  readonly preloaded?: boolean;
}

function PageSlot({ view, blocks, preloaded = false }: PageSlotProps): ReactNode {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (preloaded && slot.current) layOutPreloaded(slot.current);
  }, [preloaded]);
  const title = titleOf(view, useFrame());
  const path = pageOf(view);
  const page = useMemo(() => ({ path, title }), [path, title]);
  return (
    <PreloadedContext value={preloaded}>
      <PageContext value={page}>
        <div ref={slot} className={preloaded ? "preloaded offscreen" : undefined}>
          {contentOf(view, blocks)}
        </div>
      </PageContext>
    </PreloadedContext>
  );
}

function contentOf(view: View, blocks: BlockRegistry): ReactNode {
  switch (view.kind) {
    case "page":
      return <RenderedPage page={view.page} blocks={blocks} />;
    case "planned":
      return <PlannedPage planned={view.planned} />;
    case "not-found":
      return <NotFound location={view.location} near={view.near} search={<SearchButton named />} />;
    case "failed":
      return <LoadFailed />;
  }
}

const RenderedPage = memo(Page);
