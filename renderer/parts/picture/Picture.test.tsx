import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./Picture.tsx";

const image = { src: "art/oven.jpg", alt: "An oven", width: 900, height: 600 };
const sources = [{ type: "image/avif", srcset: "assets/oven-320.avif 320w, assets/oven-900.avif 900w" }];

test("a picture keeps its room and waits until it is near", () => {
  expect(renderToStaticMarkup(<Picture image={image} />)).toBe(
    '<img src="art/oven.jpg" alt="An oven" width="900" height="600" loading="lazy" decoding="async"/>',
  );
});

test("a photograph offers its variants, the best first", () => {
  const html = renderToStaticMarkup(<Picture image={{ ...image, sources }} />);
  expect(html).toMatch(
    /^<picture><source type="image\/avif" srcSet="assets\/oven-320.avif 320w, .*" sizes="auto, 100vw"\/><img /,
  );
});
