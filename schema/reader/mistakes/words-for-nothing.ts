/** Whether a word says that there is none, where something is named: `icon: none`. */
export const standsForNothing = (word: string): boolean =>
  /^(?:null|none|nil|undefined|n\/a|false|no|off|nothing|kein[es]?|keines|aucune?|ninguno|ninguna|[-–—~])$/i.test(
    word.trim(),
  );
