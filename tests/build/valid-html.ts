import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // Matters of taste that the renderer settles.
    "void-style": "off",
    "doctype-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    // A title is the author's; the check has its own say about its length.
    "long-title": "off",
    // React's ids begin with a sign, and anchors hold a slash. Both are valid HTML.
    "valid-id": ["error", { relaxed: true }],
    // React writes dateTime, and HTML does not care.
    "attr-case": "off",
    // <progress> cannot be drawn as the design wants; a box that scrolls is a region without being a section of the text.
    "prefer-native-element": ["error", { exclude: ["progressbar", "region", "group"] }],
    // A table that small screens show as cards loses its roles, unless they are written.
    "no-redundant-role": "off",
    // A list may have a name.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Numbers are kept on one line by the styles.
    "tel-non-breaking": "off",
  },
});

/** What is wrong with a whole document, a line each: the rule, the message, the element. */
export function htmlProblems(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );
}
