import { expect, test } from "vitest";
import { meantName } from "./meant-names.ts";

const known = ["address.street", "address.tram", "phone", "trial.days", "plans.starter.price"];

test.each([
  ["adress.tram", "address.tram"],
  ["address.trm", "address.tram"],
  ["constants.phone", "phone"],
  ["days", "trial.days"],
  ["pho", "phone"],
  ["plans.starter.prise", "plans.starter.price"],
])("%s stands for %s", (written, meant) => {
  expect(meantName(written, known)).toBe(meant);
});

test.each(["address.town", "address.train.line", "opens", "plans.starter"])("%s stands for none of them", (written) => {
  expect(meantName(written, known)).toBeUndefined();
});
