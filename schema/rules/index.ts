import type { Problem } from "../problem.ts";
import type { Check } from "./rule.ts";
import { check as altText } from "./a11y/alt-text.ts";
import { check as baseUrl } from "./seo/local-base-url.ts";
import { check as blank } from "./value/blank.ts";
import { check as collectionDiscount } from "./constant/discount-not-lower.ts";
import { check as commaAtEnd } from "./value/comma-at-end.ts";
import { check as constantCircular } from "./constant/circular.ts";
import { check as constantDiffers } from "./constant/hard-coded-differs.ts";
import { check as constantFormat } from "./constant/unknown-format.ts";
import { check as constantGroup } from "./constant/is-a-group.ts";
import { check as constantHardCoded } from "./constant/hard-coded.ts";
import { check as constantKind } from "./constant/constant-kind.ts";
import { check as constantNotFilled } from "./constant/constant-not-filled.ts";
import { check as constantOtherSyntax } from "./constant/other-syntax.ts";
import { check as constantTooLong } from "./constant/too-long.ts";
import { check as constantUnclosed } from "./constant/unclosed.ts";
import { check as constantUnknown } from "./constant/unknown.ts";
import { check as constantUnused } from "./constant/unused.ts";
import { createContext, type Materials } from "./context.ts";
import { check as descriptionLength } from "./seo/description-length.ts";
import { check as duplicateSection } from "./shape/duplicate-section.ts";
import { check as emojiOnly } from "./a11y/emoji-only.ts";
import { gather } from "./group-repeats.ts";
import { check as htmlInText } from "./security/html-in-text.ts";
import { check as iconUnknown } from "./icon/unknown.ts";
import { check as imageKind } from "./image/image-kind.ts";
import { check as imagePath } from "./image/image-path.ts";
import { check as imageWeight } from "./image/image-weight.ts";
import { check as keyUnknown } from "./name/key-unknown.ts";
import { check as keyUnused } from "./name/key-unused.ts";
import { check as linkDuplicateAnchor } from "./link/duplicate-anchor.ts";
import { check as linkDuplicatePath } from "./link/duplicate-path.ts";
import { check as linkForm } from "./link/link-form.ts";
import { check as linkHidesTarget } from "./link/hides-target.ts";
import { check as linkInsecure } from "./link/insecure.ts";
import { check as linkMissingFile } from "./link/missing-file.ts";
import { check as linkNoStartPage } from "./link/no-start-page.ts";
import { check as linkOddForm } from "./link/odd-form.ts";
import { check as linkOrphanPage } from "./link/orphan-page.ts";
import { check as linkOtherPage } from "./link/anchor-on-other-page.ts";
import { check as linkPlannedExists } from "./link/planned-exists.ts";
import { check as linkToItself } from "./link/to-itself.ts";
import { check as linkUnknownAnchor } from "./link/unknown-anchor.ts";
import { check as linkUnknownPage } from "./link/unknown-page.ts";
import { check as linkVague } from "./a11y/vague-link.ts";
import { check as linkWords } from "./menu/missing-label.ts";
import { check as linkWrongCase } from "./link/wrong-case.ts";
import { check as lookAlikeHost } from "./security/look-alike-host.ts";
import { check as marksShown } from "./value/marks-shown.ts";
import { check as menuDuplicate } from "./menu/menu-duplicate.ts";
import { check as menuSize } from "./menu/too-many.ts";
import { check as mixedCurrency } from "./constant/mixed-currency.ts";
import { check as ownAddress } from "./link/own-address.ts";
import { check as pageDescription } from "./seo/page-description.ts";
import { check as pageTitle } from "./seo/page-title.ts";
import { check as placeholderText } from "./value/placeholder-text.ts";
import { check as referenceValue } from "./constant/reference-value.ts";
import { check as rowLength } from "./shape/row-length.ts";
import { check as sameWords } from "./a11y/same-text-different-target.ts";
import { check as secret } from "./security/secret.ts";
import { check as spaces } from "./value/spaces.ts";
import { check as starsShown } from "./value/stars-shown.ts";
import { check as stepReached } from "./value/step-reached.ts";
import { check as tableHeader } from "./a11y/table-header.ts";
import { check as themeContrast } from "./theme/low-contrast.ts";
import { check as tooLong } from "./value/too-long.ts";

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
