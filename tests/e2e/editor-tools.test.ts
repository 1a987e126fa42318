import type { Locator, Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { playerPath, signInPath } from '../../src/domain/addresses';
import { tourId } from '../../src/domain/ids';
import { store } from '../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { anOwnPlace } from '../support/own-tours';
import { signIn } from '../support/people';

const { visitor } = withBrowser();
const patient = { timeout: 45_000 };

// thirteen steps are looked at one by one, and the machine may be busy
vi.setConfig({ testTimeout: 120_000 });

const file = { type: 'file', content: [{ name: 'plan', url: 'https://files.example/plan.pdf', contentType: 'application/pdf', size: 9 }] };
const pois = Array.from({ length: 60 }, (_, number) => ({
  identifier: `poi-${number}`,
  name: `Valve ${number + 1}`,
  ...(number === 3 && { content: [file] }),
}));
const folders = [
  { id: 'hall', name: 'Hall', pois, children: [] },
  { id: 'yard', name: 'Yard', pois: [], children: [] },
];

/** Somebody who turns to edit mode in a tour of their own. */
async function atWork(visiting: Parameters<typeof visitor>[0] = {}) {
  const place = await anOwnPlace();
  const [{ email }, tour] = await Promise.all([
    place.person('superuser'),
    place.tour({ name: 'Plant', historyId: 'first', floors: [], numberOfFloors: 2, folders }),
  ]);
  const { page } = await visitor(visiting);
  await signIn(page, email, signInPath(playerPath(tourId(tour), 'edit')));
  return { page, tour };
}

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Edit', exact: true });
const guide = (page: Page) => page.getByRole('dialog', { name: /^Guide, step/ });
const batch = (page: Page) => page.getByRole('dialog', { name: 'Advanced' });
const line = (page: Page, name: string) => batch(page).getByRole('treeitem', { name: new RegExp(`^${name}(,|$)`) });
const stored = async (tour: string) => (await store().doc(`tours/${tour}`).get()).data();

describe('the introduction', () => {
  it.each([wide, narrow])(
    'leads a newcomer through thirteen steps, each beside its control, and does not come again: $width px [EDIT-103 EDIT-104]',
    async (viewport) => {
      const { page } = await atWork({ viewport, isNew: true });

      await guide(page).waitFor(patient);
      await expectAccessible(page);
      for (let step = 1; step <= 13; step += 1) {
        await page.getByRole('dialog', { name: `Guide, step ${step} of 13` }).waitFor();
        const { card, light } = await places(page);
        expect([step, isInside(card, viewport), isInside(light, viewport), isApart(card, light)]).toEqual([step, true, true, true]);
        await page.keyboard.press(step % 2 === 0 ? 'Enter' : 'ArrowRight');
      }
      await guide(page).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => localStorage.getItem('introduction'))).toBe('finished');
      await page.reload();
      await tools(page).waitFor(patient);

      expect(await guide(page).count()).toBe(0);
    },
  );

  it('is begun again from the tutorial, and left with Escape [EDIT-099 EDIT-101 EDIT-108]', async () => {
    const { page } = await atWork();
    await tools(page).waitFor(patient);

    await page.keyboard.press('?');
    const tutorial = page.getByRole('dialog', { name: 'Tutorial' });
    await button(tutorial, 'Start Guide').waitFor(patient);
    await expectAccessible(page);
    await button(tutorial, 'Show folder button').click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Add Folder');
    await page.keyboard.press('?');
    await button(tutorial, 'Start Guide').click();
    await guide(page).waitFor(patient);
    await page.keyboard.press('Escape');

    await guide(page).waitFor({ state: 'detached' });
  });
});

describe('many at once', () => {
  it('are chosen as a range, moved and deleted; floors are named; all of it is saved [EDIT-066 EDIT-070 EDIT-077 EDIT-094 EDIT-097]', async () => {
    const { page, tour } = await atWork();
    await tools(page).waitFor(patient);

    await button(tools(page), 'Advanced').click();
    await line(page, 'Valve 2').click({ timeout: 45_000 });
    await line(page, 'Valve 5').click({ modifiers: ['Shift'] });
    await batch(page).getByText('4 PoIs selected').waitFor();
    await expectAccessible(page);
    await button(batch(page), 'Move to another folder').click();
    await page.getByLabel('Folder', { exact: true }).selectOption('yard');
    await button(page, 'Move').click();
    await batch(page).getByText('4 PoIs moved to “Yard”.').waitFor();
    await button(batch(page), 'Delete').click();
    await button(page, 'Delete 3 PoIs').click();
    await batch(page).getByText('3 PoIs deleted.').waitFor();
    await page.keyboard.press('Escape');
    await batch(page).waitFor({ state: 'detached' });

    await page.keyboard.press('r');
    await button(page, "Let's Create them").click(patient);
    await page.getByRole('textbox', { name: 'Floor 2' }).fill('Gallery');
    await button(page, 'Done').click();
    await page.keyboard.press('Control+s');

    await expect
      .poll(async () => {
        const now = await stored(tour);
        return [now?.floors, now?.folders.map((folder: { pois: { name: string }[] }) => folder.pois.length), now?.folders[1].pois[0]?.name];
      }, patient)
      .toEqual([['Floor 1', 'Gallery'], [56, 1], 'Valve 4']);
  });

  it('come from another tour, on a small screen, after they were looked at [EDIT-068]', async () => {
    const { page } = await atWork({ viewport: narrow, hasTouch: true });
    await tools(page).waitFor(patient);

    await button(tools(page), 'Advanced').tap();
    await page.getByRole('tab', { name: 'Import' }).tap(patient);
    await page.getByLabel('Tour as JSON').fill(JSON.stringify({ name: 'Annex', folders: [{ name: 'Yard', pois: [{ name: 'Gate' }] }] }));
    await page.getByText('There is one of this name: this one becomes “Yard 2”.').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await button(page, 'Import 1 folder, 1 PoI').tap();
    await page.getByText('1 folder with 1 PoI imported.').waitFor();
    await page.keyboard.press('Escape');

    await page.getByText('3 folders, 61 points of interest').waitFor();
  });
});

type Box = { x: number; y: number; width: number; height: number };

/** Where the card of the guide and what it lights up are. */
async function places(page: Page): Promise<{ card: Box; light: Box }> {
  const boxes = guide(page).locator('> div');
  const [light, card] = await Promise.all([boxes.nth(0).boundingBox(), boxes.nth(1).boundingBox()]);
  if (!light || !card) throw new Error('The guide shows nothing.');
  return { light, card };
}

// the light is a little larger than what it shows
const isInside = ({ x, y, width, height }: Box, viewport: typeof wide) =>
  x >= -8 && y >= -8 && x + width <= viewport.width + 8 && y + height <= viewport.height + 8;

const isApart = (one: Box, other: Box) =>
  one.x >= other.x + other.width || other.x >= one.x + one.width || one.y >= other.y + other.height || other.y >= one.y + one.height;
