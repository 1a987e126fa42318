/** How many bytes at the start of a file tell whether it is an image: drawing programs write licences and declarations before an SVG. */
export const imageHeadLength = 8192;

/**
 * Whether a file that begins with these bytes is an image of one of the types that can be uploaded, whatever its name and its content type are.
 * @see https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern
 */
export const isImageHead = (head: Uint8Array): boolean => {
  const text = String.fromCharCode(...head);
  return signatures.some(([position, bytes]) => text.startsWith(bytes, position)) || isAvif(head) || /<(?:[\w-]+:)?svg[\s>]/i.test(text);
};

/** PNG, JPEG, GIF, WebP, BMP, TIFF, icon and AVIF, by the bytes at a position. An SVG can begin with comments and declarations. */
const signatures: readonly (readonly [position: number, bytes: string])[] = [
  [0, '\x89PNG'],
  [0, '\xff\xd8\xff'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [0, 'BM'],
  [0, 'II*\0'],
  [0, 'MM\0*'],
  [0, '\0\0\x01\0'],
];

/** Whether a file that begins with these bytes is HEIC, which phones also give the names of other images. */
export const isHeicHead = (head: Uint8Array): boolean =>
  /^ftyp(hei[cxms]|hev[cxms]|mif[12]|msf1|miaf)/.test(letters(head, 4, 12)) && !isAvif(head);

// both formats share the brand mif1; AVIF names itself among the compatible ones
const isAvif = (head: Uint8Array): boolean => /^ftyp.*avi[fs]/s.test(letters(head, 4, 64));

/**
 * Whether an image ends before its end, as after a broken download. Browsers draw the upper part of such a JPEG, and call it whole.
 * Knows JPEG, PNG, WebP and BMP.
 */
export function isCutShort(bytes: Uint8Array): boolean {
  if (letters(bytes, 0, 3) === '\xff\xd8\xff') return !hasJpegEnd(bytes);
  if (letters(bytes, 0, 4) === '\x89PNG') return !hasPngEnd(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (letters(bytes, 8, 12) === 'WEBP') return view.getUint32(4, true) + 8 > bytes.length;
  return letters(bytes, 0, 2) === 'BM' && bytes.length >= 6 && view.getUint32(2, true) > bytes.length;
}

const letters = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** Follows the segments to where the pixels begin: a preview inside of the first segments has an end of its own. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const isFill = bytes[at + 1] === 0xff;
    at += isFill ? 1 : 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
  }
  for (let end = bytes.indexOf(0xff, at); end >= 0; end = bytes.indexOf(0xff, end + 1)) if (bytes[end + 1] === 0xd9) return true;
  return false;
}

function hasPngEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) if (letters(bytes, at + 4, at + 8) === 'IEND') return true;
  return false;
}
