import type { Browser, Page } from "playwright";
import { settle, visit } from "./visits.ts";

/** Far from any other file's name. */
const file = "still.html";

/** The page as it stands, saved as plain HTML: without the app, without what was made ahead, and free to run scripts. */
export async function saved(page: Page): Promise<string> {
  return `<!doctype html>${await page.evaluate(htmlWithout, "script, .ahead, meta[http-equiv]")}`;
}

/** The page's content, as a saved page can put it in place of its own. */
export async function savedContent(page: Page, path: string): Promise<Next> {
  const html = await page.evaluate(htmlWithout, ".ahead");
  const main = await page.evaluate(
    (text) => new DOMParser().parseFromString(text, "text/html").querySelector("main")?.innerHTML,
    html,
  );
  if (!main) throw new Error(`${path} has no content`);
  return { path, title: await page.title(), main };
}

/** Runs inside a page. */
function htmlWithout(others: string): string {
  const html = document.documentElement.cloneNode(true);
  if (!(html instanceof Element)) throw new Error("The page is none");
  for (const other of html.querySelectorAll(others)) other.remove();
  return html.outerHTML;
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
    panel.classList.remove("unseen");
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
    shown.innerHTML = main;
    scrollTo(0, 0);
    const panel = link.closest("header nav")?.querySelector<HTMLElement>("[aria-expanded=true] + *");
    if (panel) panel.hidden = true;
  });
}
