import { describe, expect, it } from 'vitest';
import { hourMs } from '../../../src/domain/durations';
import { store } from '../../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { anEditorAtWork, line, patient, save, storedNames } from '../../support/editing';

const { visitor } = withBrowser();

const stoveOf = (age: number) => [
  { id: 'hall', name: 'Hall', children: [], pois: [{ identifier: 'stove', name: age === 24 ? 'Oven' : 'Stove' }] },
];

/** An editor of a tour with 25 saved states, one of each hour, with the history open. The oldest says Oven. */
async function withHistory() {
  const editing = await anEditorAtWork(visitor, { fields: { folders: stoveOf(0) } });
  const history = store().collection(`tours/${editing.tour}/poiHistory`);
  const author = { userUid: 'someone', userEmail: 'someone@acme.example' };
  await Promise.all(
    Array.from({ length: 25 }, (_, age) =>
      history.doc(`state${age}`).set({ ...author, folders: stoveOf(age), timestamp: new Date(Date.now() - age * hourMs) }),
    ),
  );
  const { page } = editing;
  await page.getByRole('button', { name: /^History/ }).click();
  const states = page.getByRole('list', { name: 'Saved versions, newest first' }).locator('> li');
  await expect.poll(() => states.count(), patient).toBe(10);
  return { ...editing, history, states };
}

describe('the history beyond ten', () => {
  it('is read by page, and a state is named, and a point of it restored and saved [EDIT-060]', async () => {
    const { page, tour, history, states } = await withHistory();

    await page.getByRole('button', { name: 'Show older versions' }).click();
    await expect.poll(() => states.count(), patient).toBe(25);
    await states
      .last()
      .getByRole('button', { name: /^Menu of/ })
      .click();
    await page.getByRole('menuitem', { name: 'Name this version…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('As it was built');
    await page.keyboard.press('Enter');
    await states.last().getByText('As it was built').waitFor(patient);
    expect((await history.doc('state24').get()).get('name')).toBe('As it was built');
    await expectAccessible(page);

    await states
      .last()
      .getByRole('button', { name: /^Menu of/ })
      .click();
    await page.getByRole('menuitem', { name: 'Restore a part…' }).click();
    await page.getByRole('dialog', { name: 'Restore a part' }).getByRole('button', { name: 'Restore Oven' }).click();
    await line(page, 'Oven').first().waitFor(patient);
    await save(page);

    expect(await storedNames(tour)).toEqual(['Oven']);
  });

  it('is that of one point, from its menu, on a phone too [EDIT-060]', async () => {
    const { page, states } = await withHistory();
    await page.keyboard.press('Escape');

    await line(page, 'Stove').first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'History' }).click();
    await page.getByText('None of 10 saved versions').waitFor(patient);
    await page.getByRole('button', { name: 'Show older versions' }).click();

    await expect.poll(() => states.count(), patient).toBe(1);
    expect(await states.first().getByTitle('Before').textContent()).toBe('Oven');
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page);
  });
});
