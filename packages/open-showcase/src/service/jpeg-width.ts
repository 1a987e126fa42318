/** Markers that start a frame header: every SOF except those of tables (C4, CC) and of an extension (C8). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * The width of a JPEG in pixels, read from its frame header, or null if it is not a JPEG.
 * @see https://www.w3.org/Graphics/JPEG/itu-t81.pdf B.2.2
 */
export function jpegWidth(picture: Buffer): number | null {
  if (picture.length < 4 || picture.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= picture.length && picture[at] === 0xff) {
    const marker = picture[at + 1] ?? 0;
    if (isFrame(marker)) return picture.readUInt16BE(at + 7);
    at += 2 + picture.readUInt16BE(at + 2);
  }
  return null;
}
