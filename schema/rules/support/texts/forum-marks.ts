/** Marks in square brackets, as forums have them: `[b]bold[/b]`, `[url=https://mill.example]the mill[/url]`. */
const names = "b|i|u|s|url|email|img|color|size|font|quote|code|list|center|left|right|spoiler|youtube";

/** How far apart the two are at most: a text may be of opening marks alone. */
const closed = new RegExp(String.raw`\[(?<name>${names})(?:=[^\][\n]{0,500})?\][^]{0,2000}?\[/\k<name>\]`, "i");

/** The first stretch that such marks enclose. One without its end may be words in brackets. */
export function forumMarks(prose: string): { readonly start: number; readonly end: number } | undefined {
  const match = closed.exec(prose);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

const target = /^(?:[/#]|https?:|mailto:|tel:)[^()\s]*$/;

/** What each mark is in a text here; nothing around the words where they mean nothing here. */
const marks: Readonly<Record<string, string>> = {
  b: "**",
  i: "*",
  s: "~~",
  code: "`",
  u: "",
  color: "",
  size: "",
  font: "",
  center: "",
  left: "",
  right: "",
};

/** The same words with the marks of this language, or with none in a label; nothing where a mark has no meaning here. */
export function withoutForumMarks(written: string, isLabel: boolean): string | undefined {
  const inner = new RegExp(String.raw`\[(${names})(?:=([^\][\n]*))?\]((?:(?!\[/?(?:${names})\b)[^])*)\[/\1\]`, "i");
  let text = written;
  for (let found = inner.exec(text); found; found = inner.exec(text)) {
    const [whole, name = "", to = "", words = ""] = found;
    const right = wordsFor(name.toLowerCase(), to.replace(/^["']|["']$/g, ""), words.trim(), isLabel);
    if (right === undefined) return undefined;
    text = text.replace(whole, () => right);
  }
  return forumMarks(text) ? undefined : text;
}

function wordsFor(name: string, to: string, words: string, isLabel: boolean): string | undefined {
  if (name === "url" || name === "email") {
    if (isLabel) return words;
    const address = to === "" ? words : to;
    const wanted = name === "email" ? `mailto:${address.replace(/^mailto:/, "")}` : address;
    return target.test(wanted) && words !== "" ? (words === wanted ? wanted : `[${words}](${wanted})`) : undefined;
  }
  const mark = Object.hasOwn(marks, name) ? marks[name] : undefined;
  return mark === undefined || words.includes("\n") ? undefined : isLabel ? words : `${mark}${words}${mark}`;
}
