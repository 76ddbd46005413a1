/** A line of the file in a proposal, cut where it would fill more than one. */
export const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
