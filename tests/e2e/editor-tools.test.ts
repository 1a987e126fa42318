import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { store } from '../functions/administrator';
import { expectAccessible, withBrowser } from '../support/browser';
import { anEditorAtWork, editTools, patient } from '../support/editing';

const { visitor } = withBrowser();

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

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const batch = (page: Page) => page.getByRole('dialog', { name: 'Advanced' });
const line = (page: Page, name: string) => batch(page).getByRole('treeitem', { name: new RegExp(`^${name}(,|$)`) });

describe('many points of interest at once', () => {
  it('are chosen as a range, moved and deleted; floors are named; all of it is saved [EDIT-066 EDIT-070 EDIT-077 EDIT-094 EDIT-097]', async () => {
    const { page, tour } = await anEditorAtWork(visitor, { fields: { numberOfFloors: 2, folders } });

    await button(editTools(page), 'Advanced').click();
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
        const now = (await store().doc(`tours/${tour}`).get()).data();
        return [now?.floors, now?.folders.map((folder: { pois: object[] }) => folder.pois.length), now?.folders[1].pois[0]?.name];
      }, patient)
      .toEqual([['Floor 1', 'Gallery'], [56, 1], 'Valve 4']);
  });
});
