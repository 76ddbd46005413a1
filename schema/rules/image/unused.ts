import { ownBlocksText } from "../../language/language.ts";
import { pictures, siteFacts } from "../../problems/example.ts";
import { replaceable } from "../../site/addresses/built-names.ts";
import type { Rule } from "../rule.ts";
import { namesIn } from "../support/images/names-in.ts";
import { baseOf } from "../support/public/file-path.ts";
import { folderRange, someOf } from "../support/public/folder-problem.ts";

const picture = /\.(?:svg|png|jpe?g|webp|avif|gif|hei[cf]|tiff?|bmp|psd)$/i;

const text = "site: { name: Corner Bakery, url: https://bakery.example }";

/** Every picture of the public folder is named somewhere. */
export const rule: Rule = {
  meta: {
    code: "image/unused",
    severity: "info",
    seemsUnused: true,
    mayFollowRepair: true,
    followsFromFolder: true,
    lacksRest: true,
    what: "Pictures in the public folder are named nowhere in the file.",
    why: "They are published all the same: visitors do not see them, but whoever knows the name can get them.",
    bad: siteFacts(text, { given: "The public folder holds art/oven.jpg.", files: pictures({ "art/oven.jpg": {} }) }),
    good: siteFacts(text, { given: "The public folder is empty." }),
  },
  *find(context) {
    const { files, pictures: named, source } = context;
    const all = files.list();
    const names = new Set(named.map(({ src }) => src));
    const known = new Set(all);
    // A name that is no file here may be meant for any of them.
    if ([...names].some((src) => !known.has(src))) return;
    const own = new Set<string>(replaceable);
    const unnamed = all
      .filter((name) => picture.test(name) && !own.has(name) && !/(?:^|\/)page\.png$/.test(name))
      .filter((name) => !name.startsWith(".well-known/") && !names.has(name));
    if (unnamed.length === 0) return;
    const written = namesIn(`${source.text}\n${ownBlocksText()}`.normalize(), unnamed.map(baseOf));
    const unused = unnamed.filter((name) => !written.has(baseOf(name)));
    if (unused.length === 0) return;
    yield {
      message: `No page shows ${someOf(unused)}, but ${unused.length === 1 ? "its address still works" : "their addresses still work"}.`,
      label: unused.length === 1 ? "one unused picture" : `${unused.length} unused pictures`,
      help: "Delete what is not needed; what others link to may stay.",
      range: folderRange(context),
    };
  },
};
