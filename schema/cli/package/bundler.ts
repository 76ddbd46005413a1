import { devDependencies } from "../../../package.json" with { type: "json" };

/** The packages that bundle section types of a site, with the versions that were tried. */
export const bundlerPackages: readonly string[] = (["vite", "@vitejs/plugin-react"] as const).map(
  (name) => `${name}@${devDependencies[name]}`,
);
