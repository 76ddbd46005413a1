/** In the page: pictures that do not show, that are distorted, or of which more than half is cut off. */
export const spoiledPictures = async (): Promise<string[]> => {
  const faults = new Set<string>();
  for (const picture of document.images) {
    picture.loading = "eager";
    await picture.decode().catch(() => undefined);
    const { naturalWidth, naturalHeight } = picture;
    // Not `clientHeight`: of a low picture, what rounding leaves out is more than a distortion.
    const box = picture.getBoundingClientRect();
    const style = getComputedStyle(picture);
    const around = (...sides: readonly string[]): number =>
      sides
        .flatMap((side) => [`border-${side}-width`, `padding-${side}`])
        .reduce((sum, name) => sum + Number.parseFloat(style.getPropertyValue(name)), 0);
    const [width, height] = [box.width - around("left", "right"), box.height - around("top", "bottom")];
    const name = new URL(picture.currentSrc || picture.src).pathname;
    if (naturalWidth === 0) faults.add(`does not show: ${name}`);
    if (naturalWidth === 0 || width <= 0 || height <= 0 || !picture.checkVisibility()) continue;
    const ratio = width / height / (naturalWidth / naturalHeight);
    const { objectFit } = style;
    if (objectFit === "fill" && Math.abs(Math.log(ratio)) > 0.04)
      faults.add(`is distorted by ${ratio.toFixed(2)}: ${name} in ${picture.className}`);
    if (objectFit === "cover" && Math.min(ratio, 1 / ratio) < 0.5)
      faults.add(
        `shows ${Math.round(100 * Math.min(ratio, 1 / ratio))} %: ${name} in ${picture.parentElement?.className}`,
      );
  }
  return [...faults];
};
