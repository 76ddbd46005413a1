import { filler, type Filler } from "./fillers.ts";

/**
 * What a program adds to a text that goes through it: the remark of a reader in Word and Google Docs, the name of a translator, a picture
 * that a chat leaves out, the end of a page, the subject of a mail, a mark that was dictated.
 */
export const programAdditions: readonly Filler[] = [
  filler(
    "commented kommentiert commenté comentado",
    /\[?(?:Commented|Kommentiert|Commenté|Comentado) ?\[\p{Lu}{1,4}\d{1,3}(?:R\d{1,2})?\]:?/u,
  ),
  filler("0] 1] 2] 3] 4] 5] 6] 7] 8] 9]", /(?<=\p{L}{2}[.,!?]?)\[\p{Lu}{2,3}\d{1,2}\](?=$|[\s.,;:!?])/u),
  filler("[a] [b] [c] [d] [e] [f] [g] [h]", /(?<=\p{L}{2}[.,!?]?)\[[a-h]\](?=$|[\s.,;:!?])/u),
  filler(
    "deepl",
    /(?<!\p{L})(?:Translated (?:with|by)|Übersetzt mit|Traduit (?:avec|par)|Traducido con|Tradotto con|Vertaald met) (?:www\.)?DeepL(?:\.com)?(?: Translator| Übersetzer)?(?: \([^()\n]{4,40}\))?/iu,
  ),
  filler(
    "omitted ausgeschlossen omis omitido <attached",
    /<(?:Media omitted|Medien ausgeschlossen|Médias omis|Multimedia omitido|attached: [^<>\n]{1,60})>|\u200E?\b(?:image|video|audio|sticker|GIF|document) omitted\b/u,
  ),
  filler(
    "page seite página pagina",
    /(?<=\p{Ll},? )(?<!(?<!\p{L})(?:[Oo]n|[Ss]ee|[Aa]uf|[Ss]iehe|[Ss]ur|[Ee]n|[Tt]o) )(?:Page|Seite|Página|Pagina) \d{1,3} (?:of|von|sur|de|di) \d{1,3}(?= \p{Ll})/u,
  ),
  filler(
    "[ext aw: wg: fw: fwd:",
    /^(?:\[EXT(?:ERNAL|ERN)?\]:?\s*)?(?:AW|WG|FW|Fwd|FWD): (?=\S)|^\[EXT(?:ERNAL|ERN)?\]/u,
  ),
  filler(
    "stop mark point zeichen",
    /(?<=(?:\S+ ){4})(?<!(?:^|[\s"“])(?:an?|the|this|that|every|each|one|your|no|with|without|to) )(?:full stop|question mark|exclamation (?:mark|point)|Fragezeichen|Ausrufezeichen)\.?$/iu,
  ),
];
