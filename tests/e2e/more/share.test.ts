import { describe, expect, it } from 'vitest';
import { tourId } from '../../../src/domain/ids';
import { playerPath } from '../../../src/domain/page-addresses';
import { store } from '../../functions/administrator';
import { withBrowser } from '../../support/browser';
import { signIn } from '../../support/people';

const { visitor } = withBrowser();
const house = tourId('house-with-garden');
const play = playerPath(house);

describe('sharing', () => {
  it('leads to an exact position [PLAYER-047 PLAYER-083]', async () => {
    const [sender, receiver] = [await visitor({ scan: 'real' }), await visitor({ scan: 'real' })];
    await signIn(sender.page, 'editor@casa-aperta.example', play);
    // until the scan is there, there is no position
    await sender.page.getByRole('status').filter({ hasText: 'Inside' }).waitFor({ state: 'attached' });
    await sender.page.getByRole('button', { name: /^Share/ }).click();
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

    const card = receiver.page.getByRole('region').filter({ hasText: 'Shared with you' });
    await card.getByRole('heading', { name: 'A view of this tour' }).waitFor();
    await card.getByRole('button', { name: 'Go there again', disabled: false }).waitFor();
  });
});
