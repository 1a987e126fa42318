import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { playerPath } from '../../src/domain/addresses';
import { tourId } from '../../src/domain/ids';
import { store } from '../functions/administrator';
import { expectAccessible, withBrowser } from '../support/browser';
import { anOwnPlace } from '../support/own-tours';
import { at, signIn } from '../support/people';
import { saved } from '../support/saved';

const { visitor } = withBrowser();
// on a busy machine a scan takes minutes to play; what never comes is an error all the same
const patience = 180_000;

const stove = {
  identifier: 'stove',
  name: 'Stove',
  type: 'tag',
  sweep: 'hg-02',
  rotation: { x: 0, y: 0 },
  tag: { label: 'Stove', anchorPosition: { x: 0, y: 1, z: 0 }, stemVector: { x: 0, y: 0.2, z: 0 } },
};

async function aPatientVisitor() {
  const opened = await visitor();
  opened.context.setDefaultTimeout(patience);
  return opened;
}

/** Somebody at work on a public tour of their own, whose scan plays. */
async function atWork() {
  const place = await anOwnPlace();
  const folders = [{ id: 'hall', name: 'Hall', pois: [stove], children: [] }];
  const [{ email }, tour] = await Promise.all([
    place.person('superuser'),
    place.tour({ name: 'House', matterportId: 'HouseGarden', public: true, historyId: 'first', floors: [], folders }),
  ]);
  const { page, context } = await aPatientVisitor();
  await signIn(page, email);
  await page.goto(at(playerPath(tourId(tour), 'edit')));
  await tools(page).waitFor();
  await page.getByRole('toolbar', { name: 'Tour controls' }).waitFor();
  await page.getByRole('progressbar', { name: 'Loading the scan' }).waitFor({ state: 'detached' });
  return { page, context, tour, organization: place.organization };
}

const tools = (page: Page) => page.getByRole('toolbar', { name: 'Edit', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Edit panel' });
const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'You are placing a tag' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' });

const poisOf = async (tour: string) => (await store().doc(`tours/${tour}`).get()).get('folders')[0].pois;

async function save(page: Page): Promise<void> {
  await button(page, 'Save').click();
  await saved(page);
}

/** The next files that are sent are refused by the bucket. */
async function refusesFiles(context: BrowserContext): Promise<() => Promise<void>> {
  const port = String(inject('ports').storage);
  const isUpload = (url: URL) => url.port === port;
  await context.route(isUpload, (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 403 }) : route.continue()));
  return () => context.unroute(isUpload);
}

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

describe('a tour is authored in its scan', { timeout: 600_000 }, () => {
  it('a PoI is seen from where it was added, has its picture, and another view when that is set [EDIT-016 EDIT-034 EDIT-044 EDIT-049 EDIT-056]', async () => {
    const { page, context, tour, organization } = await atWork();
    const allow = await refusesFiles(context);

    await button(page, 'Add PoI').click();
    await panel(page).getByText('Not uploaded yet').waitFor();
    await panel(page).getByText('You are at the saved view.').waitFor();
    await allow();
    await save(page);

    const [, added] = await poisOf(tour);
    expect(added).toMatchObject({ name: 'New PoI', type: 'poi', sweep: expect.stringMatching(/.+/) });
    expect(decodeURIComponent(added.screenshot)).toContain(
      `organizations/${organization}/tour/${tour}/screenshots/${added.identifier}.jpg`,
    );
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return [image.width, image.height];
    }, added.screenshot);
    expect(size).toEqual([640, 360]);

    await button(page, 'Change camera view').click();
    await expectAccessible(page);
    await page.mouse.move(600, 420);
    await page.mouse.down();
    await page.mouse.move(480, 440, { steps: 6 });
    await page.mouse.up();
    await panel(page).getByText('You aren’t at the saved view.').waitFor();
    await button(page, 'Set View').click();
    await toast(page, 'View updated');
    await panel(page).getByText('You are at the saved view.').waitFor();
    await save(page);

    const [, turned] = await poisOf(tour);
    expect(turned).toMatchObject({ sweep: added.sweep, screenshot: added.screenshot });
    expect(Math.abs(turned.rotation.y - added.rotation.y)).toBeGreaterThan(5);
  });

  it('tags are placed, given up and taken over from the model, and stand there for visitors [EDIT-025 EDIT-027 EDIT-063 EDIT-105]', async () => {
    const { page, tour } = await atWork();

    await page.frameLocator('iframe').locator('canvas').first().focus();
    await page.keyboard.press('t');
    await banner(page).waitFor();
    await page.keyboard.press('Escape');
    await banner(page).waitFor({ state: 'detached' });
    await page.getByText('1 folder, 1 point of interest').waitFor();

    await button(page, 'Add Tag').click();
    await banner(page).waitFor();
    await page.mouse.move(590, 420);
    await page.mouse.move(600, 430, { steps: 5 });
    await page.mouse.click(600, 430);
    await banner(page).waitFor({ state: 'detached' });
    await panel(page).getByText('You are at the saved view.').waitFor();

    await button(page, 'Import tags').click();
    await page.getByRole('list', { name: 'Tags of the model' }).waitFor();
    await expectAccessible(page);
    await button(page, 'Create Kitchen island').click();
    await button(page, 'Create Kitchen island').waitFor({ state: 'detached' });
    await save(page);

    const [, placed, taken] = await poisOf(tour);
    expect(placed).toMatchObject({ type: 'tag', position: placed.tag.anchorPosition });
    expect(Math.hypot(placed.tag.stemVector.x, placed.tag.stemVector.y, placed.tag.stemVector.z)).toBeCloseTo(0.2, 2);
    expect(taken).toMatchObject({ name: 'Kitchen island', type: 'tag', tag: { sid: expect.stringMatching(/.+/) } });
    const { page: visit } = await aPatientVisitor();
    await visit.goto(at(playerPath(tourId(tour))));
    await visit.getByRole('treeitem', { name: /^Kitchen island/ }).click();
    await visit.getByRole('status').filter({ hasText: 'at Kitchen island' }).waitFor({ state: 'attached' });
    await visit.evaluate(standAlone, { label: 'Kitchen island', id: taken.identifier });
  });
});
