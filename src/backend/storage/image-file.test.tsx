import { afterEach, expect, it, vi } from 'vitest';
import { imageFileProblem } from './image-file';

const jpeg = Uint8Array.from(`\xff\xd8\xff\xda\0\x02${'pixels'.repeat(200)}\xff\xd9`, (letter) => letter.charCodeAt(0));
const decode = vi.fn(async (_: Blob) => ({ close: vi.fn() }));
const shown = { pixels: 0 };

const problemOf = async (name: string, type: string, ...content: BlobPart[]) => {
  vi.stubGlobal('createImageBitmap', decode);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:image');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockImplementation(() => shown.pixels);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(1);
  HTMLImageElement.prototype.decode = async () => {
    if (shown.pixels === 0) throw new DOMException('broken', 'EncodingError');
  };
  return imageFileProblem(new File(content, name, { type }));
};

// jsdom has neither
URL.createObjectURL ??= () => '';
URL.revokeObjectURL ??= () => undefined;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  decode.mockReset().mockResolvedValue({ close: vi.fn() });
  shown.pixels = 0;
});

const damaged = /^This image is damaged or incomplete\./;

it('takes an image that the browser decodes, and what is no image [TOUR-072 EDIT-082]', async () => {
  expect(await problemOf('wall.jpg', 'image/jpeg', jpeg)).toBeNull();
  expect(decode).toHaveBeenCalledOnce();
  expect(await problemOf('plan.pdf', 'application/pdf', '%PDF')).toBeNull();
  expect(await problemOf('plan.tif', '', 'II*\0')).toBeNull();
  expect(decode).toHaveBeenCalledOnce();
});

it.each([
  ['the first half', 'wall.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2)],
  ['its head alone', 'wall.jpg', '', jpeg.subarray(0, 1024)],
])('rejects %s of a photo, which browsers draw without a word [TOUR-072 EDIT-082]', async (_, name, type, content) => {
  expect(await problemOf(name, type, content)).toMatch(damaged);
});

it('rejects what begins like an image and does not decode [TOUR-072 EDIT-082]', async () => {
  decode.mockRejectedValue(new DOMException('broken', 'InvalidStateError'));

  expect(await problemOf('wall.gif', 'image/gif', 'GIF89a')).toMatch(damaged);
  expect(await problemOf('wall.avif', 'image/avif', '\0\0\0\x20ftypavif')).toMatch(damaged);
  expect(await problemOf('plan.svg', 'image/svg+xml', '<svg')).toBe('This file is not an image. Choose another one.');
  expect(await problemOf('plan.svg', 'image/svg+xml', '<svg >')).toMatch(damaged);
});

it('takes an image that is too large to be decoded for a check, but is shown', async () => {
  decode.mockRejectedValue(new DOMException('too large', 'InvalidStateError'));
  shown.pixels = 280_000_000;

  expect(await problemOf('panorama.jpg', 'image/jpeg', jpeg)).toBeNull();
});

it('says what to do with HEIC under the name of another image', async () => {
  expect(await problemOf('IMG_1.jpg', 'image/jpeg', '\0\0\0\x18ftypheic')).toMatch(/HEIC images: export it as JPEG/);
  expect(await problemOf('IMG_1.png', 'image/png', 'contents')).toBe('This file is not an image. Choose another one.');
});
