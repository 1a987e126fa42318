/** How many bytes at the start of a file tell whether it is an image. */
export const imageHeadLength = 1024;

/**
 * Whether a file that begins with these bytes is an image of one of the types that can be uploaded, whatever its name and its content type are.
 * @see https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern
 */
export const isImageHead = (head: Uint8Array): boolean => {
  const text = String.fromCharCode(...head);
  return signatures.some(([position, bytes]) => text.startsWith(bytes, position)) || /<svg[\s>]/i.test(text);
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
  [4, 'ftypavi'],
];
