import { expect, test } from "vitest";
import { asModule } from "./react-modules.ts";

const commonJs = `"use strict";
var Scheduler = require("scheduler"),
  React = require("react");
function now() {
  return exports.now() + React.version;
}
exports.now = now;
exports.later = function () {
  return Scheduler.later;
};
`;

test("what is required is imported, and what is exported has its name", () => {
  const code = asModule(commonJs, "file.js");
  expect(code).toContain('import * as Scheduler from "scheduler";');
  expect(code).toContain('import * as React from "react";');
  expect(code).toContain("return exported_now() + React.version;");
  expect(code).toContain("export { exported_now as now, exported_later as later };");
});

test.each([
  ["requires in the middle", 'exports.a = require("a").b;'],
  ["takes its exports as a whole", "exports.a = 1;\nfill(exports);"],
  ["replaces its exports", "module.exports = { a: 1 };\nexports.b = 2;"],
  ["exports nothing", "var a = 1;"],
])("a file that %s is refused instead of broken", (_, code) => {
  expect(() => asModule(code, "file.js")).toThrow("file.js is no longer written as");
});
