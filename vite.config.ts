import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** How `npm start` serves the sources of the app (renderer/build/dev/source-app.ts). */
export default defineConfig({
  plugins: [react()],
  base: "./",
  // Found at start: a library found later would make the open pages load again.
  optimizeDeps: { entries: ["renderer/live/main.tsx"] },
});
