import { siteFacts } from "../../problems/example.ts";
import type { LeftOut } from "../../problem.ts";
import type { Rule } from "../rule.ts";
import { brief, folderRange, maxReported } from "../support/public/folder-problem.ts";

const why: Readonly<Record<Exclude<LeftOut["why"], "private">, readonly [words: string, help: string]>> = {
  outside: [
    "is a link that leads out of the folder",
    "Put the file itself into the public folder, or delete the link. What lies elsewhere stays private.",
  ],
  "dead-link": ["is a link to a file that is gone", "Put the file itself into the public folder, or delete the link."],
  "folder-link": ["is a link to a folder", "Put the folder itself there: links to folders are not followed."],
  special: ["is no file", "It is a pipe, a socket or a device. Delete it."],
  unreadable: ["cannot be read", "Give yourself the permission to read it, or delete it."],
};

const text = "site: { name: Corner Bakery, url: https://bakery.example }";

/** All that stands in the public folder can be published. */
export const rule: Rule = {
  meta: {
    code: "public/not-published",
    severity: "warning",
    followsFromFolder: true,
    what: "Something in the public folder is not published: a link that leads out of the folder or to nothing, or what is no file.",
    why: "Visitors do not get it, though it seems to be there. What is outside of the folder may be private, so links do not lead there.",
    bad: siteFacts(text, {
      given: "In the public folder, notes.txt is a link to a file elsewhere on the computer.",
      leftOut: [{ name: "notes.txt", why: "outside" }],
    }),
    good: siteFacts(text),
  },
  *find(context) {
    const all = context.files.leftOut?.() ?? [];
    const range = folderRange(context);
    for (const { name, why: reason } of all.filter((one) => one.why !== "private").slice(0, maxReported)) {
      if (reason === "private") continue;
      const [words, help] = why[reason];
      yield { message: `public/${brief(name, 27)} ${words}: not published.`, help, range };
    }
  },
};
