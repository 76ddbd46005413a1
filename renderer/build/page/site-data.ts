import { createHash } from "node:crypto";
import { hashedFolder } from "../../../schema/site/addresses/built-names.ts";
import { files } from "../../navigation/load.ts";
import type { Frame, Model, PageModel } from "../../model/model.ts";
import type { BuiltFile } from "../output/output-file.ts";
import { searchIndex } from "../search/search-index.ts";

/** The file of the icons, hashed so that browsers cache it: a page asks for it whenever icons are added. */
export const iconFile = (icons: string): string =>
  `${hashedFolder}/icons-${createHash("sha256").update(icons).digest("hex").slice(0, 8)}.svg`;

/** What the running site fetches for a page. */
export const pageData = ({ build }: Frame, page: PageModel): string => JSON.stringify({ build, ...page });

/** What the running site fetches besides its pages. */
export function* siteData(model: Model, icons: string): Generator<BuiltFile> {
  const { frame, addresses } = model;
  yield { file: files.frame, content: JSON.stringify(frame) };
  yield { file: files.addresses, content: JSON.stringify({ build: frame.build, ...addresses }) };
  yield { file: frame.icons, content: icons };
  yield { file: files.search, content: searchIndex(model) };
}
