/** Where a chat program says where it has something from, as it is left when its answer is copied. */
const marks = [
  String.raw`【\d{1,3}(?::\d{1,3})?†[^【】\n]{0,80}】`,
  String.raw`:{0,2}contentReference\[oaicite:\d{1,3}\](?:\{index=\d{1,3}\})?`,
  String.raw`\[oaicite:\d{1,3}\](?:\{index=\d{1,3}\})?`,
  String.raw`\uE200?(?<![\p{L}\d])(?:(?:file|nav)?cite[\uE202\u3010]?)?(?:turn\d{1,3}(?:search|news|view|fetch|file|image|academia|product|forecast|finance|sports|maps|reddit)\d{1,3}[\uE202]?)+(?![\p{L}\d])\uE201?`,
  String.raw`\[cite_(?:start|end)\]|\[cite: ?\d{1,3}(?:, ?\d{1,3}){0,20}\]`,
  String.raw`\[\^\d{1,3}\^\]`,
];

/** What such a program adds to the addresses that it names. */
const addedToAddress = String.raw`(?<lead>[?&])utm_source=(?:chatgpt\.com|chat\.openai\.com|openai|perplexity(?:\.ai)?|copilot(?:\.com|\.microsoft\.com)|gemini\.google\.com|claude\.ai)(?![\w.-])(?<more>&(?=[\w-]+=))?`;

/** All of them, as a part of a regular expression with the flag `u`. */
export const chatMarks = `${marks.join("|")}|${addedToAddress}`;
