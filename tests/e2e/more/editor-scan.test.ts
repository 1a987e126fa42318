import type { BrowserContext } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { store } from '../../functions/administrator';
import { withBrowser } from '../../support/browser';
import { save } from '../../support/editing';
import { at } from '../../support/people';
import { anEditorInTheScan, aPatientVisitor, button, editPanel } from '../../support/scan-authoring';

const { visitor } = withBrowser();

const poisOf = async (tour: string) => (await store().doc(`tours/${tour}`).get()).get('folders')[0].pois;

type Tags = Iterable<[string, { label: string }]>;
type Inside = {
  MP_SDK: { connect: (target: unknown) => Promise<{ Tag: { data: { waitUntil: (is: (tags: Tags) => boolean) => Promise<unknown> } } }> };
};

/** In the scan stands one tag of this label, which is this one: that of the model made room for it. */
async function standAlone({ label, id }: { label: string; id: string }): Promise<void> {
  const inside = document.querySelector('iframe')?.contentWindow as unknown as Inside;
  const { Tag } = await inside.MP_SDK.connect(inside);
  await Tag.data.waitUntil((tags) => {
    const named = [...tags].filter(([, tag]) => tag.label === label);
    return named.length === 1 && named[0]?.[0] === id;
  });
}

/** The bucket is out of order until it is mended: what it refuses is not tried again, and this is. */
async function breaksFiles(context: BrowserContext): Promise<() => Promise<void>> {
  const port = String(inject('ports').storage);
  const isUpload = (url: URL) => url.port === port;
  await context.route(isUpload, (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue()));
  return () => context.unroute(isUpload);
}

describe('a tour is authored in its scan', { timeout: 600_000 }, () => {
  it('a PoI is seen from where it was added, has its picture, and another view when that is set [EDIT-016 EDIT-034 EDIT-044 EDIT-049 EDIT-056]', async () => {
    const { page, context, tour, place } = await anEditorInTheScan(visitor);
    const mend = await breaksFiles(context);

    await button(page, 'Add PoI').click();
    await editPanel(page).getByText('Not uploaded yet').waitFor();
    await editPanel(page).getByText('You are at the saved view.').waitFor();
    await mend();
    await save(page);

    const [, added] = await poisOf(tour);
    expect(added).toMatchObject({ name: 'New PoI', type: 'poi', sweep: expect.stringMatching(/.+/) });
    expect(decodeURIComponent(added.screenshot)).toContain(
      `organizations/${place.organization}/tour/${tour}/screenshots/${added.identifier}.jpg`,
    );
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return [image.width, image.height];
    }, added.screenshot);
    expect(size).toEqual([640, 360]);

    await button(page, 'Change camera view').click();
    await page.mouse.move(600, 420);
    await page.mouse.down();
    await page.mouse.move(480, 440, { steps: 6 });
    await page.mouse.up();
    await editPanel(page).getByText('You aren’t at the saved view.').waitFor();
    await button(page, 'Set View').click();
    await page.getByRole('status').filter({ hasText: 'View updated' }).first().waitFor({ state: 'attached' });
    await editPanel(page).getByText('You are at the saved view.').waitFor();
    await save(page);

    const [, turned] = await poisOf(tour);
    expect(turned).toMatchObject({ sweep: added.sweep, screenshot: added.screenshot });
    expect(Math.abs(turned.rotation.y - added.rotation.y)).toBeGreaterThan(5);
  });

  it('tags are placed, given up and taken over from the model, and stand there for visitors [EDIT-025 EDIT-027 EDIT-063 EDIT-105]', async () => {
    const { page, tour, publicPath } = await anEditorInTheScan(visitor);
    const banner = page.getByRole('status').filter({ hasText: 'You are placing a tag' });

    await page.frameLocator('iframe').locator('canvas').first().focus();
    await page.keyboard.press('t');
    await banner.waitFor();
    await page.keyboard.press('Escape');
    await banner.waitFor({ state: 'detached' });
    await page.getByText('1 folder, 1 point of interest').waitFor();

    await button(page, 'Add Tag').click();
    await banner.waitFor();
    await page.mouse.move(590, 420);
    await page.mouse.move(600, 430, { steps: 5 });
    await page.mouse.click(600, 430);
    await banner.waitFor({ state: 'detached' });
    await editPanel(page).getByText('You are at the saved view.').waitFor();

    await button(page, 'Import tags').click();
    await page.getByRole('list', { name: 'Tags of the model' }).waitFor();
    await button(page, 'Create Kitchen island').click();
    await button(page, 'Create Kitchen island').waitFor({ state: 'detached' });
    await save(page);

    const [, placed, taken] = (await store().doc(`tours/${tour}`).get()).get('folders')[0].pois;
    expect(placed).toMatchObject({ type: 'tag', position: placed.tag.anchorPosition });
    expect(Math.hypot(placed.tag.stemVector.x, placed.tag.stemVector.y, placed.tag.stemVector.z)).toBeCloseTo(0.2, 2);
    expect(taken).toMatchObject({ name: 'Kitchen island', type: 'tag', tag: { sid: expect.stringMatching(/.+/) } });
    await page.close();
    const { page: visit } = await aPatientVisitor(visitor);
    await visit.goto(at(publicPath));
    await visit.getByRole('treeitem', { name: /^Kitchen island/ }).click();
    await visit.getByRole('status').filter({ hasText: 'at Kitchen island' }).waitFor({ state: 'attached' });
    await visit.evaluate(standAlone, { label: 'Kitchen island', id: taken.identifier });
  });

  it('a placed tag is dragged along the surfaces by its handle, where the camera shows it, and moved by keys', async () => {
    const { page, tour } = await anEditorInTheScan(visitor);
    await button(page, 'Add Tag').click();
    const banner = page.getByRole('status').filter({ hasText: 'You are placing a tag' });
    await banner.waitFor();
    await page.mouse.move(590, 420);
    await page.mouse.move(600, 430, { steps: 5 });
    await page.mouse.click(600, 430);
    await banner.waitFor({ state: 'detached' });
    await editPanel(page).getByText('You are at the saved view.').waitFor();
    const handle = page.getByRole('button', { name: 'Move “New tag” in the scan' });
    const middle = async () => {
      const { x, y, width, height } = (await handle.boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const placed = await middle();
    // the icon is as far from the press as its stem is long
    expect(Math.hypot(placed.x - 600, placed.y - 430)).toBeLessThan(120);

    await page.mouse.move(placed.x, placed.y);
    await page.mouse.down();
    await page.mouse.move(placed.x - 60, placed.y, { steps: 6 });
    await page.mouse.up();
    await page.getByRole('log').filter({ hasText: 'Tag moved: x' }).waitFor({ state: 'attached' });
    expect((await middle()).x).toBeLessThan(placed.x - 20);
    const height = editPanel(page).getByLabel('y, height');
    const before = Number(await height.inputValue());
    await handle.press('Shift+ArrowUp');
    await save(page);

    const [, { position, tag }] = await poisOf(tour);
    expect(tag.anchorPosition.y).toBeCloseTo(before + 0.1, 3);
    expect([position, Math.hypot(tag.stemVector.x, tag.stemVector.y, tag.stemVector.z)]).toEqual([
      tag.anchorPosition,
      expect.closeTo(0.2, 3),
    ]);
  });
});
