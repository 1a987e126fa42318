import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { connected, poseOf, withShowcase } from '../../page/open-page';

const open = withShowcase();

type Colour = [number, number, number];

/** The colours at these places of a JPEG, 0 to 1 from its top left, a little blurred. */
const coloursOf = (page: Page, uri: string, places: { u: number; v: number }[]): Promise<{ size: number[]; colours: Colour[] }> =>
  page.evaluate(
    async ({ uri, places }) => {
      const image = new Image();
      image.src = uri;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const drawn = canvas.getContext('2d') as CanvasRenderingContext2D;
      drawn.drawImage(image, 0, 0);
      const colours = places.map(({ u, v }) => {
        const [x, y] = [Math.min(canvas.width - 4, Math.floor(u * canvas.width)), Math.floor(v * canvas.height)];
        const { data } = drawn.getImageData(x, y, 4, 4);
        return [0, 1, 2].map((part) => {
          let sum = 0;
          for (let at = part; at < data.length; at += 4) sum += data[at] ?? 0;
          return sum / (data.length / 4);
        }) as Colour;
      });
      return { size: [canvas.width, canvas.height], colours };
    },
    { uri, places },
  );

/** Asks the SDK that `connected` put on the window. */
const ask = <T>(page: Page, what: string) => page.evaluate(what) as Promise<T>;

const difference = (a: Colour, b: Colour) => Math.max(...a.map((part, at) => Math.abs(part - (b[at] ?? 0))));

describe('pictures', () => {
  it('a panorama has every direction where it belongs', async () => {
    const { page } = await open({ context: { reducedMotion: 'reduce' } });
    await connected(page);
    const directions = [0, 60, 120, 180, -120, -60].flatMap((yaw) => [-40, 0, 30].map((pitch) => ({ yaw, pitch })));

    const panorama = await ask<string>(page, 'sdk.Renderer.takeEquirectangular()');
    const seen: Colour[] = [];
    for (const { yaw, pitch } of directions) {
      await ask(page, `sdk.Camera.setRotation({ x: ${pitch}, y: ${yaw} })`);
      const picture = await ask<string>(page, 'sdk.Renderer.takeScreenShot({ width: 320, height: 180 })');
      seen.push((await coloursOf(page, picture, [{ u: 0.5, v: 0.5 }])).colours[0] as Colour);
    }

    const places = directions.map(({ yaw, pitch }) => ({ u: (((0.5 - yaw / 360) % 1) + 1) % 1, v: 0.5 - pitch / 180 }));
    const { size, colours } = await coloursOf(page, panorama, places);
    expect(size).toEqual([4096, 2048]);
    const wrong = directions.filter((_, at) => difference(colours[at] as Colour, seen[at] as Colour) > 24);
    // Where two surfaces meet in the middle of a picture, a pixel may be on either side.
    expect(wrong.length).toBeLessThanOrEqual(2);
    // Without this the middle of the room could be one colour all around.
    expect(new Set(seen.map((colour) => colour.map((part) => Math.round(part / 16)).join())).size).toBeGreaterThan(5);
  });

  it('leave the view as it was', async () => {
    const { page } = await open({ query: '&help=0' });
    await connected(page);
    await page.getByRole('group', { name: 'View' }).waitFor();
    await page.locator('.cover').waitFor({ state: 'hidden' });
    const pose = await poseOf(page);
    const before = await page.locator('canvas').screenshot();

    await ask(page, 'sdk.Renderer.takeScreenShot({ width: 1920, height: 1080 })');
    await ask(page, 'sdk.Renderer.takeEquirectangular()');

    expect((await page.locator('canvas').screenshot()).equals(before)).toBe(true);
    expect(await poseOf(page)).toEqual(pose);
  });
});
