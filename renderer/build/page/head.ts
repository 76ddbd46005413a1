import type { SiteFacts, Verification } from "../../../schema/language/types.ts";
import { plainText } from "../../../schema/site/plain-text.ts";
import type { Frame, Model, PageModel } from "../../model/model.ts";
import { pageFrame } from "../../model/page-frame.ts";
import type { Thing } from "../../parts/structured-data.ts";
import { iconFiles, scalableIcon } from "../output/pictures/icon-files.ts";
import { jsonLd } from "../output/structured-data/json-ld.ts";
import { pageUrl } from "../output/page-url.ts";
import { pictureSize } from "../output/pictures/page-picture.ts";
import { pictureUrl } from "../output/pictures/picture-files.ts";
import type { SiteColors } from "../output/site-colors.ts";
import { escapeHtml } from "./shell.ts";

/** What the head of a page is made of. */
export interface HeadContent {
  readonly model: Model;
  /** The whole title, as the browser's tab shows it. */
  readonly title: string;
  /** The page that search engines may list; nothing for planned pages and for the page in place of a missing one. */
  readonly page?: PageModel | undefined;
  /** The structured data of the page. */
  readonly things?: readonly Thing[];
  readonly colors: SiteColors;
  /** The content security policy, as a meta element may carry it. */
  readonly policy: string;
  /** Whether the build draws icons and pictures for previews. */
  readonly hasDrawings?: boolean;
  /** Scripts, styles and fonts, as HTML, in the order in which the browser should meet them. */
  readonly resources: readonly string[];
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element without content; no element where an attribute has no value. */
const element = (tag: "meta" | "link", attributes: Attributes): string[] => {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escapeHtml(value)}"`],
  );
  return written.length < Object.keys(attributes).length ? [] : [`<${tag}${written.join("")}>`];
};

const meta = (name: string, content: string | undefined): string[] => element("meta", { name, content });
const property = (name: string, content: string | undefined): string[] => element("meta", { property: name, content });

/**
 * The elements of a page's head after its character set and base, always in this order: what the page may load, its title,
 * what it loads, then what search engines and previews of links read.
 */
export function headOf(content: HeadContent): string[] {
  const { model, title, page, things = [], colors, policy, hasDrawings = true, resources } = content;
  const { site } = model.frame;
  return [
    ...element("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
    ...meta("viewport", "width=device-width, initial-scale=1"),
    `<title>${escapeHtml(title)}</title>`,
    ...resources,
    ...meta("color-scheme", "light dark"),
    ...themeColor(pageFrame(model.frame, page), colors),
    // A phone that turns numbers into links changes the markup that React hydrates.
    ...meta("format-detection", "telephone=no"),
    ...meta("description", page?.description),
    ...(page && page.noindex !== true
      ? element("link", { rel: "canonical", href: page.canonical ?? pageUrl(site, page.path) })
      : meta("robots", "noindex")),
    ...(page?.path === "/" ? verification(site) : []),
    ...(page ? previewOf(page, site, title, hasDrawings) : []),
    ...icons(site, hasDrawings),
    ...element("link", { rel: "manifest", href: "manifest.webmanifest" }),
    ...(things.length > 0 ? [jsonLd(things)] : []),
  ];
}

/** The names under which services look for their codes, which the start page has. */
const verificationNames = {
  google: "google-site-verification",
  bing: "msvalidate.01",
  yandex: "yandex-verification",
  baidu: "baidu-site-verification",
  naver: "naver-site-verification",
  pinterest: "p:domain_verify",
  facebook: "facebook-domain-verification",
} as const satisfies Readonly<Record<keyof Verification, string>>;

const verification = ({ verification: codes = {} }: SiteFacts): string[] =>
  Object.entries(verificationNames).flatMap(([service, name]) =>
    meta(name, Object.entries(codes).find(([key]) => key === service)?.[1]),
  );

/** The browser's own bars take the color of what is at the top: the top bar, which is deep, or else the header. */
function themeColor({ menus }: Frame, { deep, surface }: SiteColors): string[] {
  if (menus.topBar.length > 0) return meta("theme-color", deep);
  return (["light", "dark"] as const).flatMap((scheme) =>
    element("meta", { name: "theme-color", media: `(prefers-color-scheme: ${scheme})`, content: surface[scheme] }),
  );
}

function previewOf(page: PageModel, site: SiteFacts, title: string, hasPicture: boolean): string[] {
  const description = page.description ?? (site.description && plainText(site.description));
  const picture = hasPicture ? pictureUrl(site, page) : undefined;
  const [language, region] = site.language.split("-");
  return [
    ...property("og:type", "website"),
    ...property("og:site_name", site.name),
    ...property("og:title", page.title),
    ...property("og:description", description),
    ...property("og:url", pageUrl(site, page.path)),
    ...property("og:locale", region?.length === 2 ? `${language}_${region.toUpperCase()}` : undefined),
    ...property("og:image", picture),
    ...property("og:image:type", picture && "image/png"),
    ...property("og:image:width", picture && String(pictureSize.width)),
    ...property("og:image:height", picture && String(pictureSize.height)),
    ...property("og:image:alt", picture && title),
    ...meta("twitter:card", picture === undefined ? "summary" : "summary_large_image"),
    ...meta("twitter:title", page.title),
    ...meta("twitter:description", description),
    ...meta("twitter:image", picture),
    ...meta("twitter:image:alt", picture && title),
  ];
}

function icons(site: SiteFacts, hasDrawings: boolean): string[] {
  const { favicon, small, touch } = iconFiles;
  const scalable = element("link", { rel: "icon", href: scalableIcon(site), type: "image/svg+xml", sizes: "any" });
  if (!hasDrawings) return scalable;
  return [
    ...element("link", {
      rel: "icon",
      href: favicon.file,
      sizes: favicon.sizes.map((size) => `${size}x${size}`).join(" "),
    }),
    ...element("link", { rel: "icon", href: small.file, type: "image/png", sizes: `${small.size}x${small.size}` }),
    ...scalable,
    ...element("link", { rel: "apple-touch-icon", href: touch.file }),
  ];
}
