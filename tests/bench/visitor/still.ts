import type { Browser, Page } from "playwright";
import { settle, visit } from "./visits.ts";

/** Far from any other file's name. */
const file = "still.html";

/** The page as it stands, saved as plain HTML: without the app, without what was made ahead, and free to run scripts. */
export async function saved(page: Page): Promise<string> {
  const html = await page.evaluate(partWithout, { part: "html", others: "script, .preloaded, meta[http-equiv]" });
  return `<!doctype html>${html}`;
}

/** The page's content, as a saved page can put it in place of its own. */
export const savedContent = async (page: Page, path: string): Promise<Next> => ({
  path,
  title: await page.title(),
  main: await page.evaluate(partWithout, { part: "main", others: ".preloaded" }),
});

/** Runs inside a page. */
function partWithout({ part, others }: { readonly part: string; readonly others: string }): string {
  const copy = document.querySelector(part)?.cloneNode(true);
  if (!(copy instanceof Element)) throw new Error(`The page has no ${part}`);
  for (const other of copy.querySelectorAll(others)) other.remove();
  return copy.outerHTML;
}

/** Opens a page that was saved, beside the one that it was: its addresses lead where they led. */
export function visitStill<T>(
  browser: Browser,
  address: string,
  html: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  return visit(browser, {}, async (page) => {
    await page.route(`**/${file}`, (route) => route.fulfill({ body: html, contentType: "text/html" }));
    await page.goto(address + file);
    await settle(page);
    return use(page);
  });
}

/**
 * Runs inside a saved page: the button of a menu shows its panel, and hides it, by one line of script. Its picture has come
 * by then, as that of the app has.
 */
export function toggleMenus(buttons: string): void {
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
    const panel = button.nextElementSibling;
    if (!(panel instanceof HTMLElement)) throw new Error("The menu has no panel");
    panel.classList.remove("offscreen");
    panel.hidden = true;
    for (const picture of panel.querySelectorAll("img")) picture.loading = "eager";
    button.addEventListener("click", () => {
      panel.hidden = !panel.hidden;
    });
  }
}

/** What a saved page shows after the click on a link. */
export interface Next {
  readonly path: string;
  readonly title: string;
  readonly main: string;
}

/** Runs inside a saved page: links to a route put its HTML in place of the page's, and close the menu that they are in. */
export function replaceMain({ path, title, main }: Next): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest(`a[href="#${path}"]`);
    const shown = document.querySelector("main");
    if (!link || !shown) return;
    event.preventDefault();
    document.title = title;
    shown.outerHTML = main;
    scrollTo(0, 0);
    const panel = link.closest("header nav")?.querySelector<HTMLElement>("[aria-expanded=true] + *");
    if (panel) panel.hidden = true;
  });
}
