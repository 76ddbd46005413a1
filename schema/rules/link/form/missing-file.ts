import { linked } from "../../../problems/example.ts";
import { withText } from "../../../problems/sample-sites.ts";
import { resolveAddress } from "../../../site/address.ts";
import { pageEnding } from "../../../site/target.ts";
import { isNearlyNamed, nearestFile, nearInLetters } from "../../support/images/nearest-file.ts";
import { renamedFileProblems, renamedNames } from "../../support/moved/renamed-files.ts";
import type { Rule } from "../../rule.ts";
import { deadLinkProblem, deadLinks } from "../../support/links/dead-links.ts";
import { plainPath } from "../../support/link-forms/plain-path.ts";

/** A link to a file, such as a price list, leads to a file in the public folder. */
export const rule: Rule = {
  meta: {
    code: "link/missing-file",
    severity: "error",
    isAboutName: true,
    followsFromFolder: true,
    isSaidOnce: true,
    what: "A link leads to a file, such as a price list, that is not in the public folder.",
    why: "Visitors would get an error instead of the file.",
    bad: withText("Take [the price list](/prices.pdf) with you."),
    good: linked(
      `
      - type: text
        body: Take [the price list](/prices.pdf) with you.
    `,
      { files: { "prices.pdf": { bytes: 20_000, kind: "other", width: 0, height: 0 } } },
    ),
  },
  *find(context, code) {
    const explained = renamedNames(context);
    yield* renamedFileProblems(context, code);
    for (const dead of deadLinks(context)) {
      if (dead.kind !== "file" || explained.has(dead.path.slice(1).normalize())) continue;
      const page = plainPath(dead.path).replace(pageEnding, "");
      if (page !== dead.path && resolveAddress(page, context.pages.index).kind !== "nothing") {
        yield deadLinkProblem(dead, context, {
          message: `Addresses of pages have no ending: ${page.length < 19 ? `${page}, ` : ""}not ${dead.path.slice(-32)}.`,
          label: "without the ending",
          help: `Write ${page}`,
          wanted: page,
          safety: "safe",
        });
        continue;
      }
      const inFolder = dead.path.replace(/^\/public\//, "");
      if (context.files.list().includes(inFolder)) {
        yield deadLinkProblem(dead, context, {
          message: "What is in the public folder is named without that folder.",
          label: "without “public”",
          help: `Write /${inFolder}`,
          wanted: `/${inFolder}`,
          safety: "safe",
        });
        continue;
      }
      const near = nearestFile(dead.path.slice(1), context.files.list());
      const other = near === undefined ? nearInLetters(dead.path.slice(1), context.files.list()) : undefined;
      yield deadLinkProblem(dead, context, {
        message: `There is no file ${dead.path.slice(1).slice(-50)} in the public folder.`,
        label: "no such file",
        help:
          near !== undefined
            ? `Did you mean /${near}?`
            : other === undefined
              ? "Put the file into the public folder, or correct its name here."
              : `Put the file into the public folder, or write the name of one that is there: /${other}`,
        wanted: near === undefined ? undefined : `/${near}`,
        ...(near !== undefined && !isNearlyNamed(dead.path, near) && { safety: "choice" as const }),
      });
    }
  },
};
