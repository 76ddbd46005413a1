// First: its order of layers must stand before any other style.
import "./styles/index.css";
import "./styles/fonts.css";
import { blocks } from "../blocks/index.ts";
import { runApp } from "./run-app.tsx";

runApp({ blocks });
