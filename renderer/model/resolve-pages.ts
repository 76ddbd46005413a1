import { isList, isPiece, type Piece } from "./json.ts";

const piecesOf = (value: unknown): Piece[] => (isList(value) ? value.filter(isPiece) : []);

/** The routes on the site, each with the sections it shows: shared ones put in, hidden ones left out. */
export function visibleRoutes(site: Piece): Piece[] {
  const shared = isPiece(site["shared"]) ? site["shared"] : {};
  return piecesOf(site["routes"])
    .filter(isVisible)
    .map((route) => ({
      ...route,
      sections: piecesOf(route["sections"])
        .map((section) => withShared(section, shared))
        .filter(isVisible),
    }));
}

const isVisible = ({ hidden }: Piece): boolean => hidden !== true;

/** A section, or the shared one that it uses, with what is different here. A section that is hidden at its source is hidden. */
function withShared(section: Piece, shared: Piece): Piece {
  const name = section["use"];
  if (typeof name !== "string") return section;
  const { use: _, ...own } = section;
  const found = shared[name];
  const source = isPiece(found) ? found : {};
  return { ...source, ...own, hidden: source["hidden"] === true || own["hidden"] === true };
}
