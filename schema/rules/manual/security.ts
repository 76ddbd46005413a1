import { file, linked, sections, soundText, type Entries } from "./entry.ts";

const constants = (lines: string, words: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    constants:
      ${lines}
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections: [{ type: text, body: "${words}" }]
  `);

const action = (href: string) =>
  sections(`
    - type: text
      body: Our flour comes from the mill.
      actions: [{ label: The mill, href: "${href}" }]
  `);

/** What could harm the site or its visitors. */
export const entries: Entries = {
  "security/html-in-text": {
    what: "A text holds HTML, such as <b> or &nbsp;.",
    why: "HTML is never interpreted, so that nothing written in this file can run in a visitor's browser. It is shown as it stands.",
    bad: sections(`
      - type: text
        body: <b>Fresh</b> bread every day.
    `),
    good: sections(`
      - type: text
        body: Our **fresh** bread, every day.
    `),
  },
  "security/dangerous-key": {
    what: "A name is one that has a meaning of its own inside every program: __proto__, constructor or prototype.",
    why: "Programs that read the file later could be made to do something else.",
    bad: constants("constructor: Miller and sons", "The house was built by {constructor}."),
    good: constants("builder: Miller and sons", "The house was built by {builder}."),
  },
  "security/secret": {
    what: "Something in the file looks like a password or the key of a service.",
    why: "Everything in this file can be read by everyone who visits the site. A secret that was saved here is none any more: make a new one.",
    bad: constants("password: open-sesame", "Say {password} at the door."),
    good: constants("greeting: good morning", "Say {greeting} at the door."),
  },
  "security/look-alike-host": {
    what: "The name of another site mixes letters that look alike, stands for a name in other letters, or hides behind an @.",
    why: "Such names are used to lead people to a site that only looks like the one they know.",
    bad: action("https://mill.example@flour.example"),
    good: action("https://mill.example"),
  },
};

/** Comments that silence a warning. */
export const suppressEntries: Entries = {
  "suppress/unknown-code": {
    what: "A comment “# ignore …” names a code that there is not.",
    why: "It silences nothing.",
    bad: sections(`
      - type: text
        # ignore seo/long-titel: it is a quotation
        title: Bread
        body: Fresh every day.
    `),
    good: soundText,
  },
  "suppress/unused": {
    what: "A comment “# ignore …” stands above a line that has no such warning, or has it as an error.",
    why: "It would silence a warning that comes later and means something else. Errors cannot be silenced.",
    bad: sections(`
      - type: text
        # ignore value/too-long: it is a quotation
        title: Bread
        body: Fresh every day.
    `),
    good: soundText,
  },
  "suppress/no-reason": {
    what: "A comment “# ignore …” gives no reason after a colon.",
    why: "Whoever reads it later cannot tell whether it is still right.",
    bad: linked(`
      - type: text
        # ignore a11y/vague-link
        body: For our prices click [here](/prices).
    `),
    good: linked(`
      - type: text
        # ignore a11y/vague-link: the sentence is quoted word for word
        body: For our prices click [here](/prices).
    `),
  },
};
