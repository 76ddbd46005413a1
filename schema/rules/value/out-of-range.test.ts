import { expect, test } from "vitest";
import { rule } from "./out-of-range.ts";
import { found } from "../testing/try-rule.ts";

const card = (fields: string): string =>
  `constants: { much: 9 }\nroutes: [{ path: /, title: A, sections: [{ type: hero, title: A, cards: [{ kind: progress, title: T, ${fields} }] }] }]`;

test.each(["value: 8, maximum: 8", "value: 0, maximum: 8", "value: 10", "maximum: 4", 'value: "{much}", maximum: 9'])(
  "%s is silent",
  (fields) => {
    expect(found(rule, card(fields))).toEqual([]);
  },
);

test.each([
  ["value: 9, maximum: 8", "9"],
  ["value: 11", "11"],
  ['value: "{much}", maximum: 8', '"{much}"'],
])("%s is beyond the last step", (fields, underlined) => {
  expect(found(rule, card(fields))).toEqual([`value/out-of-range: ${underlined}`]);
});
