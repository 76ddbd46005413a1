import type * as Written from "../../../schema/language/written-site.ts";
import ar from "./ar.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import hi from "./hi.json" with { type: "json" };
import it from "./it.json" with { type: "json" };
import ja from "./ja.json" with { type: "json" };
import nl from "./nl.json" with { type: "json" };
import pl from "./pl.json" with { type: "json" };
import pt from "./pt.json" with { type: "json" };

/** The interface's own words. English ones are the defaults of the schema. A file that lacks a label does not compile. */
const byLanguage = new Map(
  Object.entries({ ar, de, es, fr, hi, it, ja, nl, pl, pt } satisfies Record<string, Required<Written.Labels>>),
);

/** A language tag in its parts. Nothing for one that is well formed for nobody. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/** The words of a language, for those that the site file does not have: `de-AT` -> those of `de`. None where we have none. */
export const labelsOf = (tag: string): Written.Labels => byLanguage.get(localeOf(tag)?.language ?? "") ?? {};

/** Scripts that are read from right to left. */
const rightToLeft = new Set(
  (
    "Adlm Arab Aran Armi Avst Chrs Cprt Elym Gara Hatr Hebr Hung Khar Lydi Mand Mani Mend Merc Mero Narb Nbat Nkoo " +
    "Orkh Ougr Palm Phli Phlp Phnx Prti Rohg Samr Sarb Sogd Sogo Syrc Syre Syrj Syrn Thaa Todr Yezi"
  ).split(" "),
);

/** Which way a language is read, by its script: `ar` -> `rtl`, `az-Arab` -> `rtl`, `ur-Latn` -> `ltr`. */
export const directionOf = (tag: string): "ltr" | "rtl" =>
  rightToLeft.has(localeOf(tag)?.script ?? "") ? "rtl" : "ltr";
