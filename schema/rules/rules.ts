import type { Rule } from "./rule.ts";
import { rule as a11yDecorativeAlt } from "./a11y/decorative-alt.ts";
import { rule as a11yEmojiOnly } from "./a11y/emoji-only.ts";
import { rule as a11yEmptyButton } from "./a11y/empty-button.ts";
import { rule as a11yFilenameAlt } from "./a11y/filename-alt.ts";
import { rule as a11yMissingAlt } from "./a11y/missing-alt.ts";
import { rule as a11ySameTextDifferentTarget } from "./a11y/same-text-different-target.ts";
import { rule as a11yTableHeader } from "./a11y/table-header.ts";
import { rule as a11yVagueLink } from "./a11y/vague-link.ts";
import { rule as badgeUnknown } from "./badge/unknown.ts";
import { rule as badgeUnused } from "./badge/unused.ts";
import { rule as collectionAlikeFilters } from "./collection/alike-filters.ts";
import { rule as collectionEmpty } from "./collection/empty.ts";
import { rule as collectionMixedEntries } from "./collection/mixed-entries.ts";
import { rule as collectionOddMeasure } from "./collection/odd-measure.ts";
import { rule as collectionSeveralPicked } from "./collection/several-picked.ts";
import { rule as collectionUnfiltered } from "./collection/unfiltered.ts";
import { rule as collectionUnknown } from "./collection/unknown.ts";
import { rule as collectionUnshownField } from "./collection/unshown-field.ts";
import { rule as collectionUnshownWords } from "./collection/unshown-words.ts";
import { rule as collectionWithoutPrice } from "./collection/without-price.ts";
import { rule as constantCircular } from "./constant/circular.ts";
import { rule as constantDiscountNotLower } from "./constant/discount-not-lower.ts";
import { rule as constantFormatDayAsNumber } from "./constant/format/day-as-number.ts";
import { rule as constantFormatDoubledSign } from "./constant/format/doubled-sign.ts";
import { rule as constantFormatDoubledUnit } from "./constant/format/doubled-unit.ts";
import { rule as constantFormatLostZero } from "./constant/format/lost-zero.ts";
import { rule as constantFormatMixedCurrency } from "./constant/format/mixed-currency.ts";
import { rule as constantFormatPriceAsNumber } from "./constant/format/price-as-number.ts";
import { rule as constantFormatUnknownFormat } from "./constant/format/unknown-format.ts";
import { rule as constantFormatWrongUnit } from "./constant/format/wrong-unit.ts";
import { rule as constantHardCoded } from "./constant/hard-coded.ts";
import { rule as constantHardCodedDiffers } from "./constant/hard-coded-differs.ts";
import { rule as constantInCode } from "./constant/in-code.ts";
import { rule as constantIsAGroup } from "./constant/is-a-group.ts";
import { rule as constantNoBraces } from "./constant/no-braces.ts";
import { rule as constantNotAllowedHere } from "./constant/not-allowed-here.ts";
import { rule as constantNothingSaved } from "./constant/nothing-saved.ts";
import { rule as constantOtherSyntax } from "./constant/other-syntax.ts";
import { rule as constantReversedRange } from "./constant/reversed-range.ts";
import { rule as constantTooLong } from "./constant/too-long.ts";
import { rule as constantUnclosed } from "./constant/unclosed.ts";
import { rule as constantUnknown } from "./constant/unknown.ts";
import { rule as constantUnused } from "./constant/unused.ts";
import { rule as iconUnknown } from "./icon/unknown.ts";
import { rule as imageBackslash } from "./image/backslash.ts";
import { rule as imageDamaged } from "./image/damaged.ts";
import { rule as imageLocalPath } from "./image/local-path.ts";
import { rule as imageMissing } from "./image/missing.ts";
import { rule as imageNotAnImage } from "./image/not-an-image.ts";
import { rule as imageOutsideFolder } from "./image/outside-folder.ts";
import { rule as imageRemote } from "./image/remote.ts";
import { rule as imageSvgScript } from "./image/svg-script.ts";
import { rule as imageTooHeavy } from "./image/too-heavy.ts";
import { rule as imageTooManyPixels } from "./image/too-many-pixels.ts";
import { rule as imageTooSmall } from "./image/too-small.ts";
import { rule as imageUnsupported } from "./image/unsupported.ts";
import { rule as imageUnused } from "./image/unused.ts";
import { rule as imageWrongCase } from "./image/wrong-case.ts";
import { rule as linkAnchorAnchorOnOtherPage } from "./link/anchor/anchor-on-other-page.ts";
import { rule as linkAnchorDuplicateAnchor } from "./link/anchor/duplicate-anchor.ts";
import { rule as linkAnchorHidesTarget } from "./link/anchor/hides-target.ts";
import { rule as linkAnchorUnknownAnchor } from "./link/anchor/unknown-anchor.ts";
import { rule as linkFormBareEmail } from "./link/form/bare-email.ts";
import { rule as linkFormBarePhone } from "./link/form/bare-phone.ts";
import { rule as linkFormEmpty } from "./link/form/empty.ts";
import { rule as linkFormHashNotNeeded } from "./link/form/hash-not-needed.ts";
import { rule as linkFormInsecure } from "./link/form/insecure.ts";
import { rule as linkFormLocalAddress } from "./link/form/local-address.ts";
import { rule as linkFormMailParts } from "./link/form/mail-parts.ts";
import { rule as linkFormMalformed } from "./link/form/malformed.ts";
import { rule as linkFormMissingFile } from "./link/form/missing-file.ts";
import { rule as linkFormMissingScheme } from "./link/form/missing-scheme.ts";
import { rule as linkFormMissingSlash } from "./link/form/missing-slash.ts";
import { rule as linkFormOddForm } from "./link/form/odd-form.ts";
import { rule as linkFormOwnAddress } from "./link/form/own-address.ts";
import { rule as linkFormProtocolRelative } from "./link/form/protocol-relative.ts";
import { rule as linkFormSchemeNotAllowed } from "./link/form/scheme-not-allowed.ts";
import { rule as linkFormSplitEmail } from "./link/form/split-email.ts";
import { rule as linkFormWordsDiffer } from "./link/form/words-differ.ts";
import { rule as linkFormWrongCase } from "./link/form/wrong-case.ts";
import { rule as linkPageDuplicatePath } from "./link/page/duplicate-path.ts";
import { rule as linkPageLongPath } from "./link/page/long-path.ts";
import { rule as linkPageNoStartPage } from "./link/page/no-start-page.ts";
import { rule as linkPageOrphanPage } from "./link/page/orphan-page.ts";
import { rule as linkPagePlannedExists } from "./link/page/planned-exists.ts";
import { rule as linkPageRenamedPage } from "./link/page/renamed-page.ts";
import { rule as linkPageReservedPath } from "./link/page/reserved-path.ts";
import { rule as linkPageToItself } from "./link/page/to-itself.ts";
import { rule as linkPageUnknownPage } from "./link/page/unknown-page.ts";
import { rule as menuBarePage } from "./menu/bare-page.ts";
import { rule as menuDuplicateId } from "./menu/duplicate-id.ts";
import { rule as menuDuplicateLabel } from "./menu/duplicate-label.ts";
import { rule as menuDuplicateLink } from "./menu/duplicate-link.ts";
import { rule as menuEmptySectionNav } from "./menu/empty-section-nav.ts";
import { rule as menuMissingLabel } from "./menu/missing-label.ts";
import { rule as menuTooMany } from "./menu/too-many.ts";
import { rule as menuUnknownPlace } from "./menu/unknown-place.ts";
import { rule as menuUnknownVariant } from "./menu/unknown-variant.ts";
import { rule as menuUnshownNav } from "./menu/unshown-nav.ts";
import { rule as menuUnusedVariant } from "./menu/unused-variant.ts";
import { rule as publicLikeAPage } from "./public/like-a-page.ts";
import { rule as publicNameTaken } from "./public/name-taken.ts";
import { rule as publicNotPublished } from "./public/not-published.ts";
import { rule as publicOwnFile } from "./public/own-file.ts";
import { rule as publicPrivate } from "./public/private.ts";
import { rule as securityHtmlInText } from "./security/html-in-text.ts";
import { rule as securityLookAlikeHost } from "./security/look-alike-host.ts";
import { rule as securitySecret } from "./security/secret.ts";
import { rule as seoDescriptionLength } from "./seo/description-length.ts";
import { rule as seoDuplicateDescription } from "./seo/duplicate-description.ts";
import { rule as seoDuplicateTitle } from "./seo/duplicate-title.ts";
import { rule as seoLocalBaseUrl } from "./seo/local-base-url.ts";
import { rule as seoLongTitle } from "./seo/long-title.ts";
import { rule as seoMissingDescription } from "./seo/missing-description.ts";
import { rule as seoMissingTitle } from "./seo/missing-title.ts";
import { rule as seoOddBaseUrl } from "./seo/odd-base-url.ts";
import { rule as seoOwnCanonical } from "./seo/own-canonical.ts";
import { rule as seoSiteNameInTitle } from "./seo/site-name-in-title.ts";
import { rule as shapeCopiedWords } from "./shape/copied-words.ts";
import { rule as shapeDuplicateItem } from "./shape/duplicate-item.ts";
import { rule as shapeDuplicateSection } from "./shape/duplicate-section.ts";
import { rule as shapeMoreThanFits } from "./shape/more-than-fits.ts";
import { rule as shapeNothingShown } from "./shape/nothing-shown.ts";
import { rule as shapeRowLength } from "./shape/row-length.ts";
import { rule as shapeSemicolonsInList } from "./shape/semicolons-in-list.ts";
import { rule as shapeTwoPrimary } from "./shape/two-primary.ts";
import { rule as shapeUnshownKey } from "./shape/unshown-key.ts";
import { rule as sharedUnknown } from "./shared/unknown.ts";
import { rule as sharedUnused } from "./shared/unused.ts";
import { rule as textChatRemains } from "./text/chat-remains.ts";
import { rule as textCountDiffers } from "./text/count-differs.ts";
import { rule as textDoubledWord } from "./text/doubled-word.ts";
import { rule as textJoinedLines } from "./text/joined-lines.ts";
import { rule as textListsLineAfterList } from "./text/lists/line-after-list.ts";
import { rule as textListsListInParagraph } from "./text/lists/list-in-paragraph.ts";
import { rule as textListsPastedList } from "./text/lists/pasted-list.ts";
import { rule as textListsUnnestedList } from "./text/lists/unnested-list.ts";
import { rule as textMailRemains } from "./text/mail-remains.ts";
import { rule as textMarksBrokenTable } from "./text/marks/broken-table.ts";
import { rule as textMarksDoubledCurrency } from "./text/marks/doubled-currency.ts";
import { rule as textMarksDoubledMark } from "./text/marks/doubled-mark.ts";
import { rule as textMarksForumMarks } from "./text/marks/forum-marks.ts";
import { rule as textMarksHeadingForm } from "./text/marks/heading-form.ts";
import { rule as textMarksIndentedCode } from "./text/marks/indented-code.ts";
import { rule as textMarksMisspeltMail } from "./text/marks/misspelt-mail.ts";
import { rule as textMarksNoSuchDay } from "./text/marks/no-such-day.ts";
import { rule as textMarksNoSuchTime } from "./text/marks/no-such-time.ts";
import { rule as textMarksNotSupported } from "./text/marks/not-supported.ts";
import { rule as textMarksNoteAsHeading } from "./text/marks/note-as-heading.ts";
import { rule as textMarksOpenBracket } from "./text/marks/open-bracket.ts";
import { rule as textMarksOpenCode } from "./text/marks/open-code.ts";
import { rule as textMarksTableRow } from "./text/marks/table-row.ts";
import { rule as textMarksTooManyMarks } from "./text/marks/too-many-marks.ts";
import { rule as textMarksUnclosedMarks } from "./text/marks/unclosed-marks.ts";
import { rule as textMarksUnderlinedText } from "./text/marks/underlined-text.ts";
import { rule as textNoSpaceAfterMark } from "./text/no-space-after-mark.ts";
import { rule as textSpaceBeforeMark } from "./text/space-before-mark.ts";
import { rule as textSplitWord } from "./text/split-word.ts";
import { rule as textStyledLetters } from "./text/styled-letters.ts";
import { rule as themeFontLicense } from "./theme/font-license.ts";
import { rule as themeLowContrast } from "./theme/low-contrast.ts";
import { rule as themeMissingLetters } from "./theme/missing-letters.ts";
import { rule as themeMissingScript } from "./theme/missing-script.ts";
import { rule as themeNotAFont } from "./theme/not-a-font.ts";
import { rule as themeOneWeight } from "./theme/one-weight.ts";
import { rule as themeUnknownFont } from "./theme/unknown-font.ts";
import { rule as valueBadDate } from "./value/bad-date.ts";
import { rule as valueBadEmail } from "./value/bad-email.ts";
import { rule as valueBadPhone } from "./value/bad-phone.ts";
import { rule as valueBlank } from "./value/blank.ts";
import { rule as valueCharactersBackslashN } from "./value/characters/backslash-n.ts";
import { rule as valueCharactersControlCharacter } from "./value/characters/control-character.ts";
import { rule as valueCharactersEscapeShown } from "./value/characters/escape-shown.ts";
import { rule as valueCharactersSpaces } from "./value/characters/spaces.ts";
import { rule as valueCharactersTab } from "./value/characters/tab.ts";
import { rule as valueCharactersUnseen } from "./value/characters/unseen.ts";
import { rule as valueCharactersWrongEncoding } from "./value/characters/wrong-encoding.ts";
import { rule as valueCodeWithName } from "./value/code-with-name.ts";
import { rule as valueCommaAtEnd } from "./value/comma-at-end.ts";
import { rule as valueDoubledQuotes } from "./value/doubled-quotes.ts";
import { rule as valueLoneQuote } from "./value/lone-quote.ts";
import { rule as valueMarksShown } from "./value/marks-shown.ts";
import { rule as valueNoteInText } from "./value/note-in-text.ts";
import { rule as valueNumberAsText } from "./value/number-as-text.ts";
import { rule as valueOutOfRange } from "./value/out-of-range.ts";
import { rule as valuePlaceLost } from "./value/place-lost.ts";
import { rule as valuePlaceholderText } from "./value/placeholder-text.ts";
import { rule as valueSemicolonAtEnd } from "./value/semicolon-at-end.ts";
import { rule as valueShareOfOne } from "./value/share-of-one.ts";
import { rule as valueStarsShown } from "./value/stars-shown.ts";
import { rule as valueTooLong } from "./value/too-long.ts";
import { rule as valueTooManyDecimals } from "./value/too-many-decimals.ts";
import { rule as yamlCurlyQuotes } from "./yaml/curly-quotes.ts";
import { rule as yamlFoldedText } from "./yaml/folded-text.ts";
import { rule as yamlKeyInComment } from "./yaml/key-in-comment.ts";
import { rule as yamlLeftOut } from "./yaml/left-out.ts";

/** Every rule. Written by `npm run generate`. */
export const rules: readonly Rule[] = [
  a11yDecorativeAlt,
  a11yEmojiOnly,
  a11yEmptyButton,
  a11yFilenameAlt,
  a11yMissingAlt,
  a11ySameTextDifferentTarget,
  a11yTableHeader,
  a11yVagueLink,
  badgeUnknown,
  badgeUnused,
  collectionAlikeFilters,
  collectionEmpty,
  collectionMixedEntries,
  collectionOddMeasure,
  collectionSeveralPicked,
  collectionUnfiltered,
  collectionUnknown,
  collectionUnshownField,
  collectionUnshownWords,
  collectionWithoutPrice,
  constantCircular,
  constantDiscountNotLower,
  constantFormatDayAsNumber,
  constantFormatDoubledSign,
  constantFormatDoubledUnit,
  constantFormatLostZero,
  constantFormatMixedCurrency,
  constantFormatPriceAsNumber,
  constantFormatUnknownFormat,
  constantFormatWrongUnit,
  constantHardCoded,
  constantHardCodedDiffers,
  constantInCode,
  constantIsAGroup,
  constantNoBraces,
  constantNotAllowedHere,
  constantNothingSaved,
  constantOtherSyntax,
  constantReversedRange,
  constantTooLong,
  constantUnclosed,
  constantUnknown,
  constantUnused,
  iconUnknown,
  imageBackslash,
  imageDamaged,
  imageLocalPath,
  imageMissing,
  imageNotAnImage,
  imageOutsideFolder,
  imageRemote,
  imageSvgScript,
  imageTooHeavy,
  imageTooManyPixels,
  imageTooSmall,
  imageUnsupported,
  imageUnused,
  imageWrongCase,
  linkAnchorAnchorOnOtherPage,
  linkAnchorDuplicateAnchor,
  linkAnchorHidesTarget,
  linkAnchorUnknownAnchor,
  linkFormBareEmail,
  linkFormBarePhone,
  linkFormEmpty,
  linkFormHashNotNeeded,
  linkFormInsecure,
  linkFormLocalAddress,
  linkFormMailParts,
  linkFormMalformed,
  linkFormMissingFile,
  linkFormMissingScheme,
  linkFormMissingSlash,
  linkFormOddForm,
  linkFormOwnAddress,
  linkFormProtocolRelative,
  linkFormSchemeNotAllowed,
  linkFormSplitEmail,
  linkFormWordsDiffer,
  linkFormWrongCase,
  linkPageDuplicatePath,
  linkPageLongPath,
  linkPageNoStartPage,
  linkPageOrphanPage,
  linkPagePlannedExists,
  linkPageRenamedPage,
  linkPageReservedPath,
  linkPageToItself,
  linkPageUnknownPage,
  menuBarePage,
  menuDuplicateId,
  menuDuplicateLabel,
  menuDuplicateLink,
  menuEmptySectionNav,
  menuMissingLabel,
  menuTooMany,
  menuUnknownPlace,
  menuUnknownVariant,
  menuUnshownNav,
  menuUnusedVariant,
  publicLikeAPage,
  publicNameTaken,
  publicNotPublished,
  publicOwnFile,
  publicPrivate,
  securityHtmlInText,
  securityLookAlikeHost,
  securitySecret,
  seoDescriptionLength,
  seoDuplicateDescription,
  seoDuplicateTitle,
  seoLocalBaseUrl,
  seoLongTitle,
  seoMissingDescription,
  seoMissingTitle,
  seoOddBaseUrl,
  seoOwnCanonical,
  seoSiteNameInTitle,
  shapeCopiedWords,
  shapeDuplicateItem,
  shapeDuplicateSection,
  shapeMoreThanFits,
  shapeNothingShown,
  shapeRowLength,
  shapeSemicolonsInList,
  shapeTwoPrimary,
  shapeUnshownKey,
  sharedUnknown,
  sharedUnused,
  textChatRemains,
  textCountDiffers,
  textDoubledWord,
  textJoinedLines,
  textListsLineAfterList,
  textListsListInParagraph,
  textListsPastedList,
  textListsUnnestedList,
  textMailRemains,
  textMarksBrokenTable,
  textMarksDoubledCurrency,
  textMarksDoubledMark,
  textMarksForumMarks,
  textMarksHeadingForm,
  textMarksIndentedCode,
  textMarksMisspeltMail,
  textMarksNoSuchDay,
  textMarksNoSuchTime,
  textMarksNotSupported,
  textMarksNoteAsHeading,
  textMarksOpenBracket,
  textMarksOpenCode,
  textMarksTableRow,
  textMarksTooManyMarks,
  textMarksUnclosedMarks,
  textMarksUnderlinedText,
  textNoSpaceAfterMark,
  textSpaceBeforeMark,
  textSplitWord,
  textStyledLetters,
  themeFontLicense,
  themeLowContrast,
  themeMissingLetters,
  themeMissingScript,
  themeNotAFont,
  themeOneWeight,
  themeUnknownFont,
  valueBadDate,
  valueBadEmail,
  valueBadPhone,
  valueBlank,
  valueCharactersBackslashN,
  valueCharactersControlCharacter,
  valueCharactersEscapeShown,
  valueCharactersSpaces,
  valueCharactersTab,
  valueCharactersUnseen,
  valueCharactersWrongEncoding,
  valueCodeWithName,
  valueCommaAtEnd,
  valueDoubledQuotes,
  valueLoneQuote,
  valueMarksShown,
  valueNoteInText,
  valueNumberAsText,
  valueOutOfRange,
  valuePlaceLost,
  valuePlaceholderText,
  valueSemicolonAtEnd,
  valueShareOfOne,
  valueStarsShown,
  valueTooLong,
  valueTooManyDecimals,
  yamlCurlyQuotes,
  yamlFoldedText,
  yamlKeyInComment,
  yamlLeftOut,
];
