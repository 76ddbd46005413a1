import type { StructuredData } from "../../renderer/parts/structured-data.ts";

/** The page answers questions. */
export const faqData: StructuredData<"faq"> = ({ items }, about) => [
  {
    "@id": about.page,
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: about.lines(answer) },
    })),
  },
];
