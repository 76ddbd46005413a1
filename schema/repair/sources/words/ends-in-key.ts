/** Words of sentences and headings that end in a key of the language. */
const words = new Set(
  (
    "context subtext pretext hypertext plaintext fulltext subtitle entitle update mandate candidate validate postdate backdate " +
    "therefor wherefor footnote keynote banknote denote endnote anybody somebody everybody nobody antibody homebody " +
    "postcard discard placard scorecard surname nickname username filename rename hostname forename " +
    "attraction transaction reaction interaction fraction satisfaction traction extraction faction infraction " +
    "because house cause reuse excuse pause clause warehouse refuse spouse mouse greenhouse abuse confuse curl hurl furl " +
    "headline deadline online hotline outline pipeline airline baseline guideline timeline tagline skyline offline coastline " +
    "website campsite worksite opposite onsite offsite composite favorite homepage webpage footpath empath " +
    "stone milestone cornerstone limestone sandstone gemstone undertone prototype archetype stereotype subtype " +
    "inside outside beside seaside upside downside riverside roadside bedside oversize resize emphasize downsize " +
    "vegetable suitable timetable notable comfortable portable printable adaptable acceptable hashtag vintage " +
    "frontier prettier tastier saltier background playground underground foreground campground subgroup " +
    "lifestyle freestyle hairstyle silicon lexicon emoticon favicon drink think pink link shrink misquote " +
    "viewpoint viewpoints checkpoint checkpoints endpoint endpoints waypoint waypoints everyone phone someone anyone " +
    "salt halt asphalt malt cobalt arrows borrows windows flowchart handpicked unplanned unshared replace message " +
    "devalue revalue undervalue community opportunity unity immunity reunit into onto photo auto motto upto disclose enclose " +
    "countermeasure pricetag"
  ).split(" "),
);

/** Whether a word as a whole means something, so that the key at its end is chance. */
export const endsInKeyByChance = (word: string, key: string): boolean => {
  const whole = /[\p{L}]+$/u.exec(word.slice(-40))?.[0].toLowerCase() ?? "";
  return whole.length > key.length && words.has(whole);
};
