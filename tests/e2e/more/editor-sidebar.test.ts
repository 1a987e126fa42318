import { describe, expect, it } from 'vitest';
import { arrangementOf, arranging, carry, folder, over, row, saveByKeyboard, tree } from '../../support/arranging';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';

const { visitor } = withBrowser();

describe('the list of a tour that is edited', () => {
  it('scrolls while something is carried to its edge, and leaves it where it was on Escape [EDIT-019]', async () => {
    const { page } = await arranging(visitor(), [folder('Hall', 60), folder('Attic', 2)]);

    await carry(page, 'Hall 1');
    const box = await tree(page).boundingBox();
    await page.mouse.move(box!.x + 96, box!.y + box!.height - 6, { steps: 8 });
    await row(page, 'Attic 2').waitFor();
    await over(page, 'Attic 2', 0.9);
    await page.getByText('Hall 1: place 3 of 3 in Attic').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');

    await page.getByText('Hall 1 stays where it was.').waitFor({ state: 'attached' });
    await page.mouse.up();
    expect(await page.getByRole('button', { name: /^Undo/ }).isEnabled()).toBe(false);
  });

  it('is arranged by keyboard alone [EDIT-008 EDIT-010 EDIT-019 EDIT-020]', async () => {
    const { page, tour } = await arranging(visitor(), [folder('Hall', 2), folder('Attic', 1)]);

    await tree(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Delete');
    await page.getByText('“Attic 1” was deleted.').waitFor();
    await page.keyboard.press('Control+z');
    await row(page, 'Attic 1').waitFor();
    await page.keyboard.press('Control+y');
    await row(page, 'Attic 1').waitFor({ state: 'detached' });
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
    await saveByKeyboard(page);

    expect(await arrangementOf(tour)).toEqual([
      ['Great hall', 'Hall 2'],
      ['Attic', 'Hall 1'],
    ]);
  });

  it('is accessible on a phone, with a name being written, a menu open, and the question before a folder goes', async () => {
    const { page } = await arranging(visitor({ viewport: narrow, hasTouch: true }), [folder('Hall', 2), folder('Attic', 1)]);
    const chosen = async (item: string) => {
      await row(page, 'Hall').getByRole('button', { name: 'Menu of Hall' }).click();
      await page.getByRole('menuitem', { name: item }).waitFor();
      if (item === 'Rename') await expectAccessible(page);
      await page.getByRole('menuitem', { name: item }).click();
    };

    await chosen('Rename');
    await page.getByRole('textbox', { name: 'Name of the folder' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await chosen('Delete');
    await page.getByRole('dialog', { name: 'Are you sure you want to delete this folder?' }).waitFor();

    await expectAccessible(page);
  });
});
