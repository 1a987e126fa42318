import { addDoc, collection, serverTimestamp } from 'firebase/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playerPath, tourFormPath } from '../../src/domain/addresses';
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
  it('leads somebody without an account to a PoI, with a message [PLAYER-046 PLAYER-047 PLAYER-083 PLAYER-048 PLAYER-050 PLAYER-053 PLAYER-054]', async () => {
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

  it('leads to an exact position [PLAYER-047 PLAYER-083]', async () => {
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

  it('reads no link whose id has not 20 characters, and opens the tour [PLAYER-052]', async () => {
    const { page } = await visitor();

    await page.goto(at(playerPath(house, 'play', 'x'.repeat(19))));
    await page.getByRole('treeitem', { name: /^Fireplace/ }).waitFor();

    expect(await card(page).count()).toBe(0);
  });

  it('gives a visitor the address of the open PoI, which opens it for others [ACCESS-042 PLAYER-046 PLAYER-049]', async () => {
    const { page, context } = await visitor();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(at(play));
    await page.getByRole('treeitem', { name: /^Fireplace/ }).click();

    await openShare(page);
    await page.getByRole('heading', { name: 'What do you want to share?' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Point of Interest' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText('Copied!').waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    await expectAccessible(page);

    expect(address.startsWith(`${at(play)}?start=`)).toBe(true);
    expect(await page.getByRole('button', { name: 'Create link' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Manage links' }).count()).toBe(0);
    await page.goto('about:blank');
    await page.goto(address);
    await page.getByRole('article', { name: 'Fireplace' }).waitFor({ timeout: 60_000 });
  }, 120_000);

  it('gives a visitor the exact position by address [PLAYER-046]', async () => {
    const { page } = await visitor();
    await page.goto(at(play));
    await page.getByRole('tree', { name: 'Points of interest' }).waitFor();

    await openShare(page);
    const link = page.getByRole('textbox', { name: 'Link', exact: true });
    await expect.poll(() => link.inputValue(), { timeout: 60_000, interval: 500 }).toMatch(/\?start=[^&]+&sr=[-.\d]+%2C[-.\d]+/);
  }, 120_000);

  it('is managed by those who edit the tour, and a revoked link says so [ACCESS-060]', async () => {
    const [sender, receiver] = [await visitor(), await visitor({ viewport: narrow })];
    const name = `For the press ${Date.now()}`;
    await signInAndPlay(sender.page);
    await sender.page.getByRole('treeitem', { name: /^Fireplace/ }).click();
    await openShare(sender.page);
    await sender.page.getByRole('button', { name: 'Create link' }).click();
    const address = await sender.page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();

    await sender.page.getByRole('button', { name: 'Manage links' }).click();
    const rows = sender.page.getByRole('list', { name: 'Share links' }).getByRole('listitem');
    await rows.first().getByRole('button', { name: 'Edit link: Fireplace' }).click();
    await sender.page.getByRole('textbox', { name: /^Name/ }).fill(name);
    await sender.page.getByRole('button', { name: 'Save', exact: true }).click();
    await sender.page.getByRole('listitem', { name }).getByText('Does not expire').waitFor();
    await expectAccessible(sender.page);
    await receiver.page.goto(address);
    await card(receiver.page).getByRole('heading', { name: 'Fireplace' }).waitFor();
    await sender.page.goto(at(tourFormPath(house)));
    await sender.page.getByRole('button', { name: 'Share links' }).click();
    await sender.page.getByRole('button', { name: `Revoke link: ${name}` }).click();
    await expectAccessible(sender.page);
    await sender.page.getByRole('button', { name: 'Revoke', exact: true }).click();

    await sender.page
      .getByRole('listitem', { name })
      .getByText(/^Revoked on/)
      .waitFor();
    // also where it is open
    await card(receiver.page).getByRole('heading', { name: 'This link was revoked' }).waitFor();
    await expectAccessible(receiver.page);
    await expectNoSidewaysScroll(receiver.page);
    await sender.page.getByRole('button', { name: `Remove link from the list: ${name}` }).click();
    await sender.page.getByRole('listitem', { name }).waitFor({ state: 'hidden' });
  }, 120_000);
});
