import { latinDigits } from "../../../language/words.ts";
import type { Target } from "../../../site/target.ts";

/** What the words of a link name, and what the link itself has in its place. */
interface Difference {
  readonly noun: "phone number" | "mail address" | "web address" | "service";
  /** What the link leads to, where that is something else. */
  readonly other?: "phone number" | "mail address";
  readonly shown: string;
  readonly real: string;
}

type Outside = Extract<Target, { readonly kind: "outside" }>;

/** How the words of a link and its target differ, where the words are what a link leads to. */
export function differingWords(words: string, target: Outside, isSentence: boolean): Difference | undefined {
  if (target.scheme === "tel") return mailInCall(words, target.url) ?? differingNumber(words, target.url);
  if (target.scheme === "mailto") return differingMail(words, target.url) ?? numberInMail(words, target.url);
  return differingHost(words, target.url, isSentence) ?? differingService(words, target.url);
}

/** One number alone: an hour, a second number or an extension beside it says something of its own. */
const number = /^[^\d+]{0,40}?(\+?\(?\d[\d\s().\-–/]{4,30}\d)[^\d]{0,40}$/u;

function differingNumber(words: string, url: string): Difference | undefined {
  const shown = number.exec(latinDigits(words))?.[1];
  // `0018/19` and `0018-20` are two numbers.
  if (shown === undefined || /[/–-]\s?\d{1,4}$/.test(shown)) return undefined;
  const real = url.replace(/^tel:/, "").replace(/;.*$/, "");
  const isWhole = (text: string): boolean => /^(?:\+|00)/.test(text.trim());
  const digits = (text: string): string => text.replace(/\(0\)/g, "").replace(/\D/g, "").replace(/^0+/, "");
  const [said, dialed] = [digits(shown), digits(real)];
  const shared = Math.min(7, said.length, dialed.length);
  const endsAlike = said.slice(-shared) === dialed.slice(-shared);
  // Mexico, Argentina and Brazil have numbers that are written with a digit more or less.
  const isCertain = isWhole(shown) && isWhole(real) && !/^5[245]/.test(dialed) && said.length >= 9;
  const isSame = isCertain ? said === dialed : shared < 6 || endsAlike;
  return isSame ? undefined : { noun: "phone number", shown: shown.trim(), real };
}

const mail = /[^\s@<>()[\]",;:]{1,64}@[^\s@<>()[\]",;:/]{1,80}\.\p{L}{2,20}/gu;

function differingMail(words: string, url: string): Difference | undefined {
  const [shown, ...others] = words.length < 200 ? (words.match(mail) ?? []) : [];
  const receivers = decoded(url.replace(/^mailto:/, "").replace(/\?.*$/s, ""))?.split(",") ?? [""];
  const [real = ""] = receivers;
  if (shown === undefined || others.length > 0 || real === "") return undefined;
  // What stands behind a plus tells the same person where a mail comes from.
  const plain = (one: string): string =>
    one
      .trim()
      .toLowerCase()
      .replace(/\+[^@]*@/, "@");
  return receivers.some((one) => plain(one) === plain(shown))
    ? undefined
    : { noun: "mail address", shown, real: real.trim() };
}

/** A mail address without a number beside it. */
function mailInCall(words: string, url: string): Difference | undefined {
  const [shown, ...others] = words.length < 200 ? (words.match(mail) ?? []) : [];
  const isAlone = shown !== undefined && others.length === 0 && !/\d/.test(words.replace(shown, ""));
  return isAlone ? { noun: "mail address", other: "phone number", shown, real: url } : undefined;
}

/** A phone number alone, as in “Call +44 1632 960123”. Days and numbers of orders begin in other ways, or have other words before them. */
const phoneAlone =
  /^(?:(?:call(?: us)?|(?:tele)?phone|tel|mobile|cell|fax|fon|telefon|mobil|handy|anruf|téléphone|tél|teléfono|móvil)(?: at| on)?[.:]?\s*)?((?:\+|00|\(?0)[\d\s().\-–/]{7,30}\d)$/i;
const day = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/;

function numberInMail(words: string, url: string): Difference | undefined {
  const shown = phoneAlone.exec(latinDigits(words).trim())?.[1];
  const isNumber = shown !== undefined && !day.test(shown.replaceAll(" ", ""));
  return isNumber ? { noun: "phone number", other: "mail address", shown, real: url } : undefined;
}

/** Services where a business has a page of its own, by the hosts of their links. */
const services: Readonly<Record<string, RegExp>> = {
  facebook: /^(?:.*\.)?(?:facebook\.com|fb\.(?:com|me))$/,
  github: /^(?:.*\.)?github\.(?:com|io)$/,
  instagram: /^(?:.*\.)?(?:instagram\.com|instagr\.am)$/,
  linkedin: /^(?:.*\.)?(?:linkedin\.com|lnkd\.in)$/,
  pinterest: /^(?:.*\.)?pinterest\.[a-z.]{2,6}$/,
  tiktok: /^(?:.*\.)?tiktok\.com$/,
  twitter: /^(?:.*\.)?(?:twitter|x)\.com$/,
  whatsapp: /^(?:.*\.)?(?:whatsapp\.com|wa\.me)$/,
  xing: /^(?:.*\.)?xing\.com$/,
  youtube: /^(?:.*\.)?(?:youtube\.com|youtu\.be)$/,
};

/** The name of a service, alone or as where to find somebody. */
const toService = new RegExp(
  `^(?:(?:our|my|(?:follow|find|join|see|visit|message) (?:us|me)|we are|chat)(?: page| channel)?(?: on| at| with)? )?(${Object.keys(services).join("|")})(?: page| profile| channel| account)?$`,
  "i",
);

function differingService(words: string, url: string): Difference | undefined {
  const shown = toService.exec(words.trim())?.[1];
  const host = hostOf(url);
  if (shown === undefined || host === undefined || services[shown.toLowerCase()]?.test(host)) return undefined;
  // A page that leads there by itself, or that tells of it, is not another service.
  const isService = Object.values(services).some((hosts) => hosts.test(host));
  return isService ? { noun: "service", shown, real: host } : undefined;
}

/** Without `www.` many words have dots: only endings that are no word and no kind of file. */
const web =
  /^(?:https?:\/\/|www\.)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,20}(?::\d+)?(?:[/?#]\S*)?$|^(?!asp\.net$)[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)*\.(?:com|org|net|info|eu|de|at|ch|fr|es|it|nl|pl|cz|uk|ie|dk|se|fi|pt|ca|au|example)(?:\/\S*)?$/u;

/** They stand for other addresses, and nobody sees for which. */
const short =
  /^(?:amzn\.(?:to|eu)|bit\.ly|t\.co|goo\.gl|maps\.app\.goo\.gl|g\.page|g\.co|youtu\.be|lnkd\.in|fb\.me|m\.me|wa\.me|t\.me|is\.gd|ow\.ly|tinyurl\.com|rebrand\.ly|buff\.ly|cutt\.ly|linktr\.ee|awin1\.com|dx?\.doi\.org|doi\.org|hdl\.handle\.net)$/;

function differingHost(written: string, url: string, isSentence: boolean): Difference | undefined {
  const words = written.trim();
  if (words.length > 200 || !web.test(words) || !(isSentence || /^(?:https?:|www\.)/.test(words))) return undefined;
  const [shown, real] = [hostOf(words), hostOf(url)];
  if (shown === undefined || real === undefined || short.test(real) || short.test(shown)) return undefined;
  const isPart = (one: string, other: string): boolean => one === other || one.endsWith(`.${other}`);
  if (isPart(shown, real) || isPart(real, shown)) return undefined;
  // An archive, or a site that counts who leaves: the address that is shown stands in the other one.
  const rest = url.replace(/^https?:\/\/[^/?#]*/, "");
  if ((decoded(rest) ?? rest).includes(shown)) return undefined;
  return { noun: "web address", shown, real };
}

function hostOf(address: string): string | undefined {
  try {
    const { hostname } = new URL(/^https?:\/\//i.test(address) ? address : `https://${address}`);
    return hostname.replace(/^(?:www|m)\./, "");
  } catch {
    return undefined;
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
