import type { Range } from "../../../problem.ts";
import { sharedSearch, type CodedFinding } from "../shared.ts";
import { knownTargets, placesNamed } from "../links/known-targets.ts";
import { constantToBlame, exchangedContacts, problemOfConstant } from "../links/link-blame.ts";
import type { Home } from "../names/single-reference.ts";
import { ownAddress } from "../links/own-path.ts";
import type { Known } from "./words.ts";
import { wordsOf } from "./link-form-words.ts";
import { standIn } from "./stand-in.ts";
import type { WrittenLink } from "../../../site/written.ts";

/** A constant that makes links bad ones. */
interface Blamed {
  readonly home: Home;
  readonly scheme: string | undefined;
  readonly problem: CodedFinding;
  readonly uses: WrittenLink[];
}

/** Links that are written neither as a path of this site nor as an address that browsers can follow safely. */
export const refusedLinks = sharedSearch(function* (context) {
  const { links, source, correct } = context;
  const known: Known = { ...knownTargets(context), places: () => [] };
  const constants = new Map<string, Blamed>();
  for (const link of links) {
    const { path, start, end, written, targets } = link;
    const refused = targets.find((target) => target.kind === "refused");
    // `https://xxx` can be followed, and leads to nobody.
    const isOpen = refused === undefined && /^https?:\/\/[^.]*(?:$|\.\.)/i.test(written);
    const open = isOpen ? standIn(written, known) : undefined;
    if (open) yield { ...open, range: source.locateInside(path, start, end), at: path };
    if (refused?.kind !== "refused" || ownAddress(link, context) !== undefined) continue;
    const home = constantToBlame(link, refused, context);
    const key = home?.path.join("/") ?? "";
    const entry = constants.get(key);
    if (entry) entry.uses.push(link);
    else if (home)
      constants.set(key, {
        home,
        scheme: refused.scheme,
        problem: problemOfConstant(home, refused, context, known),
        uses: [link],
      });
    else {
      const near = { ...known, places: (anchor: string) => placesNamed(anchor, path, context) };
      const {
        wanted,
        safety = "safe",
        ...words
      } = standIn(written, known) ?? wordsOf(written, refused.why, refused.scheme, near);
      const fixes = wanted === undefined ? [] : correct(path, start, end, wanted, safety);
      yield { ...words, range: source.locateInside(path, start, end), at: path, fixes };
    }
  }
  const blamed = [...constants.values()];
  const ofScheme = (scheme: string): Blamed | undefined => blamed.find((one) => one.scheme === scheme);
  const [phone, mail] = [ofScheme("tel"), ofScheme("mailto")];
  const exchanged = phone && mail && exchangedContacts(phone.home, mail.home, context);
  if (exchanged) yield exchanged;
  for (const one of blamed)
    if (!exchanged || (one !== phone && one !== mail))
      yield { ...one.problem, related: one.uses.slice(0, 8).map(usedHere) };
  function usedHere({ path, start, end }: WrittenLink): { message: string; range: Range } {
    return { message: "used here", range: source.locateInside(path, start, end) };
  }
});
