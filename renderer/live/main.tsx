// First: its order of layers must stand before any other style.
import "../styles/index.css";
import "../styles/fonts.css";
import { blocks } from "../../blocks/index.ts";
import { runApp } from "../run-app.tsx";
import { connect } from "./connection.ts";
import { showProblems } from "./overlay.ts";
import { siteChanges } from "./site-changes.ts";
import { applyTheme } from "./theme.ts";

const connection = connect();
showProblems(connection);
applyTheme(connection);
runApp({ blocks, live: siteChanges(connection) });
