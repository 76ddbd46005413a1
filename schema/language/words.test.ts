import { expect, test } from "vitest";
import { latinDigits } from "./words.ts";

test.each([
  ["₹५०,०००", "₹50,000"],
  ["٩٦٦", "966"],
  ["۱۲۳٫۵", "123.5"],
  ["１９９９", "1999"],
  ["০১২৩৪৫৬৭৮৯", "0123456789"],
  ["2025-01-31", "2025-01-31"],
])("%s is %s", (written, digits) => expect(latinDigits(written)).toBe(digits));
