import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { connected, type OpenPage, type PageOptions, type PoseNow, poseOf, poseWhere, withShowcase } from '../../page/open-page';

const open = withShowcase();

/** The fixture, playing, with the SDK to read from; at s001, looking at s002. */
async function visit({ context, ...options }: PageOptions = {}): Promise<OpenPage> {
  // Walks take no time, unless a test is about the way.
  const opened = await open({ ...options, context: { reducedMotion: 'reduce', ...context } });
  await connected(opened.page);
  return opened;
}

const middle = { x: 320, y: 200 };

/** Holds a key for as long as it takes; a busy machine draws few frames in a given time. Answers where the camera came to rest. */
async function heldUntil(page: Page, key: string, holds: Parameters<typeof poseWhere>[1]): Promise<PoseNow> {
  await page.keyboard.down(key);
  await poseWhere(page, holds);
  await page.keyboard.up(key);
  let before = await poseOf(page);
  await expect
    .poll(async () => {
      const [last, now] = [before, await poseOf(page)];
      before = now;
      return last.yaw === now.yaw && last.pitch === now.pitch;
    })
    .toBe(true);
  return before;
}

async function drag(page: Page, by: { x: number; y: number }, button: 'left' | 'right' = 'left'): Promise<void> {
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down({ button });
  await page.mouse.move(middle.x + by.x, middle.y + by.y, { steps: 8 });
  await page.mouse.up({ button });
}

/** Where a sweep's ring is on the screen. */
const ringOf = (page: Page, id: string) =>
  page.evaluate(async (sweep) => {
    // biome-ignore lint/suspicious/noExplicitAny: what `connected` put on the window
    const { sdk } = window as any;
    const all: Iterable<[string, { position: { x: number; y: number; z: number } }]> = await new Promise((known) => {
      sdk.Sweep.data.subscribe({ onCollectionUpdated: known });
    });
    const { x, y, z } = Object.fromEntries(all)[sweep]!.position;
    // The fixture's lenses are 1.5 m over the floor.
    return sdk.Conversion.worldToScreen({ x, y: y - 1.5, z }, await sdk.Camera.getPose(), { w: innerWidth, h: innerHeight });
  }, id);

describe('a visitor with a mouse', () => {
  it('looks around by dragging: what was taken hold of follows the pointer', async () => {
    const { page } = await visit();

    await drag(page, { x: 160, y: 40 });

    const pose = await poseWhere(page, ({ yaw }) => yaw > 20);
    expect(pose.pitch).toBeGreaterThan(3);
    expect(pose.sweep).toBe('s001');
  });

  it('cannot look further up or down than 70 degrees', async () => {
    const { page } = await visit({ query: '&sr=1.1' });

    for (let pull = 0; pull < 4; pull++) await drag(page, { x: 0, y: 190 });

    expect((await poseOf(page)).pitch).toBeCloseTo(70, 4);
  });

  it('walks to a ring that is clicked', async () => {
    const { page } = await visit();
    const ring = await ringOf(page, 's002');

    await page.mouse.click(ring.x, ring.y);

    await poseWhere(page, ({ sweep }) => sweep === 's002');
  });

  it('walks towards a place of the floor that is clicked, to the sweep nearest to it', async () => {
    const { page } = await visit();
    const ring = await ringOf(page, 's002');

    await page.mouse.click(ring.x + 60, ring.y - 15);

    await poseWhere(page, ({ sweep }) => sweep === 's002');
  });

  it('is taken on by the second move while the first walk goes on', async () => {
    const { page } = await visit({ context: { reducedMotion: 'no-preference' } });
    const ring = await ringOf(page, 's002');

    await page.mouse.click(ring.x, ring.y);
    await page.keyboard.press('d');

    await poseWhere(page, ({ sweep }) => sweep === 's003');
  });

  it('zooms with the wheel, unless the address says no', async () => {
    const { page } = await visit();
    const fixed = await visit({ query: '&wh=0' });

    for (const each of [page, fixed.page]) {
      await each.mouse.move(middle.x, middle.y);
      await each.mouse.wheel(0, -400);
    }

    const zoomOf = (each: Page) =>
      each.evaluate(
        () =>
          new Promise<number>((known) => {
            // biome-ignore lint/suspicious/noExplicitAny: what `connected` put on the window
            (window as any).sdk.Camera.zoom.subscribe(({ level }: { level: number }) => known(level));
          }),
      );
    expect(await zoomOf(page)).toBeGreaterThan(1.2);
    expect(await zoomOf(fixed.page)).toBe(1);
  });

  it('orbits the dollhouse by dragging, moves it with the right button, and comes closer with the wheel', async () => {
    const { page } = await visit();
    await page.getByRole('button', { name: 'Dollhouse' }).click();
    const start = await poseWhere(page, ({ mode }) => mode === 'mode.dollhouse');

    await drag(page, { x: 100, y: 0 });
    const turned = await poseOf(page);
    await drag(page, { x: 60, y: 0 }, 'right');
    const moved = await poseOf(page);
    await page.mouse.wheel(0, -500);
    const closer = await poseOf(page);

    expect(Math.abs(turned.yaw - start.yaw)).toBeGreaterThan(20);
    expect(turned.y).toBeCloseTo(start.y, 3);
    expect(moved.yaw).toBeCloseTo(turned.yaw, 3);
    expect(Math.hypot(moved.x - turned.x, moved.z - turned.z)).toBeGreaterThan(0.5);
    expect(closer.y).toBeLessThan(moved.y);
  });

  it('goes inside at the sweep nearest to where the dollhouse is clicked', async () => {
    const { page } = await visit();
    await page.getByRole('button', { name: 'Dollhouse' }).click();
    await poseWhere(page, ({ mode }) => mode === 'mode.dollhouse');
    const ring = await ringOf(page, 's004');

    await page.mouse.click(ring.x, ring.y);

    const pose = await poseWhere(page, ({ mode }) => mode === 'mode.inside');
    expect(pose.sweep).toBe('s004');
  });

  it('moves the plan by dragging: what was taken hold of stays under the pointer', async () => {
    const { page } = await visit();
    await page.getByRole('button', { name: 'Floor plan' }).click();
    const start = await poseWhere(page, ({ mode }) => mode === 'mode.floorplan');
    const worldAt = (x: number, y: number) =>
      page.evaluate(
        // biome-ignore lint/suspicious/noExplicitAny: what `connected` put on the window
        async (pixel) => (await (window as any).sdk.Renderer.getWorldPositionData(pixel, 0)).position,
        { x, y },
      );
    const held = await worldAt(middle.x, middle.y);

    await drag(page, { x: 40, y: 20 });

    const there = await worldAt(middle.x + 40, middle.y + 20);
    expect([there.x, there.z]).toEqual([expect.closeTo(held.x, 2), expect.closeTo(held.z, 2)]);
    expect((await poseOf(page)).y).toBe(start.y);
  });
});

describe('a visitor with a keyboard', () => {
  it.each([
    ['w', 's002'],
    ['ArrowUp', 's002'],
  ])('walks forward with %s', async (key, sweep) => {
    const { page } = await visit();

    await page.keyboard.press(key);

    await poseWhere(page, (pose) => pose.sweep === sweep);
  });

  it('turns left and right with the arrows, up and down with I and K', async () => {
    const { page } = await visit();

    const left = await heldUntil(page, 'ArrowLeft', ({ yaw }) => yaw > 5);
    const up = await heldUntil(page, 'i', ({ pitch }) => pitch > 5);

    expect(left.pitch).toBe(0);
    expect(up.yaw).toBeCloseTo(left.yaw, 0);
  });

  it('changes the view with 1 2 3 and the floor with R and F', async () => {
    const { page } = await visit();

    await page.keyboard.press('r');
    const upstairs = await poseWhere(page, ({ sweep, y }) => sweep !== '' && y > 3);
    await page.keyboard.press('2');
    await poseWhere(page, ({ mode }) => mode === 'mode.dollhouse');
    await page.keyboard.press('3');
    await poseWhere(page, ({ mode }) => mode === 'mode.floorplan');
    await page.keyboard.press('1');
    const back = await poseWhere(page, ({ mode }) => mode === 'mode.inside');
    await page.keyboard.press('f');
    await poseWhere(page, ({ sweep, y }) => sweep !== '' && y < 3);

    expect(back.sweep).toBe(upstairs.sweep);
  });

  it('moves nothing while a text field has the focus, or with a modifier', async () => {
    const { page } = await visit();
    await page.evaluate(() => document.body.append(document.createElement('textarea')));

    await page.locator('textarea').focus();
    await page.keyboard.press('w');
    await page.locator('textarea').blur();
    await page.keyboard.press('Control+KeyW');
    await page.keyboard.press('ArrowLeft');

    const pose = await poseWhere(page, ({ yaw }) => yaw > 0);
    expect(pose.sweep).toBe('s001');
  });
});

describe('a visitor with fingers', () => {
  const touch = { context: { hasTouch: true } };

  it('walks to where the floor is tapped', async () => {
    const { page } = await visit(touch);
    const ring = await ringOf(page, 's002');

    await page.touchscreen.tap(ring.x, ring.y);

    await poseWhere(page, ({ sweep }) => sweep === 's002');
  });

  it('zooms by spreading two fingers, and does not walk', async () => {
    const { page } = await visit(touch);
    const hand = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [
      { x: middle.x - apart, y: middle.y, id: 1 },
      { x: middle.x + apart, y: middle.y, id: 2 },
    ];

    await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
    for (const apart of [60, 80, 100]) await hand.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

    await page.getByRole('button', { name: 'Zoom out' }).waitFor();
    const level = await page.evaluate(
      () =>
        new Promise<number>((known) => {
          // biome-ignore lint/suspicious/noExplicitAny: what `connected` put on the window
          (window as any).sdk.Camera.zoom.subscribe((zoom: { level: number }) => known(zoom.level));
        }),
    );
    expect(level).toBeCloseTo(2.5, 1);
    expect((await poseOf(page)).sweep).toBe('s001');
  });
});
