import type { Page } from "playwright/test";

/**
 * Collects what goes wrong in the browser from now on: errors of scripts, errors and warnings on the console, where React's
 * warnings and what the content security policy blocks stand too, and answers of the server that say no.
 */
export function wrongsOf(page: Page): string[] {
  const wrongs: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) wrongs.push(message.text());
  });
  page.on("pageerror", (error) => wrongs.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) wrongs.push(`${response.status()} ${response.url()}`);
  });
  return wrongs;
}
