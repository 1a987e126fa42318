import { describe, expect, it } from 'vitest';
import { imageHeadLength, isCutShort, isHeicHead, isImageHead } from './image-bytes';

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
    ['AVIF under the brand of all such images', '\0\0\0\x20ftypmif1\0\0\0\0mif1avifmiaf'],
    ['SVG', '<?xml version="1.0"?>\n<!-- made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg">'],
    ['SVG with a prefix', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg">'],
    [
      'SVG behind a licence',
      `<?xml version="1.0"?><!--${'licence '.repeat(500)}--><!DOCTYPE svg [<!ENTITY a "b">]>\n<svg>`.slice(0, imageHeadLength),
    ],
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

it.each([
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', true],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', true],
  ['\0\0\0\x18ftyphevc', true],
  ['\0\0\0\x18ftyphevs', true],
  ['\0\0\0\x1cftypmiaf\0\0\0\0miafheic', true],
  ['\0\0\0\x20ftypavif\0\0\0\0avifmif1', false],
  ['\0\0\0\x20ftypmif1\0\0\0\0mif1avifmiaf', false],
  ['\0\0\0\x18ftypisom', false],
  ['\xff\xd8\xff\xe1', false],
])('knows HEIC by its first bytes, whatever its name: %j', (head, isHeic) => {
  expect(isHeicHead(bytes(head))).toBe(isHeic);
});

describe('an image that is cut short', () => {
  const segment = (marker: number, content: string) => `\xff${String.fromCharCode(marker, 0, content.length + 2)}${content}`;
  const pixels = 'some pixels \xff\x00 and more '.repeat(80);
  const jpeg = bytes(`\xff\xd8${segment(0xe0, 'JFIF')}${segment(0xdb, 'tables')}${segment(0xda, 'scan')}${pixels}\xff\xd9`);
  const chunk = (name: string, content = '') => `${String.fromCharCode(0, 0, 0, content.length)}${name}${content}crc.`;
  const png = `\x89PNG\r\n\x1a\n${chunk('IHDR', 'IEND'.repeat(3))}${chunk('IDAT', 'pixels')}${chunk('IEND')}`;
  const webp = 'RIFF\x10\0\0\0WEBPVP8 \x04\0\0\0data';
  const bmp = 'BM\x0a\0\0\0data';
  // a preview inside of the first segment has an end of its own
  const preview = `\xff\xd8\xff\xe1\x00\x08\xff\xd8\xff\xd9..\xff\xda\x00\x02`;

  it.each([
    ['a photo', jpeg],
    ['a photo with a film behind it', Uint8Array.of(...jpeg, ...bytes('ftypmp42'))],
    ['a photo with a preview', bytes(`${preview}pixels\xff\x00\xff\xd9`)],
    ['a photo with filled gaps', bytes('\xff\xd8\xff\xff\xff\xe0\x00\x04ab\xff\xda\x00\x02p\xff\xd9')],
    ['PNG', bytes(png)],
    ['PNG with something behind it', bytes(`${png}more`)],
    ['WebP', bytes(webp)],
    ['BMP', bytes(bmp)],
    ['GIF, which browsers check', bytes('GIF89a')],
  ])('is not %s', (_, image) => {
    expect(isCutShort(image)).toBe(false);
  });

  it.each([
    ['half a photo', jpeg.subarray(0, jpeg.length / 2)],
    ['a photo without its last bytes', jpeg.subarray(0, -2)],
    ['the first 1024 bytes of a photo', jpeg.subarray(0, 1024)],
    ['a photo that ends within its preview', bytes(preview.slice(0, 9))],
    ['a photo with a whole preview, but without pixels', bytes(`${preview}pixels\xff\x00`)],
    ['PNG without its last chunk', bytes(png.slice(0, -12))],
    ['PNG without its last byte', bytes(png.slice(0, -1))],
    ['WebP', bytes(webp.slice(0, -1))],
    ['BMP', bytes(bmp.slice(0, -1))],
  ])('is %s [TOUR-072 EDIT-082]', (_, image) => {
    expect(isCutShort(image)).toBe(true);
  });
});
