/* The app of a site with section types of its own. The script of those imports this one, and calls `run`. */
// First: its order of layers must stand before any other style.
import "../styles/index.css";
import "../styles/fonts.css";
import { blocks } from "../../blocks/index.ts";
import { runApp } from "../run-app.tsx";
import { share } from "./shared.ts";

share((own) => runApp({ blocks: { ...blocks, ...own } }));
