import { addDoc, collection, serverTimestamp } from 'firebase/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playerPath } from '../../src/domain/addresses';
import { tourId } from '../../src/domain/ids';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { at, signIn } from '../support/people';
import { storeOf } from '../support/sdk';

const { visitor } = withBrowser();

const editor = 'editor@casa-aperta.example';
const house = tourId('house-with-garden');
const play = playerPath(house);
const card = (page: Page) => page.getByRole('region').filter({ hasText: 'Shared with you' });

async function signInAndPlay(page: Page): Promise<void> {
  await signIn(page, editor);
  await page.goto(at(play));
}
const openShare = (page: Page) => page.getByRole('button', { name: /^Share/ }).click();

describe('sharing', () => {
  it('PLAYER-046 PLAYER-047 PLAYER-048 PLAYER-050 PLAYER-053 PLAYER-054 leads somebody without an account to a PoI, with a message', async () => {
    const [sender, receiver] = [await visitor(), await visitor({ viewport: narrow })];
    await signInAndPlay(sender.page);
    await sender.page.getByRole('treeitem', { name: /^Fireplace/ }).click();
    await openShare(sender.page);
    await sender.page.getByRole('heading', { name: 'What do you want to share?' }).waitFor();
    await sender.page.getByRole('textbox', { name: 'Message' }).fill('Look at the slab.');
    await expectAccessible(sender.page);

    await sender.page.getByRole('button', { name: 'Create link' }).click();
    const link = await sender.page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    await expectAccessible(sender.page);
    expect(link).toMatch(new RegExp(`^${at(play)}/[A-Za-z0-9]{20}$`));
    // two scans at once are much for a machine without a graphics card
    await sender.page.goto('about:blank');
    await receiver.page.goto(link);
    await card(receiver.page).getByText('Look at the slab.').waitFor();
    await expectNoSidewaysScroll(receiver.page);

    await receiver.page.getByRole('article', { name: 'Fireplace' }).waitFor({ timeout: 60_000 });
    await expectAccessible(receiver.page);
  }, 120_000);

  it('PLAYER-047 leads to an exact position', async () => {
    const [sender, receiver] = [await visitor(), await visitor()];
    await signInAndPlay(sender.page);
    await sender.page.getByRole('tree', { name: 'Points of interest' }).waitFor();
    await openShare(sender.page);

    // until the scan is there, there is no position
    const link = sender.page.getByRole('textbox', { name: 'Link', exact: true });
    await expect
      .poll(
        async () => {
          await sender.page
            .getByRole('button', { name: /^(?:Create link|Try again)$/ })
            .click({ timeout: 1000 })
            .catch(() => undefined);
          return link.isVisible();
        },
        { timeout: 60_000, interval: 1000 },
      )
      .toBe(true);
    const address = await link.inputValue();
    await sender.page.goto('about:blank');
    await receiver.page.goto(address);

    await card(receiver.page).getByRole('heading', { name: 'A view of this tour' }).waitFor();
    await card(receiver.page).getByRole('button', { name: 'Go there again', disabled: false }).waitFor({ timeout: 60_000 });
  }, 120_000);

  it('says kindly that the PoI was removed, and opens the tour', async () => {
    const { page } = await visitor();
    const view = { sweep: '', rotation: { x: 0, y: 0 }, position: { x: 0, y: 0, z: 0 }, zoom: 1 };
    const { id } = await addDoc(collection(await storeOf(editor), `tours/${house}/links`), {
      ...view,
      poiId: 'gone',
      message: '<b>Look</b>',
      user: 'demoOtherSuperuser000000011',
      created: serverTimestamp(),
    });

    await page.goto(at(playerPath(house, 'play', id)));

    await card(page).getByRole('heading', { name: 'This point of interest was removed' }).waitFor();
    await card(page).getByText('<b>Look</b>').waitFor();
    await page.getByRole('treeitem', { name: /^Fireplace/ }).waitFor();
    await card(page).getByRole('button', { name: 'Close' }).click();
    await card(page).waitFor({ state: 'hidden' });
  });

  it('PLAYER-052 reads no link whose id has not 20 characters, and opens the tour', async () => {
    const { page } = await visitor();

    await page.goto(at(playerPath(house, 'play', 'x'.repeat(19))));
    await page.getByRole('treeitem', { name: /^Fireplace/ }).waitFor();

    expect(await card(page).count()).toBe(0);
  });

  it('ACCESS-042 PLAYER-049 gives a visitor the address of the tour to copy', async () => {
    const { page, context } = await visitor();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(at(play));
    await page.getByRole('tree', { name: 'Points of interest' }).waitFor();

    await openShare(page);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText('Copied!').waitFor();

    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(at(play));
    expect(await page.getByRole('button', { name: 'Create link' }).count()).toBe(0);
  });
});
