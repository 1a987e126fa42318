/** Linear light 0–1 as the sRGB value 0–255 of an image. */
export function toSrgb(linear: number): number {
  const clamped = Math.min(1, Math.max(0, linear));
  return 255 * (clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055);
}

/** The sRGB value 0–255 of an image as linear light. */
export function fromSrgb(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
