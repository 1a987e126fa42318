import { describe, it } from 'vitest';
import { withBrowser } from '../../support/browser';
import { loseBackend } from '../../support/device';
import { at } from '../../support/people';

const { visitor } = withBrowser();

describe('with the backend out of reach', () => {
  it('says of what it never held that the server cannot be reached [PLAYER-070]', async () => {
    const { page, context } = await visitor();
    await loseBackend(context);

    await page.goto(at('/digital-twin/house-with-garden/play'));

    await page.getByText('The server cannot be reached', { exact: false }).first().waitFor();
  });
});
