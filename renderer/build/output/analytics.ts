import type { Analytics, SiteFacts } from "../../../schema/language/types.ts";
import { escapeHtml } from "../page/shell.ts";

/** What the pages load to count visits, and what their policy allows for it. */
export interface VisitCounter {
  /** Elements of the head, as HTML. */
  readonly elements: readonly string[];
  /** The text of the inline script, where the service needs one. */
  readonly inline?: string;
  /** Servers, by what they are asked for. */
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly connections: readonly string[];
}

const script = (src: string, data: Readonly<Record<string, string>> = {}): string =>
  `<script defer src="${escapeHtml(src)}"${Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join("")}></script>`;

const serverOf = (url: string): string => new URL(url).origin;

/**
 * The app changes the address without loading a document: services that do not watch it are told by a line of script. The event of
 * a new entry in the history is wouter's. A place on the page on screen is no other page.
 */
const onEveryView = (call: string, isHashed: boolean): string =>
  isHashed
    ? `addEventListener("hashchange",()=>{${call}})`
    : `{let shown=location.pathname;for(const change of ["pushState","popstate"])addEventListener(change,()=>{if(shown!==location.pathname){shown=location.pathname;${call}}})}`;

const noCounter: VisitCounter = { elements: [], scripts: [], images: [], connections: [] };

/** The counters of a site, one for each service that it names. */
function countersOf(analytics: Analytics, isHashed: boolean): VisitCounter[] {
  const { plausible, umami, goatcounter, fathom, matomo, host, script: own } = analytics;
  const counters: VisitCounter[] = [];
  const add = (counter: Partial<VisitCounter>): void => void counters.push({ ...noCounter, ...counter });
  if (plausible !== undefined) {
    const server = host ?? "https://plausible.io";
    add({
      elements: [script(`${server}/js/script${isHashed ? ".hash" : ""}.js`, { domain: plausible })],
      scripts: [server],
      connections: [server],
    });
  }
  if (umami !== undefined) {
    const server = host ?? "https://cloud.umami.is";
    add({
      elements: [script(`${server}/script.js`, { "website-id": umami })],
      scripts: [server],
      connections: host === undefined ? [server, "https://api-gateway.umami.dev"] : [server],
    });
  }
  if (goatcounter !== undefined) {
    const server = host ?? `https://${goatcounter}.goatcounter.com`;
    const count = host ?? "https://gc.zgo.at";
    add({
      elements: [script(`${count}/count.js`, { goatcounter: `${server}/count` })],
      inline: onEveryView(
        `window.goatcounter?.count({path:location.pathname${isHashed ? "+location.hash" : ""}})`,
        isHashed,
      ),
      scripts: [count],
      images: [server],
      connections: [server],
    });
  }
  if (fathom !== undefined) {
    const server = host ?? "https://cdn.usefathom.com";
    add({
      elements: [script(`${server}/script.js`, { site: fathom, spa: isHashed ? "hash" : "auto" })],
      scripts: [server],
      images: [server],
      connections: [server],
    });
  }
  if (matomo !== undefined) {
    const { host: server, site } = matomo;
    const first = [
      ["disableCookies"],
      ["trackPageView"],
      ["enableLinkTracking"],
      ["setTrackerUrl", `${server}/matomo.php`],
      ["setSiteId", String(site)],
    ];
    const view = '_paq.push(["setCustomUrl",location.href],["setDocumentTitle",document.title],["trackPageView"])';
    add({
      elements: [script(`${server}/matomo.js`)],
      inline: `var _paq=window._paq=${JSON.stringify(first).replaceAll("<", "\\u003c")};${onEveryView(view, isHashed)}`,
      scripts: [server],
      images: [server],
      connections: [server],
    });
  }
  if (own !== undefined)
    add({ elements: [script(own)], scripts: [serverOf(own)], images: [serverOf(own)], connections: [serverOf(own)] });
  return counters;
}

/**
 * What all services together need; nothing where the site counts no visits.
 * @param addresses how pages stand in the address bar, as the site file says it
 */
export function visitCounter({ analytics, addresses }: Pick<SiteFacts, "analytics" | "addresses">): VisitCounter {
  const counters = countersOf(analytics ?? {}, addresses !== "path");
  const inline = counters.flatMap((counter) => counter.inline ?? []).join(";");
  const all = (pick: (counter: VisitCounter) => readonly string[]): string[] => [...new Set(counters.flatMap(pick))];
  return {
    elements: [...(inline === "" ? [] : [`<script>${inline}</script>`]), ...all(({ elements }) => elements)],
    ...(inline !== "" && { inline }),
    scripts: all(({ scripts }) => scripts),
    images: all(({ images }) => images),
    connections: all(({ connections }) => connections),
  };
}
