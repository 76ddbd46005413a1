/** Data as JSON text. What JSON may leave as it is could still steer a terminal: it is escaped as well. */
export const jsonText = (data: unknown): string =>
  `${JSON.stringify(data, null, 2).replace(/[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)}\n`;
