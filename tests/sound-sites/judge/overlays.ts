import type { Page } from "playwright/test";
import { misplaced } from "./layout.ts";
import { unreadable } from "./contrast.ts";
import { unusable } from "./roles.ts";

/** Something that opens over the page. */
interface Overlay {
  readonly name: string;
  /** A selector of the buttons that open it, one for each. */
  readonly buttons: string;
  /** What is looked at while it is open. */
  readonly scope: string;
}

const overlays: readonly Overlay[] = [
  {
    name: "menu",
    buttons: "header nav button[data-mega]",
    scope: "header button[data-mega][aria-expanded=true] + div > div",
  },
  { name: "sheet", buttons: "header button[data-menu]", scope: "header dialog[open]" },
  { name: "search", buttons: "header button[aria-haspopup=dialog]:not([data-menu])", scope: "dialog[open]" },
];

/** In the page: presses all closed disclosures of an overlay. */
const unfold = (scope: string): void => {
  for (const button of document.querySelectorAll<HTMLElement>(`${scope} nav button[aria-expanded=false]`))
    button.click();
};

/**
 * What is wrong with what opens over a page, in light and dark.
 * @returns faults, each with the name of what was open
 */
export async function overlayFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, buttons, scope } of overlays)
    for (const button of await page.locator(`:is(${buttons}):visible`).all()) {
      await button.dispatchEvent("click");
      await page.locator(scope).first().waitFor();
      await page.evaluate(unfold, scope);
      if (name === "search") await page.keyboard.type("e");
      const found = [...(await page.evaluate(misplaced, scope)), ...(await page.evaluate(unusable))];
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme });
        found.push(...(await page.evaluate(unreadable, scope)));
      }
      for (const fault of found) faults.push(`${name} open: ${fault}`);
      await page.keyboard.press("Escape");
      if (name === "search") await page.keyboard.press("Escape");
      await page.locator(scope).first().waitFor({ state: "hidden" });
    }
  return faults;
}
