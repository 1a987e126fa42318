import { describe, expect, it } from 'vitest';
import { store } from '../../functions/administrator';
import { withBrowser } from '../../support/browser';
import { anEditorAtWork, editTools, line, patient, rename, save, storedNames } from '../../support/editing';
import { at } from '../../support/people';

const { visitor } = withBrowser();

describe('one person in two tabs', () => {
  it('keeps what is not saved in one while the other saves, and knows when one is closed', async () => {
    const { page, context, tour, path } = await anEditorAtWork(visitor);
    const other = await context.newPage();
    await other.goto(at(path));
    await editTools(other).waitFor(patient);
    const second = page.getByRole('button', { name: 'Also editing: You, in another tab' });
    await second.waitFor(patient);

    await rename(other, 'Sink', 'Basin');
    await rename(page, 'Stove', 'Oven');
    await save(page);
    await line(other, 'Oven').first().waitFor(patient);
    await line(other, 'Basin').first().waitFor(patient);
    await save(other);
    await expect.poll(() => storedNames(tour), patient).toEqual(['Oven', 'Basin']);

    await other.close({ runBeforeUnload: true });
    await second.waitFor({ ...patient, state: 'detached' });
    await page.close({ runBeforeUnload: true });
    await expect.poll(async () => (await store().collection(`tours/${tour}/presence`).get()).size, patient).toBe(0);
  });
});
