import { publicFiles } from "../../schema/cli/files.ts";
import type { CheckedSite } from "../../schema/site/checked-site.ts";
import { themeStyles } from "../../schema/site/theme/theme.ts";
import type { Model } from "../model/model.ts";
import { resolve } from "../model/resolve.ts";
import { interfaceIcons } from "../parts/picture/interface-icons.ts";
import { iconSprite } from "./page/icons.ts";

/** A site ready to be shown. */
export interface Show {
  readonly model: Model;
  /** CSS that sets the theme's own colors. */
  readonly theme: string;
  /** An SVG file with all icons in use. */
  readonly icons: string;
}

/** On paper the colors are those of the print styles. */
const screenOnly = (styles: string): string => (styles === "" ? "" : `@media screen{${styles}}`);

/** The model of a site, and what pages need besides it. */
export function showOf(site: CheckedSite, publicFolder: string, build: string): Show {
  const model = resolve(site, { files: publicFiles(publicFolder), build });
  return {
    model,
    theme: screenOnly(themeStyles(model.frame.site.theme)),
    icons: iconSprite([...model.icons, ...interfaceIcons]),
  };
}
