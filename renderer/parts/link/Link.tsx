import type { ComponentProps, MouseEvent, ReactNode } from "react";
import type { Address } from "../../../schema/language/values.ts";
import { useFrame } from "../frame.ts";
import { Hidden } from "../text/Hidden.tsx";
import { useHref } from "./link-context.ts";

/** All that a link may be given, by name: to copy whatever else it gets takes longer than all else here, and a page has a hundred. */
interface LinkProps extends Pick<
  ComponentProps<"a">,
  "aria-current" | "aria-label" | "className" | "children" | "onClick" | "ref"
> {
  readonly href: Address;
}

/** A link to a place of this site, to another site, or to phone and mail. */
export function Link(props: LinkProps): ReactNode {
  const { href, className, children, onClick, ref, "aria-current": current, "aria-label": label } = props;
  const { hrefOf, follow, preload } = useHref();
  const { labels } = useFrame();
  if ("url" in href) {
    const { url, elsewhere } = href;
    return (
      <a
        href={url}
        className={className}
        aria-current={current}
        aria-label={label}
        ref={ref}
        onClick={onClick}
        rel={elsewhere ? "noopener" : undefined}
      >
        {children}
        {elsewhere && <Hidden> ({labels.externalLink})</Hidden>}
      </a>
    );
  }
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented && isPlain(event)) follow(href, event);
  };
  const preloadPage = (): void => preload(href);
  return (
    <a
      href={hrefOf(href)}
      className={className}
      aria-current={current}
      aria-label={label}
      ref={ref}
      onClick={click}
      onMouseEnter={preloadPage}
      onFocus={preloadPage}
      onTouchStart={preloadPage}
    >
      {children}
    </a>
  );
}

/** With another button or a key held down, the browser opens a tab, a window or a menu. */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
