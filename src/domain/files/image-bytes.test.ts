import { describe, expect, it } from 'vitest';
import { isImageHead } from './image-bytes';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the first bytes of a file', () => {
  it.each([
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['JPEG', '\xff\xd8\xff\xe0'],
    ['GIF', 'GIF89a'],
    ['WebP', 'RIFF\n\r\0\xffWEBPVP8 '],
    ['BMP', 'BM\x36\x84'],
    ['TIFF', 'II*\0'],
    ['big-endian TIFF', 'MM\0*'],
    ['an icon', '\0\0\x01\0\x01'],
    ['AVIF', '\0\0\0\x20ftypavif'],
    ['SVG', '<?xml version="1.0"?>\n<!-- made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg">'],
  ])('are those of an image: %s', (_, head) => {
    expect(isImageHead(bytes(head))).toBe(true);
  });

  it.each(['', 'contents', '%PDF-1.7', 'MZ\x90\0', '<html><body>not found</body></html>', 'PK\x03\x04', '\0\0\0\x20ftypisom'])(
    'are not those of an image: %j',
    (head) => {
      expect(isImageHead(bytes(head))).toBe(false);
    },
  );
});
