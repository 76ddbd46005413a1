/** Whether an address or a name of a file stands in for one that is to come: `TODO`, `https://xxx`, `...`. */
export const isStandIn = (written: string): boolean =>
  /^(?:to-?do|tb[acd]|fixme|x{3,}|\.{2,}|…|[?_-]+|placeholder|platzhalter|change-?me|undefined|(?:your|ihr|dein|votre)[ _-]?(?:link|url|page|image|picture|photo|file)(?:[ _-]here)?|(?:link|url|image|picture|photo|file)[ _-](?:here|hier|ici)|(?:add|insert)[ _-](?:link|url|image|picture|photo|file)(?:[ _-]here)?|path\/to\/(?:page|file|image|picture|photo))$/i.test(
    written
      .slice(0, 80)
      .trim()
      .replace(/^(?:https?:)?\/*/i, "")
      .replace(/\/$/, "")
      .replace(/(?<=\w)\.(?:png|jpe?g|svg|webp|pdf|html?)$/i, ""),
  );
