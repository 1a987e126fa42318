import { describe, expect, it } from 'vitest';
import { tourId } from '../../src/domain/ids';
import { playerPath } from '../../src/domain/page-addresses';
import { narrow, withBrowser } from '../support/browser';
import { expectSteadyFirstLook, player, withoutApp } from '../support/first-look';
import { at } from '../support/people';

const { visitor } = withBrowser();
const flat = tourId('flat-querallee');

describe('the first look at a tour', () => {
  it('is there before the app is, and stays where it is: the player on a phone [PLAYER-001 PLAYER-005]', async () => {
    const { page } = await visitor({ viewport: narrow });

    await expectSteadyFirstLook(page, player);
  });

  it('shows nothing of a tour that a visitor may not see', async () => {
    const { page } = await visitor();
    const release = await withoutApp(page);
    const refused = page.waitForResponse((response) => response.url().includes(':batchGet') && response.status() === 403);
    await page.goto(at(playerPath(flat)));
    await refused;

    expect(await page.locator('h1, img').count()).toBe(0);
    release();

    await page
      .getByText(/do not have access/i)
      .first()
      .waitFor();
  });
});
