import { entries as constants } from "./constant.ts";
import type { Entry } from "./entry.ts";
import { entries as files } from "./file.ts";
import { entries as images } from "./image.ts";
import { entries as linkForms } from "./link-form.ts";
import { entries as linkTargets } from "./link-target.ts";
import { entries as menus } from "./menu.ts";
import { entries as names } from "./names.ts";
import { entries as readers } from "./readers.ts";
import { entries as security, suppressEntries } from "./security.ts";
import { entries as searchEngines } from "./seo.ts";
import { entries as shapeKeys } from "./shape-keys.ts";
import { entries as shapeLists } from "./shape-lists.ts";
import { entries as valueKinds } from "./value-kinds.ts";
import { entries as valueWords } from "./value-words.ts";
import { entries as items } from "./yaml-items.ts";
import { entries as lines } from "./yaml-lines.ts";
import { entries as signs } from "./yaml-signs.ts";

const parts = [
  files,
  lines,
  items,
  signs,
  shapeKeys,
  shapeLists,
  valueKinds,
  valueWords,
  linkForms,
  linkTargets,
  menus,
  constants,
  names,
  images,
  readers,
  searchEngines,
  security,
  suppressEntries,
];

/** What every code means, in the order of the groups. Loaded only where someone asks. */
export const manual: ReadonlyMap<string, Entry> = new Map(parts.flatMap((entries) => Object.entries(entries)));
