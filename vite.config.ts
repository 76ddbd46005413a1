import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { lintel } from "./renderer/build/dev/plugin.ts";

export default defineConfig({
  plugins: [react(), lintel({ site: process.env["SITE"] || "site.yaml" })],
});
