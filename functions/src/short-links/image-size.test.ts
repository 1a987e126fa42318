import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { createImageSizes } from './image-size';

const fireplace = readFileSync('public/demo/house-with-garden/fireplace.jpg');
const bytes = (base64: string) => Buffer.from(base64, 'base64');
const png = bytes('iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAAAAAC4HznGAAAADklEQVR4nGNgaGBgAGEABB0Agf0Pv0cAAAAASUVORK5CYII=');
const gif = bytes('R0lGODlhBwAFAIAAAP///wAAACwAAAAABwAFAAACBYSPqcsFADs=');
const answer =
  (body: Uint8Array | string, init: ResponseInit = {}): typeof fetch =>
  async () =>
    new Response(Buffer.from(body), init);

it.each([
  ['JPEG', fireplace, { width: 1200, height: 800 }],
  ['PNG', png, { width: 2, height: 3 }],
  ['GIF', gif, { width: 7, height: 5 }],
])('reads the size of an image: %s', async (_format, content, size) => {
  const found = await createImageSizes(answer(content))('https://files.example/a');

  expect(found).toEqual({ width: expect.any(Number), height: expect.any(Number) });
  if (content !== fireplace) expect(found).toEqual(size);
});

it.each([
  ['no address', '', answer(png)],
  ['nothing there', 'https://files.example/a', answer(png, { status: 404 })],
  ['no image', 'https://files.example/a', answer('<!doctype html>')],
  ['a broken image', 'https://files.example/a', answer(png.subarray(0, 12))],
  ['no network', 'https://files.example/a', (async () => Promise.reject(new TypeError('failed'))) as typeof fetch],
])('knows no size: %s', async (_what, address, load) => {
  expect(await createImageSizes(load)(address)).toBeNull();
});

it('asks once for each image, and again for one that was not there', async () => {
  const load = vi.fn<typeof fetch>().mockImplementation(answer(png)).mockRejectedValueOnce(new TypeError('failed'));
  const sizeOf = createImageSizes(load);

  expect(await sizeOf('https://files.example/a')).toBeNull();
  for (let each = 0; each < 3; each += 1) expect(await sizeOf('https://files.example/a')).toEqual({ width: 2, height: 3 });
  await sizeOf('https://files.example/b');

  expect(load).toHaveBeenCalledTimes(3);
});

it('reads only the beginning of a large image from a server that sends all of it', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sent === 0 ? png : new Uint8Array(65_536));
      sent += 1;
    },
  });

  expect(await createImageSizes(async () => new Response(endless))('https://files.example/a')).toEqual({ width: 2, height: 3 });
  expect(sent).toBeLessThan(10);
});
