import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ShowcaseDelivery } from '@/showcase/showcase-delivery';
import type { App } from './page';

export type Tab = { page: Page; delivery: ShowcaseDelivery };

const model = 'AbCdEfGh123';
const ahead = { x: 0, y: 0 };
/** Software draws small pictures faster. */
export const viewport = { width: 480, height: 360 };
const middle = { x: viewport.width / 2, y: viewport.height / 2 };

const aTag = (id: string, more = {}) => ({
  id,
  label: `Tag ${id}`,
  description: 'What it is',
  anchorPosition: { x: 2, y: 0, z: -3 },
  stemVector: { x: 0, y: 0.5, z: 0 },
  color: { r: 1, g: 0, b: 0 },
  icon: { image: '/bundle/icons/default/green.png', hover: '/bundle/icons/default/green-hover.png' },
  ...more,
});

/** What the app relies on, whichever way the viewer is delivered. */
export function describeShowcase(name: string, open: () => Promise<Tab>): void {
  const ready = async (more: Partial<ShowcaseDelivery> = {}) => {
    const tab = await open();
    await tab.page.evaluate((options) => app.open(options), { delivery: { ...tab.delivery, ...more }, model, service: '' });
    await reach(tab.page, 'ready');
    await tab.page.waitForFunction(() => app.values().sweep === 's001' && app.values().sweeps.length > 0);
    return tab.page;
  };
  const call = (page: Page, operation: Parameters<App['call']>[0], ...args: unknown[]) =>
    page.evaluate(([first, rest]) => app.call(first, ...rest), [operation, args] as const);
  const values = (page: Page) => page.evaluate(() => app.values());

  describe(`the app and the showcase, ${name}`, () => {
    it('is ready with its place, floors and sweeps [PLAYER-030 PLAYER-012]', async () => {
      const page = await ready();

      const { pose, floors, sweeps, mode, floor } = await values(page);
      expect(pose).toMatchObject({ sweep: 's001', mode: 'inside', rotation: ahead });
      expect(floors.map(({ index }) => index)).toEqual([0, 1]);
      expect(sweeps.map(({ id }) => id)).toEqual(['s001', 's002', 's003', 's004', 's005', 's006']);
      expect([mode, floor]).toEqual(['inside', 0]);
    });

    it('tells the rooms of the scan and which of them hold the camera, if it has rooms', async () => {
      const page = await ready();
      await page.waitForFunction(() => app.values().rooms.length === 0 || app.values().currentRooms.length > 0);

      const { pose, rooms, currentRooms } = await values(page);
      const holding = rooms.filter(({ bounds: { min, max } }) =>
        (['x', 'y', 'z'] as const).every((axis) => min[axis] <= Number(pose?.position[axis]) && Number(pose?.position[axis]) <= max[axis]),
      );
      expect(currentRooms).toEqual(holding.map(({ id }) => id));
      for (const { name, floor } of rooms) expect([typeof name, floor === null || floor >= 0]).toEqual(['string', true]);
    });

    it('goes to a place with its rotation and zoom [PLAYER-036 PLAYER-039 PLAYER-040]', async () => {
      const page = await ready();

      const outcome = await call(page, 'goTo', { sweep: 's002', rotation: { x: 10, y: -45 }, zoom: 1.5 }, { transition: 'instant' });

      expect(outcome).toBe('arrived');
      await page.waitForFunction(() => app.values().sweep === 's002' && app.values().zoom === 1.5);
      const { pose } = await values(page);
      expect(pose?.rotation.x).toBeCloseTo(10, 2);
      expect(pose?.rotation.y).toBeCloseTo(-45, 2);
    });

    it('looks at the target, flies and turns to the final rotation [PLAYER-038]', async () => {
      const page = await ready();

      const outcome = await call(page, 'goTo', { sweep: 's003', rotation: { x: 0, y: 90 } }, { lookAt: { x: 4, y: 1.5, z: -1 } });

      expect(outcome).toBe('arrived');
      const { pose, sweep } = await values(page);
      expect(sweep).toBe('s003');
      expect(pose?.rotation.y).toBeCloseTo(90, 1);
    });

    it('runs moves one after another, and the last one counts', async () => {
      const page = await ready();

      const outcomes = await page.evaluate(async () => {
        const moves = [app.call('goTo', { sweep: 's002', rotation: { x: 0, y: 0 } })];
        await new Promise((resolve) => setTimeout(resolve, 50));
        moves.push(
          app.call('goTo', { sweep: 's003', rotation: { x: 0, y: 0 } }),
          app.call('goTo', { sweep: 's001', rotation: { x: 5, y: 5 } }),
        );
        return Promise.all(moves);
      });

      expect(outcomes).toEqual(['superseded', 'superseded', 'arrived']);
      expect((await values(page)).sweep).toBe('s001');
    });

    it('refuses a place that is not there, and is none the worse', async () => {
      const page = await ready();

      expect(await call(page, 'goTo', { sweep: 'nowhere', rotation: ahead })).toEqual({ refused: 'not-found' });
      expect(await call(page, 'goTo', { sweep: 's002', rotation: ahead }, { transition: 'fade' })).toBe('arrived');
    });

    it('changes modes and floors [PLAYER-013 PLAYER-025]', async () => {
      const page = await ready();

      expect(await call(page, 'goToMode', 'dollhouse')).toBe('arrived');
      await page.waitForFunction(() => app.values().mode === 'dollhouse');
      expect(await call(page, 'goToFloor', 1)).toBe('arrived');
      await page.waitForFunction(() => app.values().floor === 1);
      expect(await call(page, 'showAllFloors')).toBe('arrived');
      await page.waitForFunction(() => app.values().floor === 'all');
      expect(await call(page, 'goToMode', 'inside')).toBe('arrived');

      await page.waitForFunction(() => app.values().mode === 'inside' && app.values().sweep !== '');
    });

    it('places tags, tells clicks on them, and lets them go [PLAYER-032 PLAYER-073]', async () => {
      const page = await ready();
      const { pose } = await values(page);
      const at = pose?.position ?? { x: 0, y: 0, z: 0 };
      const inView = aTag('in-view', { anchorPosition: { x: at.x, y: at.y - 0.5, z: at.z - 2 } });

      await call(page, 'placeTags', [inView, aTag('other')]);
      await page.mouse.move(middle.x, middle.y, { steps: 3 });
      await page.waitForFunction(() => app.events().some((event) => event.type === 'tag-hover' && event.id === 'in-view'));
      await page.mouse.click(middle.x, middle.y);
      await page.waitForFunction(() => app.events().some((event) => event.type === 'tag-click' && event.id === 'in-view'));

      expect(await call(page, 'updateTag', { ...inView, label: 'Renamed' })).toBeUndefined();
      expect(await call(page, 'removeTag', 'other')).toBeUndefined();
      expect((await values(page)).modelTags).toEqual([]);
    });

    it('lets a tag follow the pointer until a click [EDIT-025 EDIT-026 EDIT-030]', async () => {
      const page = await ready();

      await page.evaluate((tag) => app.startPlacing(tag, 0.4), aTag('new'));
      const ground = { x: middle.x, y: middle.y * 1.7 };
      await page.mouse.move(ground.x - 5, ground.y, { steps: 5 });
      // A click before the viewer told where the pointer is does not count, so that one may have to click again.
      await expect
        .poll(async () => {
          await page.mouse.click(ground.x, ground.y);
          return page.evaluate(() => app.placed() !== undefined);
        })
        .toBe(true);

      const place = await page.evaluate(() => app.placed());
      const { x = 0, y = 0, z = 0 } = place?.stemVector ?? {};
      expect(Math.hypot(x, y, z)).toBeCloseTo(0.4, 2);
      expect(place?.anchorPosition.y).toBeLessThan(1.5);
      expect(await call(page, 'goTo', { sweep: 's002', rotation: ahead })).toBe('arrived');
    });

    it('puts a tag onto what is in the middle of the view, its stem towards who looks [EDIT-030]', async () => {
      const page = await ready();
      await page.evaluate((tag) => app.startPlacing(tag, 0.4), aTag('new'));

      await page.evaluate(() => app.putInMiddle());
      await page.waitForFunction(() => app.placed() !== undefined);

      const place = await page.evaluate(() => app.placed());
      const { anchorPosition: anchor, stemVector: stem } = place ?? aTag('new');
      const eye = (await values(page)).pose?.position ?? anchor;
      expect(Math.hypot(stem.x, stem.y, stem.z)).toBeCloseTo(0.4, 2);
      expect(stem.x * (eye.x - anchor.x) + stem.y * (eye.y - anchor.y) + stem.z * (eye.z - anchor.z)).toBeGreaterThan(0);
    });

    it('measures when asked [PLAYER-014]', async () => {
      const page = await ready();

      await call(page, 'measure', true);
      await page.waitForFunction(() => app.values().measuring);
      await call(page, 'measure', false);

      await page.waitForFunction(() => !app.values().measuring);
    });

    it('takes pictures of the size that is asked for [EDIT-044]', async () => {
      const page = await ready();

      const picture = await call(page, 'takeScreenshot', 'poi');

      expect(picture).toEqual(expect.stringMatching(/^data:image\/jpeg;base64,/));
      const size = await page.evaluate(async (src) => {
        const image = Object.assign(new Image(), { src });
        await image.decode();
        return [image.width, image.height];
      }, String(picture));
      expect(size).toEqual([640, 360]);
    });

    it('gives a link to the view [PLAYER-055]', async () => {
      const page = await ready();

      expect(await call(page, 'shareLink')).toMatch(/m=AbCdEfGh123.*ss=1/);
    });

    it('says that the key is wrong', async () => {
      const { page, delivery } = await open();

      await page.evaluate((options) => app.open(options), { delivery: { ...delivery, key: 'deny' }, model, service: '' });

      await reach(page, 'failed');
      expect(await page.evaluate(() => app.state())).toMatchObject({ reason: 'wrong-key', code: 'permission-denied' });
    });

    it('says that there is no such model', async () => {
      const { page, delivery } = await open();

      await page.evaluate((options) => app.open(options), { delivery, model: 'Unknown0000', service: '' });

      await reach(page, 'failed');
      expect(await page.evaluate(() => app.state())).toMatchObject({ reason: 'unknown-model', code: 'not-found' });
    });

    it('finds a page that stayed as it was before, when it is connected again', async () => {
      const page = await ready();
      await call(page, 'placeTags', [aTag('one'), aTag('two')]);
      await page.evaluate((tag) => app.startPlacing(tag, 0.4), aTag('new'));

      await page.evaluate(() => app.again());
      await reach(page, 'ready');
      await page.waitForFunction(() => app.values().sweeps.length > 0);

      expect(await call(page, 'placeTags', [aTag('one'), aTag('two'), aTag('new')])).toBeUndefined();
      expect((await values(page)).modelTags).toEqual([]);
      expect(await call(page, 'goTo', { sweep: 's002', rotation: ahead }, { transition: 'instant' })).toBe('arrived');
    });

    it('is lost when the frame is loaded anew, and retry brings it back', async () => {
      const page = await ready();

      await page.evaluate(() => app.reloadFrame());
      await reach(page, 'lost');
      await page.evaluate(() => app.retry());

      await reach(page, 'ready');
      expect(await call(page, 'goTo', { sweep: 's002', rotation: ahead }, { transition: 'instant' })).toBe('arrived');
    });
  });
}

/** Waits for a state of the connection. */
export const reach = (page: Page, state: string) => page.waitForFunction((name) => app.state().name === name, state);
