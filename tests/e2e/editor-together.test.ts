import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { aTourToEdit, line, patient, rename, saveButton, storedEntries, storedNames } from '../support/editing';
import { signIn } from '../support/people';

const { visitor } = withBrowser();
const also = (page: Page, email: string) => page.getByRole('button', { name: `Also editing: ${email}` });

/** Two people in edit mode of one tour, each seeing the other. */
async function twoAtWork() {
  const { tour, path, email, other } = await aTourToEdit({}, 2);
  const open = async (person: string) => {
    const { page } = await visitor();
    await signIn(page, person, path);
    return page;
  };
  const [anna, bob] = await Promise.all([open(email), open(other)]);
  await also(anna, other).waitFor(patient);
  await also(bob, email).waitFor(patient);
  return { tour, first: email, second: other, anna, bob };
}

describe('two people at work on one tour', () => {
  it('see each other, and lose nothing when they save within a second', async () => {
    const { tour, anna, bob } = await twoAtWork();
    await rename(anna, 'Stove', 'Oven');
    await rename(bob, 'Sink', 'Basin');

    await Promise.all([saveButton(anna).click(), saveButton(bob).click()]);

    await expect.poll(() => storedNames(tour), patient).toEqual(['Oven', 'Basin']);
    await Promise.all([anna, bob].map((page) => line(page, 'Oven').first().waitFor(patient)));
    await Promise.all([anna, bob].map((page) => line(page, 'Basin').first().waitFor(patient)));
    expect(await storedEntries(tour)).toBe(2);
  });

  it('are asked about what collides before anything is written, and see it in the history, live [EDIT-060 EDIT-061]', async () => {
    const { tour, first, second, anna, bob } = await twoAtWork();
    await rename(anna, 'Stove', 'Her hearth');
    await rename(bob, 'Stove', 'His fireplace');
    await saveButton(bob).click();
    const dialog = anna.getByRole('dialog', { name: `${second} saved this tour while you edited it` });
    await dialog.waitFor(patient);
    expect(await storedNames(tour)).toEqual(['His fireplace', 'Sink']);
    await expectAccessible(anna);
    await anna.setViewportSize(narrow);
    await expectNoSidewaysScroll(anna);
    await anna.setViewportSize(wide);

    await bob.getByRole('button', { name: /^History/ }).click();
    const entries = bob.getByRole('list', { name: 'Saved versions, newest first' }).locator('> li');
    await entries.first().waitFor(patient);
    await dialog.getByText('Keep both, as two points of interest').click();
    await dialog.getByRole('button', { name: 'Merge and save' }).click();

    await expect.poll(() => storedNames(tour), patient).toEqual(['Her hearth', 'His fireplace', 'Sink']);
    await expect.poll(() => entries.count(), patient).toBe(2);
    await expect.poll(() => entries.first().textContent(), patient).toContain(first);
    await line(bob, 'Her hearth').first().waitFor(patient);

    await expectAccessible(bob);

    await bob.getByRole('button', { name: /^Restore/ }).click();

    await line(bob, 'Her hearth')
      .first()
      .waitFor({ ...patient, state: 'detached' });
    expect(await storedNames(tour)).toEqual(['Her hearth', 'His fireplace', 'Sink']);
    expect(await storedEntries(tour)).toBe(2);
  });
});
