import type { Problem } from "../problem.ts";
import type { Check } from "./check.ts";
import { check as altText } from "./alt-text.ts";
import { check as baseUrl } from "./base-url.ts";
import { check as blank } from "./blank.ts";
import { check as collectionDiscount } from "./collection-discount.ts";
import { check as commaAtEnd } from "./comma-at-end.ts";
import { check as constantCircular } from "./constant-circular.ts";
import { check as constantDiffers } from "./constant-differs.ts";
import { check as constantFormat } from "./constant-format.ts";
import { check as constantGroup } from "./constant-group.ts";
import { check as constantHardCoded } from "./constant-hard-coded.ts";
import { check as constantKind } from "./constant-kind.ts";
import { check as constantNotFilled } from "./constant-not-filled.ts";
import { check as constantOtherSyntax } from "./constant-other-syntax.ts";
import { check as constantTooLong } from "./constant-too-long.ts";
import { check as constantUnclosed } from "./constant-unclosed.ts";
import { check as constantUnknown } from "./constant-unknown.ts";
import { check as constantUnused } from "./constant-unused.ts";
import { createContext, type Materials } from "./context.ts";
import { check as descriptionLength } from "./description-length.ts";
import { check as duplicateSection } from "./duplicate-section.ts";
import { check as emojiOnly } from "./emoji-only.ts";
import { gather } from "./gather.ts";
import { check as htmlInText } from "./html-in-text.ts";
import { check as iconUnknown } from "./icon-unknown.ts";
import { check as imageKind } from "./image-kind.ts";
import { check as imagePath } from "./image-path.ts";
import { check as imageWeight } from "./image-weight.ts";
import { check as keyUnknown } from "./key-unknown.ts";
import { check as keyUnused } from "./key-unused.ts";
import { check as linkDuplicateAnchor } from "./link-duplicate-anchor.ts";
import { check as linkDuplicatePath } from "./link-duplicate-path.ts";
import { check as linkForm } from "./link-form.ts";
import { check as linkHidesTarget } from "./link-hides-target.ts";
import { check as linkInsecure } from "./link-insecure.ts";
import { check as linkMissingFile } from "./link-missing-file.ts";
import { check as linkNoStartPage } from "./link-no-start-page.ts";
import { check as linkOddForm } from "./link-odd-form.ts";
import { check as linkOrphanPage } from "./link-orphan-page.ts";
import { check as linkOtherPage } from "./link-other-page.ts";
import { check as linkPlannedExists } from "./link-planned-exists.ts";
import { check as linkToItself } from "./link-to-itself.ts";
import { check as linkUnknownAnchor } from "./link-unknown-anchor.ts";
import { check as linkUnknownPage } from "./link-unknown-page.ts";
import { check as linkVague } from "./link-vague.ts";
import { check as linkWords } from "./link-words.ts";
import { check as linkWrongCase } from "./link-wrong-case.ts";
import { check as lookAlikeHost } from "./look-alike-host.ts";
import { check as marksShown } from "./marks-shown.ts";
import { check as menuDuplicate } from "./menu-duplicate.ts";
import { check as menuSize } from "./menu-size.ts";
import { check as mixedCurrency } from "./mixed-currency.ts";
import { check as ownAddress } from "./own-address.ts";
import { check as pageDescription } from "./page-description.ts";
import { check as pageTitle } from "./page-title.ts";
import { check as placeholderText } from "./placeholder-text.ts";
import { check as referenceValue } from "./reference-value.ts";
import { check as rowLength } from "./row-length.ts";
import { check as sameWords } from "./same-words.ts";
import { check as secret } from "./secret.ts";
import { check as spaces } from "./spaces.ts";
import { check as starsShown } from "./stars-shown.ts";
import { check as stepReached } from "./step-reached.ts";
import { check as tableHeader } from "./table-header.ts";
import { check as themeContrast } from "./theme-contrast.ts";
import { check as tooLong } from "./too-long.ts";

/** Every check of what the site means, in the order in which they run. */
export const checks: readonly Check[] = [
  linkForm,
  linkInsecure,
  linkUnknownPage,
  linkUnknownAnchor,
  linkOtherPage,
  linkWrongCase,
  linkMissingFile,
  linkNoStartPage,
  linkDuplicatePath,
  linkDuplicateAnchor,
  linkHidesTarget,
  linkPlannedExists,
  linkOrphanPage,
  linkToItself,
  ownAddress,
  constantUnclosed,
  constantOtherSyntax,
  constantUnknown,
  constantGroup,
  constantKind,
  constantFormat,
  constantCircular,
  constantTooLong,
  constantNotFilled,
  referenceValue,
  stepReached,
  constantUnused,
  constantHardCoded,
  constantDiffers,
  collectionDiscount,
  mixedCurrency,
  keyUnknown,
  iconUnknown,
  keyUnused,
  imagePath,
  imageKind,
  imageWeight,
  altText,
  themeContrast,
  linkOddForm,
  linkWords,
  linkVague,
  sameWords,
  tableHeader,
  emojiOnly,
  pageTitle,
  pageDescription,
  descriptionLength,
  baseUrl,
  menuDuplicate,
  menuSize,
  tooLong,
  blank,
  placeholderText,
  spaces,
  commaAtEnd,
  rowLength,
  duplicateSection,
  htmlInText,
  starsShown,
  marksShown,
  secret,
  lookAlikeHost,
];

/** Runs every check. What a broken place would have contributed is never reported as missing. */
export function runChecks(materials: Materials): Problem[] {
  const context = createContext(materials);
  return gather(
    checks.flatMap((check) => firstOf(check.run(context))),
    materials.source.text,
  );
}

/** How many problems one check may find: more than are told of a file. */
const mostFound = 10_000;

function firstOf(problems: Iterable<Problem>): Problem[] {
  const first: Problem[] = [];
  for (const problem of problems) if (first.push(problem) === mostFound) break;
  return first;
}
