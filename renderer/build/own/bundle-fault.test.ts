import { expect, test } from "vitest";
import { bundleFault } from "./bundle-fault.ts";

test("what stands in no file is said without one", () => {
  expect(bundleFault(new Error("[TSCONFIG_ERROR] It is gone"), import.meta.dirname).message).toBe(
    "The section types in blocks/ cannot be bundled: It is gone.",
  );
});
