import { startTransition, useEffect, useMemo, useState, type ReactNode } from "react";
import type { BlockRegistry } from "../block.ts";
import { Footer } from "../layout/Footer.tsx";
import { Header } from "../layout/header/Header.tsx";
import { TopBar } from "../layout/header/TopBar.tsx";
import type { Frame } from "../model/model.ts";
import { pageFrame } from "../model/page-frame.ts";
import { FrameContext } from "../parts/frame.ts";
import { Hidden } from "../parts/text/Hidden.tsx";
import { IconSprite } from "../parts/picture/icon-sprite.ts";
import { LinkContext, type LinkBehavior } from "../parts/link/link-context.ts";
import { PageContext } from "../parts/section/page-context.ts";
import { SearchButton } from "../search/SearchButton.tsx";
import { pageHref } from "../navigation/addressing.ts";
import { titleOf } from "../navigation/page-title.ts";
import { useNavigation, type Services } from "../navigation/use-navigation.ts";
import { pageOf, type View } from "../navigation/view.ts";
import { PageSlots } from "./PageSlots.tsx";

interface AppProps {
  readonly frame: Frame;
  /** The first view on screen. */
  readonly view: View;
  readonly blocks: BlockRegistry;
  /** True where the HTML of this view is in the document already: the first render repeats it. */
  readonly prerendered?: boolean;
  readonly services?: Services | undefined;
}

/** A whole site: header, the page of the current location, footer. */
export function App({
  frame: firstFrame,
  view: firstView,
  blocks,
  prerendered = false,
  services,
}: AppProps): ReactNode {
  const { frame, addressing, view, preloaded, loading, follow, preload } = useNavigation(
    { frame: firstFrame, view: firstView },
    services,
  );
  const running = useRunning(prerendered);
  const hrefOf = running ? addressing.hrefOf : pageHref;
  const link = useMemo((): LinkBehavior => ({ hrefOf, follow, preload }), [hrefOf, follow, preload]);
  const path = pageOf(view);
  const title = titleOf(view, frame);
  const page = useMemo(() => ({ path, title }), [path, title]);
  const shown = view.kind === "page" ? view.page : undefined;
  const menus = shown?.menus;
  const framed = useMemo(() => pageFrame(frame, { menus }), [frame, menus]);
  const isBare = shown?.layout === "bare";
  const content = useMemo(
    () => <PageSlots view={view} preloaded={preloaded} blocks={blocks} />,
    [view, preloaded, blocks],
  );
  return (
    <FrameContext value={framed}>
      <IconSprite value={frame.icons}>
        <LinkContext value={link}>
          <PageContext value={page}>
            {isBare ? null : top}
            {/* Not at the end: there it would add a line to the page. */}
            <Hidden>
              <span role="status">{running ? title : ""}</span>
            </Hidden>
            <main id="main" aria-busy={loading}>
              {content}
            </main>
            {isBare ? null : bottom}
          </PageContext>
        </LinkContext>
      </IconSprite>
    </FrameContext>
  );
}

/** Keys of the frame that nothing shows. The compiler asks to show a new one; then it is named here. */
type Forgotten = Exclude<
  keyof Frame,
  | "site" // Header, Footer
  | "menus" // TopBar, Header, Footer
  | "labels" // everywhere
  | "languageName" // LanguageButton
  | "variantFits" // page-frame.ts
  | "headerFit" // Header, MainNavigation, use-width-change.ts
  | "nameBox" // Footer
  | "icons" // IconSprite
  | "build" // load.ts
>;

// Constants: while a page is loading, React does not render them again.
const top: [Forgotten] extends [never] ? ReactNode : `Nothing shows “${Forgotten}”` = (
  <>
    <TopBar />
    <Header search={<SearchButton listens />} />
  </>
);
const bottom = <Footer />;

/** Links of a prerendered page lead to files, so that they work without script; once the script runs, perhaps to hash routes. */
function useRunning(prerendered: boolean): boolean {
  const [running, setRunning] = useState(!prerendered);
  // A transition, so that input comes first: the app follows links in either form.
  useEffect(() => startTransition(() => setRunning(true)), []);
  return running;
}
