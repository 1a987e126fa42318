import { describe, expect, it } from 'vitest';
import { arrangementOf, arranging, carry, folder, over, saveByKeyboard } from '../support/arranging';
import { withBrowser } from '../support/browser';

const { visitor } = withBrowser();

describe('the list of a tour that is edited', () => {
  it('is arranged by dragging PoIs and folders, and saved [EDIT-019 EDIT-098]', async () => {
    const { page, tour } = await arranging(visitor(), [folder('Hall', 3), folder('Attic', 1), folder('Cellar', 0)]);

    await carry(page, 'Hall 1');
    await over(page, 'Attic 1', 0.8);
    await page.getByText('Hall 1: place 2 of 2 in Attic').waitFor({ state: 'attached' });
    await page.mouse.up();
    await carry(page, 'Cellar');
    await over(page, 'Hall', 0.1);
    await page.getByText('Cellar: place 1 of 3 at the top level').waitFor({ state: 'attached' });
    await page.mouse.up();
    await saveByKeyboard(page);

    expect(await arrangementOf(tour)).toEqual([['Cellar'], ['Hall', 'Hall 2', 'Hall 3'], ['Attic', 'Attic 1', 'Hall 1']]);
  });
});
