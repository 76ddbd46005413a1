// First: its order of layers must stand before any other style.
import "../styles/index.css";
import "../styles/fonts.css";
import * as jsxDevRuntime from "react/jsx-dev-runtime";
import { blocks } from "../../blocks/index.ts";
import type { BlockRegistry } from "../block.ts";
import { share } from "../own/shared.ts";
import { runApp } from "../run-app.tsx";
import { connect } from "./connection.ts";
import { ownBlocksName } from "./messages.ts";
import { showProblems } from "./overlay.ts";
import { showFailure } from "./show-failure.tsx";
import { siteChanges } from "./site-changes.ts";
import { applyTheme } from "./theme.ts";

/** What the development server makes of the site's own section types. */
interface OwnBlocks {
  readonly blocks: Partial<BlockRegistry>;
  /** Whether one could not be loaded: it stands in its file with a mistake. */
  readonly hasFailed: boolean;
}

async function ownBlocks(): Promise<OwnBlocks> {
  const address = document.querySelector<HTMLMetaElement>(`meta[name="${ownBlocksName}"]`)?.content;
  if (address === undefined) return { blocks: {}, hasFailed: false };
  return import(/* @vite-ignore */ address);
}

/** Loads the page again once the mistake is repaired: the bundler tells a page nothing about a module that it never had. */
function reloadAfterRepair(): void {
  let wasFaulty = false;
  connection.onProblems(({ problems }) => {
    const isFaulty = problems.some(({ code }) => code === "");
    if (wasFaulty && !isFaulty) window.location.reload();
    wasFaulty = isFaulty;
  });
}

const connection = connect();
showProblems(connection);
applyTheme(connection);
share(undefined, { "react/jsx-dev-runtime": jsxDevRuntime });
const run = ({ blocks: own, hasFailed }: OwnBlocks): void => {
  if (hasFailed) reloadAfterRepair();
  runApp({ blocks: { ...blocks, ...own }, live: siteChanges(connection), showFailure });
};
ownBlocks().then(run, () => run({ blocks: {}, hasFailed: true }));
