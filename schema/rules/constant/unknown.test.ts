import { describe, expect, test } from "vitest";
import { rule } from "./unknown.ts";
import { fixed, found, words } from "../testing/try-rule.ts";

const site = (body: string, more = ""): string => `site: { name: Bakery }
constants: { trial: { days: 14, weeks: 2 }, email: a@b.example }
routes: [{ path: /, title: A, sections: [{ type: text, body: "${body}" }] }]
${more}`;

test.each(["{trial.days} days", "{site.name}", "{{not.a.name}}", "{trial.days | number}", "{trial}", "no braces"])(
  "%j is silent",
  (body) => {
    expect(found(rule, site(body))).toEqual([]);
  },
);

test.each([
  ["{trial.day}", "trial.day"],
  ["{ nothing }", "nothing"],
  ["**{nothing}**", "nothing"],
  ["[x](/{nothing})", "nothing"],
  ["`{nothing}`", "nothing"],
  ["{a, b}", "{a, b}"],
])("in %j, what is unknown is underlined", (body, underlined) => {
  expect(found(rule, site(body))).toEqual([`constant/unknown: ${underlined}`]);
});

test("a near name is proposed and written", () => {
  expect(words(rule, site("{trial.day}"))).toBe("There is no constant “trial.day”.\nDid you mean {trial.days}?");
  expect(fixed(rule, site("{trail.days | number}"))).toContain("{trial.days | number}");
});

test("names of the same group are listed", () => {
  expect(words(rule, site("{trial.conditions}"))).toBe(
    "There is no constant “trial.conditions”.\nThere is: {trial.days}, {trial.weeks}.",
  );
});

test("a menu, a constant and a number are texts too", () => {
  const more = `menus: { main: [{ label: "{x1}", href: "tel:{x2}" }] }\ncollections: { breads: { rye: { title: Rye, price: "{x3}" } } }`;
  expect(found(rule, site("a", more))).toEqual([
    "constant/unknown: x1",
    "constant/unknown: x2",
    "constant/unknown: x3",
  ]);
});

test("an entry's own fields are known where a section repeats for each entry", () => {
  const page = (label: string): string =>
    `collections: { breads: { rye: { title: Rye } } }\nroutes: [{ path: /, title: A, sections: [{ type: catalog, from: breads, action: { label: "${label}", href: /a } }] }]`;
  expect(found(rule, page("Buy {title}"))).toEqual([]);
  expect(fixed(rule, page("Buy {titel}"))).toContain("{title}");
});

test("the interface's own places are known in its words", () => {
  expect(found(rule, "labels: { searchCount: '{count} found' }")).toEqual([]);
  expect(found(rule, "labels: { searchCount: '{cuont} found' }")).toEqual(["constant/unknown: cuont"]);
});

test("nothing is missing from what is broken", () => {
  expect(found(rule, "constant: { a: 1 }\nroutes: [{ path: /, title: '{a}', sections: [] }]")).toEqual([]);
  expect(found(rule, "constants: [a]\nroutes: [{ path: /, title: '{a}', sections: [] }]")).toEqual([]);
  expect(
    found(
      rule,
      "collections: { breads: { rye: { tittle: Rye } } }\nroutes: [{ path: /, title: '{breads.rye.title}', sections: [] }]",
    ),
  ).toEqual([]);
});

test("what an entry has to have is said to be missing there, not where it is named", () => {
  const bakery = (rye: string, name: string): string =>
    `collections: { breads: { rye: ${rye} } }\nroutes: [{ path: /, title: "{${name}}", sections: [{ type: catalog, from: breads, action: { label: "Buy {title}", href: /a } }] }]`;
  expect(found(rule, bakery("{ price: 3 }", "breads.rye.title"))).toEqual([]);
  expect(found(rule, bakery("{ title: Rye }", "breads.oat.title"))).toEqual(["constant/unknown: breads.oat.title"]);
  expect(found(rule, bakery("{ title: Rye }", "breads.rye.price"))).toEqual(["constant/unknown: breads.rye.price"]);
});

test("a single value that texts take for a group is blamed, once", () => {
  const flat = (value: string, body: string): string =>
    `constants: { trial: ${value} }\nroutes: [{ path: /, title: A, sections: [{ type: text, title: "${body}", body: "${body}" }] }]`;
  expect(found(rule, flat("14", "{trial.days}"))).toEqual(["constant/unknown: 14"]);
  expect(fixed(rule, flat("14", "{trial.days}"))).toBe(flat("{ days: 14 }", "{trial.days}"));
  expect(found(rule, flat("14", "{trial.days} {trial.weeks}"))).toEqual(["constant/unknown: 14"]);
  expect(found(rule, flat("14", "{trial} {trial.days}"))).toEqual([
    "constant/unknown: trial.days",
    "constant/unknown: trial.days",
  ]);
});

describe("a fact that is called by another name where it is defined", () => {
  const named = (score: string, body: string): string =>
    `constants: { exam: { ${score}: 80, parts: 2 } }\nroutes: [{ path: /, title: "{exam.parts}", sections: [{ type: text, body: "${body}" }] }]`;
  const both = "{exam.minimumScore} {exam.minimumScore}";

  test("was renamed, where it is the only one that nothing names: the texts follow", () => {
    expect(found(rule, named("least", both))).toEqual(["constant/unknown: least"]);
    expect(words(rule, named("least", both))).toBe(
      "You renamed {exam.minimumScore} to {exam.least}: 2 texts still have the old name.\nWrite {exam.least} in all of them, or call it {exam.minimumScore} again here.",
    );
    expect(fixed(rule, named("least", both))).toBe(named("least", "{exam.least} {exam.least}"));
  });

  test("is misspelt, where it is nearly the name that several texts use", () => {
    expect(fixed(rule, named("minimumScoer", both))).toBe(named("minimumScore", both));
  });

  test("is not said to be renamed for what one place, or several places under several names, look for", () => {
    expect(found(rule, named("least", "{exam.minimumScore}"))).toEqual(["constant/unknown: exam.minimumScore"]);
    const several = named("least", `${both} {exam.days}`);
    expect(found(rule, several)).toEqual(["constant/unknown: exam.minimumScore"]);
    expect(words(rule, several)).toContain("The group “exam” has no “minimumScore” and no “days”");
  });

  test("was renamed at the top where several texts have the old name, or else where the names have a word in common", () => {
    const top = (name: string, body: string): string =>
      `constants: { ${name}: 80 }\nroutes: [{ path: /, title: A, sections: [{ type: text, body: "${body}" }] }]`;
    expect(found(rule, top("leastScore", "{score} {score}"))).toEqual(["constant/unknown: leastScore"]);
    expect(found(rule, top("oven", "{score} {score}"))).toEqual(["constant/unknown: oven"]);
    expect(found(rule, top("oven", "{score}"))).toEqual(["constant/unknown: score"]);
  });
});

test("a name whose steps are joined by a space is put right", () => {
  const exam = (name: string): string =>
    `constants: { exam: { score: 80 } }\nroutes: [{ path: /, title: "{${name}}", sections: [] }]`;
  expect(found(rule, exam("exam score"))).toEqual(["constant/unknown: exam score"]);
  expect(fixed(rule, exam("exam score"))).toBe(exam("exam.score"));
  expect(fixed(rule, exam("exam result"))).toBeUndefined();
});

test("the facts of the site are named one by one", () => {
  expect(found(rule, site("{site}"))).toEqual(["constant/unknown: site"]);
  expect(words(rule, site("{site}"))).toContain("There is no constant “site”.\nThere is: {site.name}");
});

test("a constant that one text calls by another name than the only free one beside it is meant", () => {
  const order = (key: string, name: string): string =>
    `constants: { order: { ${key}: 2, most: 9 } }\nroutes: [{ path: /, title: A, sections: [{ type: text, body: "{order.${name}} {order.most}" }] }]`;
  expect(found(rule, order("lead", "leadDays"))).toEqual(["constant/unknown: order.leadDays"]);
  expect(fixed(rule, order("lead", "leadDays"))).toBe(order("lead", "lead"));
});

test("a group that is gone is one problem", () => {
  const text = `constants: { a: 1 }\nroutes: [{ path: /, title: A, sections: [{ type: text, body: "{a} {order.least} {order.most}" }] }]`;
  expect(found(rule, text)).toEqual(["constant/unknown: order.least"]);
  expect(words(rule, text)).toContain("order: { least: …, most: … }");
});
