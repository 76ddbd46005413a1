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

/** The blocks of the site's own section types. */
async function ownBlocks(): Promise<Partial<BlockRegistry>> {
  const address = document.querySelector<HTMLMetaElement>(`meta[name="${ownBlocksName}"]`)?.content;
  if (address === undefined) return {};
  const { blocks: own }: { readonly blocks: Partial<BlockRegistry> } = await import(/* @vite-ignore */ address);
  return own;
}

const connection = connect();
showProblems(connection);
applyTheme(connection);
share(undefined, { "react/jsx-dev-runtime": jsxDevRuntime });
const run = (own: Partial<BlockRegistry>): void =>
  runApp({ blocks: { ...blocks, ...own }, live: siteChanges(connection), showFailure });
// A block that cannot be loaded stands in its file with a mistake: Vite shows it over the page, and the next save loads it again.
ownBlocks().then(run, () => run({}));
