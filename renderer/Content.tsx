import { Activity, Fragment, memo, useMemo, type ReactNode } from "react";
import type { BlockRegistry } from "./block.ts";
import { NotFound } from "./layout/NotFound.tsx";
import { PlannedPage } from "./layout/PlannedPage.tsx";
import { LoadFailed } from "./LoadFailed.tsx";
import type { PageModel } from "./model.ts";
import { Page } from "./Page.tsx";
import { useFrame } from "./parts/frame.ts";
import { PageContext } from "./parts/page-context.ts";
import { SearchButton } from "./search/SearchButton.tsx";
import { titleOf } from "./use-view.ts";
import { pageOf, type View } from "./view.ts";

interface ContentProps {
  readonly view: View;
  /** True once another page than the first was shown. */
  readonly moved: boolean;
  /** The page that is likely to be asked for next. */
  readonly ahead: PageModel | undefined;
  readonly blocks: BlockRegistry;
}

/** What is on screen, and, hidden after it, the page that is likely next: made when there is time, shown at once. */
export function Content({ view, moved, ahead, blocks }: ContentProps): ReactNode {
  const path = pageOf(view);
  const shown = <Shown view={view} blocks={blocks} />;
  // The first page is taken over as it stands in the document, where no boundary of an activity is.
  const current = moved ? <Activity key={path}>{shown}</Activity> : <Fragment key={path}>{shown}</Fragment>;
  if (!ahead || ahead.path === path) return [current];
  return [
    current,
    // Between two pages, so that the styles of neighbours end with a page.
    <span key="between" hidden />,
    <Activity key={ahead.path} mode="hidden">
      <Shown view={{ kind: "page", location: ahead.path, page: ahead }} blocks={blocks} />
    </Activity>,
  ];
}

function Shown({ view, blocks }: Pick<ContentProps, "view" | "blocks">): ReactNode {
  const path = pageOf(view);
  const title = titleOf(view, useFrame());
  const page = useMemo(() => ({ path, title }), [path, title]);
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
