import type { Frame } from "../model/model.ts";
import { pageOf, type View } from "./view.ts";

/** What the browser's tab shows. */
export function titleOf(view: View, { site, labels }: Frame): string {
  switch (view.kind) {
    case "page":
      return `${view.page.title} | ${site.name}`;
    case "planned":
      return `${view.planned.title} | ${site.name}`;
    case "not-found":
      return `${labels.notFoundTitle} | ${site.name}`;
    case "failed":
      return site.name;
  }
}

/** Where search engines and shared links find the page of a view. */
export function publishedAddress(view: View, { site }: Frame): string {
  const path = pageOf(view);
  return `${site.url.replace(/\/$/, "")}${path === "/" ? "/" : `${path}/`}`;
}
