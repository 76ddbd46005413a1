import { checkSite } from "../../schema/check.ts";
import type { Files, Problem } from "../../schema/problem.ts";

/** A public folder without a file. */
export const noFiles: Files = { list: () => [], facts: () => undefined };

/** A file with two errors and corrections of both kinds, begun by a byte-order mark. */
export const brokenText = `\ufeffversion: 1
site: { name: Corner Bakery, url: https://bakery.example }
routes:
  - path: /
    title: Home
    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
    sections:
      - type: heroo
        title: Bread
      - type: text
        title:  Two spaces before & <after>
        body: Fresh & warm, with "quotes"
        actions:
          - label: Order
            href: #/order
  - path: /order
    title: Order
    description: How to order bread and rolls for the next morning, by telephone or in the shop.
    sections:
      - { type: text, title: Call us, body: Before noon. }
`;

const check = (text: string, file: string): readonly Problem[] => checkSite(text, { files: noFiles, file }).problems;

export const brokenProblems = check(brokenText, "site.yaml");

const at = (line: number): Problem["range"] => ({
  start: { line, column: 1, offset: 0 },
  end: { line, column: 1, offset: 0 },
});

/** What a stranger could write to steer whoever reads the report. */
export const hostile: Problem = {
  code: "link/unknown-page",
  severity: "error",
  message: "There is no “\u001b[2J::error::\u202e</failure>]]>\r\n##[error]%0A100%\ud800\ufffe\uffff”.",
  label: "a\u0007b",
  help: 'Write\n  <this> & "that"\u0000',
  file: "a:b,c & <d>%0A.yaml",
  range: at(1),
  pointer: "/routes/0/\u001b",
  path: ["page “<\u001b>”"],
  related: [{ message: "\u2066here", range: at(1) }],
  fixes: [{ title: "Write \u001b", safety: "safe", edits: [{ start: 0, end: 1, text: "\u001b]]>" }] }],
};

/** As many problems of a kind as wanted. */
export const many = (count: number, severity: Problem["severity"]): Problem[] =>
  Array.from({ length: count }, (_, index) => ({
    code: "link/unknown-page",
    severity,
    message: `Number ${index + 1}.`,
    file: "site.yaml",
    range: at(index + 1),
  }));
