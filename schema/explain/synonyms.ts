/** Words that people use for the keys of the language, the likeliest key first. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  heading: ["title"], headline: ["title"], header: ["title"], name: ["title", "label"], caption: ["title", "label"], h1: ["title"],
  text: ["label", "body", "title", "answer", "description"], content: ["body", "text", "items"], copy: ["body", "text"], paragraph: ["body", "text"], markdown: ["body"],
  body: ["text", "answer", "description"], description: ["intro", "text", "body"], desc: ["description"], subtitle: ["intro"], subheading: ["intro"], lead: ["intro"], summary: ["intro", "text", "description"], tagline: ["intro"],
  link: ["href"], url: ["href", "path", "src"], to: ["href"], target: ["href"], path: ["href"], slug: ["path", "anchor"], route: ["path"], src: ["image"], file: ["src"],
  button: ["action", "actions"], buttons: ["actions"], cta: ["action", "actions"], links: ["items", "actions"], action: ["actions", "cta"], actions: ["action"],
  picture: ["image"], photo: ["image"], img: ["image"], images: ["image"], icon: ["image"],
  id: ["anchor"], background: ["ground"], color: ["ground", "tone"], colour: ["ground", "tone"], variant: ["style", "kind"], kind: ["type"], section: ["type"],
  list: ["items"], entries: ["items"], cards: ["items"], questions: ["items"], steps: ["items"], rows: ["items"], points: ["items"], children: ["items"], pages: ["routes"], navigation: ["menus"], nav: ["menus"], menu: ["menus", "main"],
  q: ["question"], a: ["answer"], quote: ["text"], author: ["name", "person"], role: ["position"], lang: ["language"], colors: ["theme"], variables: ["constants"], tag: ["badge"], tags: ["badges"], badge: ["badges"], badges: ["badge"],
  cost: ["price"], amount: ["price", "value"], number: ["value"], value: ["label"], max: ["maximum"], min: ["minimum"], visible: ["hidden"], hide: ["hidden"], alttext: ["alt"],
};
