import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tourId } from '../../../src/domain/ids';
import { playerPath } from '../../../src/domain/page-addresses';
import { store } from '../../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { signIn } from '../../support/people';

const { visitor } = withBrowser();
const editor = 'editor@casa-aperta.example';
const house = tourId('house-with-garden');
const play = playerPath(house);
const card = (page: Page) => page.getByRole('region').filter({ hasText: 'Shared with you' });
const openShare = (page: Page) => page.getByRole('button', { name: /^Share/ }).click();

describe('sharing', () => {
  it('leads to an exact position [PLAYER-047 PLAYER-083]', async () => {
    const [sender, receiver] = [await visitor({ scan: 'real' }), await visitor({ scan: 'real' })];
    await signIn(sender.page, editor, play);
    // until the scan is there, there is no position
    await sender.page.getByRole('status').filter({ hasText: 'Inside' }).waitFor({ state: 'attached' });
    await openShare(sender.page);
    await sender.page.getByRole('button', { name: 'Create link' }).click();
    const link = await sender.page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    const stored = (
      await store()
        .doc(`tours/${house}/links/${link.slice(-20)}`)
        .get()
    ).data();
    const rotation = { x: expect.any(Number), y: expect.any(Number) };
    expect(stored).toMatchObject({ sweep: expect.stringMatching(/.+/), rotation, position: { x: expect.any(Number) }, zoom: 1 });
    expect(stored?.poiId).toBeFalsy();
    // two scans at once are much for a machine without a graphics card
    await sender.page.close();
    await receiver.page.goto(link);

    await card(receiver.page).getByRole('heading', { name: 'A view of this tour' }).waitFor();
    await card(receiver.page).getByRole('button', { name: 'Go there again', disabled: false }).waitFor();
  });

  it('is managed by those who edit the tour, and a revoked link says so [ACCESS-060]', async () => {
    const [sender, receiver] = [await visitor(), await visitor({ viewport: narrow })];
    const name = `For the press ${Date.now()}`;
    await signIn(sender.page, editor, play);
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
    await sender.page.getByRole('button', { name: `Revoke link: ${name}` }).click();
    await sender.page.getByRole('button', { name: 'Revoke', exact: true }).click();

    await sender.page
      .getByRole('listitem', { name })
      .getByText(/^Revoked on/)
      .waitFor();
    // also where it is open
    await card(receiver.page).getByRole('heading', { name: 'This link was revoked' }).waitFor();
    await expectNoSidewaysScroll(receiver.page);
    await sender.page.getByRole('button', { name: `Remove link from the list: ${name}` }).click();
    await sender.page.getByRole('listitem', { name }).waitFor({ state: 'hidden' });
  });
});
