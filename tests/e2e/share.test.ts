import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tourId } from '../../src/domain/ids';
import { playerPath } from '../../src/domain/page-addresses';
import { store } from '../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { at, signIn } from '../support/people';

const { visitor } = withBrowser();

const editor = 'editor@casa-aperta.example';
const house = tourId('house-with-garden');
const play = playerPath(house);
const card = (page: Page) => page.getByRole('region').filter({ hasText: 'Shared with you' });
const openShare = (page: Page) => page.getByRole('button', { name: /^Share/ }).click();

describe('sharing', () => {
  it('leads somebody without an account to a PoI, with a message [PLAYER-047 PLAYER-048 PLAYER-050 PLAYER-053 PLAYER-054]', async () => {
    const [sender, receiver] = [await visitor(), await visitor({ viewport: narrow })];
    await signIn(sender.page, editor, play);
    await sender.page.getByRole('treeitem', { name: /^Fireplace/ }).click();
    await openShare(sender.page);
    await sender.page.getByRole('heading', { name: 'What do you want to share?' }).waitFor();
    await sender.page.getByRole('textbox', { name: 'Message' }).fill('Look at the slab.');
    await expectAccessible(sender.page);

    await sender.page.getByRole('button', { name: 'Create link' }).click();
    const link = await sender.page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    expect(link).toMatch(new RegExp(`^${at(play)}/[A-Za-z0-9]{20}$`));
    const stored = (
      await store()
        .doc(`tours/${house}/links/${link.slice(-20)}`)
        .get()
    ).data();
    expect(stored).toMatchObject({ message: 'Look at the slab.', sweep: expect.stringMatching(/.+/), position: { x: expect.any(Number) } });
    expect(stored?.poiId).toBeTruthy();
    await receiver.page.goto(link);
    await card(receiver.page).getByText('Look at the slab.').waitFor();
    await expectNoSidewaysScroll(receiver.page);

    await receiver.page.getByRole('article', { name: 'Fireplace' }).waitFor();
    await expectAccessible(receiver.page);
  });
});
