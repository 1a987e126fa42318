import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playerPath } from '../../src/domain/addresses';
import { tourId } from '../../src/domain/ids';
import { store } from '../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { anOwnPlace } from '../support/own-tours';
import { at, signIn } from '../support/people';
import { saved } from '../support/saved';

const { visitor } = withBrowser();
const patient = { timeout: 45_000 };

const folder = (name: string, pois: number) => ({
  id: name.toLowerCase(),
  name,
  children: [],
  pois: Array.from({ length: pois }, (_, at) => ({ identifier: `${name.toLowerCase()}-${at}`, name: `${name} ${at + 1}` })),
});

/** Somebody who arranges a tour of their own, from its list. */
async function arranging(folders: unknown[], visiting: Parameters<typeof visitor>[0] = {}) {
  const place = await anOwnPlace();
  const [{ email }, tour] = await Promise.all([
    place.person('superuser'),
    place.tour({ name: 'The Hall', historyId: 'first', floors: [], folders }),
  ]);
  const { page, context } = await visitor(visiting);
  await context.addInitScript(() => localStorage.setItem('introduction', 'finished'));
  await signIn(page, email);
  await page.goto(at(playerPath(tourId(tour), 'edit')));
  await page.getByRole('toolbar', { name: 'Edit' }).waitFor(patient);
  return { page, tour };
}

const tree = (page: Page) => page.getByRole('tree', { name: 'Points of interest' });
const line = (page: Page, name: string) => tree(page).getByRole('treeitem', { name: new RegExp(`^${name}(,|$)`) });
const stored = async (tour: string) =>
  ((await store().doc(`tours/${tour}`).get()).get('folders') as { name: string; pois: { name: string }[] }[]).map(({ name, pois }) => [
    name,
    ...pois.map((poi) => poi.name),
  ]);
/** By keyboard: for a moment after something was dropped, a click belongs to the drop. */
const save = async (page: Page) => {
  await page.keyboard.press('Control+s');
  await saved(page);
};

/** Takes a line up by the mouse and carries it a little. */
async function carry(page: Page, name: string) {
  const box = await line(page, name).boundingBox();
  await page.mouse.move(box!.x + 90, box!.y + box!.height / 2);
  await page.mouse.down();
  await page.mouse.move(box!.x + 96, box!.y + box!.height / 2 + 8, { steps: 4 });
  await page.getByText(new RegExp(`^${name}(:| picked up)`)).waitFor({ state: 'attached' });
}

/** Carries what is lifted over a line, so far down on it. */
async function over(page: Page, name: string, part: number) {
  const box = await line(page, name).boundingBox();
  await page.mouse.move(box!.x + 96, box!.y + box!.height * part, { steps: 6 });
}

describe('the list of a tour that is edited', () => {
  it('is arranged by dragging PoIs and folders, and saved [EDIT-019 EDIT-098]', async () => {
    const { page, tour } = await arranging([folder('Hall', 3), folder('Attic', 1), folder('Cellar', 0)]);

    await carry(page, 'Hall 1');
    await over(page, 'Attic 1', 0.8);
    await page.getByText('Hall 1: place 2 of 2 in Attic').waitFor({ state: 'attached' });
    await page.mouse.up();
    await carry(page, 'Cellar');
    await over(page, 'Hall', 0.1);
    await page.getByText('Cellar: place 1 of 3 at the top level').waitFor({ state: 'attached' });
    await page.mouse.up();
    await save(page);

    expect(await stored(tour)).toEqual([['Cellar'], ['Hall', 'Hall 2', 'Hall 3'], ['Attic', 'Attic 1', 'Hall 1']]);
  });

  it('scrolls while something is carried to its edge, and leaves it where it was on Escape [EDIT-019]', async () => {
    const { page } = await arranging([folder('Hall', 60), folder('Attic', 2)]);

    await carry(page, 'Hall 1');
    const box = await tree(page).boundingBox();
    await page.mouse.move(box!.x + 96, box!.y + box!.height - 6, { steps: 8 });
    await line(page, 'Attic 2').waitFor();
    await over(page, 'Attic 2', 0.9);
    await page.getByText('Hall 1: place 3 of 3 in Attic').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');

    await page.getByText('Hall 1 stays where it was.').waitFor({ state: 'attached' });
    await page.mouse.up();
    expect(await page.getByRole('button', { name: /^Undo/ }).isEnabled()).toBe(false);
  });

  it('refuses a folder in a subfolder, in these words [EDIT-009]', async () => {
    const { page } = await arranging([{ ...folder('Hall', 0), children: [folder('Nook', 1)] }, folder('Attic', 1)]);

    await carry(page, 'Attic');
    await over(page, 'Nook', 0.5);
    await page.getByText('Attic: Only one level of subcategory allowed.').waitFor({ state: 'attached' });
    await page.mouse.up();

    await page.getByText('Only one level of subcategory allowed.', { exact: true }).waitFor();
    expect(await line(page, 'Attic').getAttribute('aria-level')).toBe('1');
  });

  it('is arranged by keyboard alone [EDIT-008 EDIT-010 EDIT-019 EDIT-020]', async () => {
    const { page, tour } = await arranging([folder('Hall', 2), folder('Attic', 1)]);

    await tree(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Delete');
    await page.getByText('“Attic 1” was deleted.').waitFor();
    await page.keyboard.press('Control+z');
    await line(page, 'Attic 1').waitFor();
    await page.keyboard.press('Control+y');
    await line(page, 'Attic 1').waitFor({ state: 'detached' });
    await page.keyboard.press('Home');
    await page.keyboard.press('F2');
    await page.keyboard.type('Great hall');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.getByText('Hall 1: place 1 of 1 in Attic').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await save(page);

    expect(await stored(tour)).toEqual([
      ['Great hall', 'Hall 2'],
      ['Attic', 'Hall 1'],
    ]);
  });

  it('asks before a folder goes, where a PoI is moved to, and leads on from one that may not be deleted [EDIT-011 EDIT-019 EDIT-022]', async () => {
    const file = {
      type: 'file',
      content: [{ name: 'plan', url: 'https://files.example/plan.pdf', contentType: 'application/pdf', size: 9 }],
    };
    const held = { identifier: 'held', name: 'Held', content: [file] };
    const { page, tour } = await arranging([{ ...folder('Hall', 1), pois: [held] }, folder('Attic', 1), folder('Cellar', 0)]);
    const chosen = async (name: string, item: string) => {
      await line(page, name).click({ button: 'right' });
      await page.getByRole('menuitem', { name: item }).click();
    };

    await chosen('Attic', 'Delete');
    await page.getByRole('dialog', { name: 'Are you sure you want to delete this folder?' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete folder' }).click();
    await line(page, 'Attic').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await chosen('Attic 1', 'Move to folder…');
    await page.getByRole('dialog', { name: 'Move to folder' }).getByRole('button', { name: 'Cellar' }).click();
    await chosen('Held', 'Delete');
    await page.getByRole('button', { name: 'Go to its files' }).click();
    await page.getByRole('tab', { name: 'Files', selected: true }).waitFor();
    await save(page);

    expect(await stored(tour)).toEqual([['Hall', 'Held'], ['Attic'], ['Cellar', 'Attic 1']]);
  });

  it.each([
    [1280, false],
    [390, true],
  ])('is accessible at %i px, with a name being written and a menu open', async (width, hasTouch) => {
    const { page } = await arranging([folder('Hall', 2), folder('Attic', 1)], { viewport: { ...narrow, width }, hasTouch });

    await line(page, 'Hall').getByRole('button', { name: 'Menu of Hall' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name of the folder' }).waitFor();

    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
