const isCurrency = (code: string): boolean => Intl.supportedValuesOf("currency").includes(code);

/** The currencies that a mistake in typing is taken for. */
const common = ["EUR", "GBP", "USD", "INR", "CHF", "JPY", "SEK", "NOK", "DKK", "PLN", "AUD", "CAD"];

/** A dollar or a pound is that of the largest country with one. */
const currencyNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "₹": "INR",
    रुपये: "INR",
    रुपया: "INR",
    rs: "INR",
    rupee: "INR",
    "€": "EUR",
    euro: "EUR",
    $: "USD",
    dollar: "USD",
    "£": "GBP",
    pound: "GBP",
    "¥": "JPY",
    yen: "JPY",
    franc: "CHF",
    franken: "CHF",
    "ر.س": "SAR",
    ريال: "SAR",
    درهم: "AED",
    "د.إ": "AED",
    جنيه: "EGP",
    zł: "PLN",
    złoty: "PLN",
    kč: "CZK",
    "₺": "TRY",
    "₽": "RUB",
    "₩": "KRW",
    "₪": "ILS",
    元: "CNY",
    yuan: "CNY",
    r$: "BRL",
    real: "BRL",
    reais: "BRL",
    ukp: "GBP",
    stg: "GBP",
    sterling: "GBP",
    us$: "USD",
    rmb: "CNY",
    renminbi: "CNY",
    sfr: "CHF",
    fr: "CHF",
    nis: "ILS",
    rupien: "INR",
  }),
);

let displayNames: ReadonlyMap<string | undefined, string> | undefined;

/** The codes of currencies by their English names: `us dollar`. Worked out when needed: it takes a moment. */
const codesByName = (): ReadonlyMap<string | undefined, string> => {
  const names = new Intl.DisplayNames(["en"], { type: "currency" });
  return (displayNames ??= new Map(
    Intl.supportedValuesOf("currency").map((code) => [names.of(code)?.toLowerCase(), code]),
  ));
};

/** `£`, `pounds` and `US Dollar` as the code of the currency. */
export function currencyCode(text: string): string {
  const words = text.trim().toLowerCase();
  const code = currencyNames.get(words) ?? currencyNames.get(words.replace(/s$/, "")) ?? words.toUpperCase();
  if (isCurrency(code)) return code;
  const named = codesByName().get(words) ?? codesByName().get(words.replace(/s$/, ""));
  if (named !== undefined) return named;
  // `GPB` and `ERU`: two letters changed places.
  return common.find((one) => [...one].sort().join() === [...code].sort().join()) ?? text;
}

/** The code of the currency that a word or a symbol of an amount stands for. */
function knownCurrency(word: string): string | undefined {
  const code = currencyCode(word.replace(/\.$/, ""));
  return isCurrency(code) ? code : undefined;
}

const currencyWords = /\p{Sc}|\p{L}[\p{L}\p{M}.]*/gu;

/** An amount without the names and the symbols of currencies. */
export const withoutCurrencies = (text: string): string =>
  text.replace(currencyWords, (word) => (knownCurrency(word) === undefined ? word : ""));

/** The currency of an amount, where it is another one than that of the site. A dollar may be that of any country. */
export function foreignCurrency(text: string, own: string): string | undefined {
  if (!isCurrency(own)) return undefined;
  const symbol = new Intl.NumberFormat("en", { style: "currency", currency: own, currencyDisplay: "narrowSymbol" })
    .formatToParts(1)
    .find(({ type }) => type === "currency")?.value;
  const found = (text.match(currencyWords) ?? []).filter((word) => word !== symbol).map(knownCurrency);
  return found.find((code) => code !== undefined && code !== own);
}
