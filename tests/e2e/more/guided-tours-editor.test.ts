import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { store } from '../../functions/administrator';
import { withBrowser } from '../../support/browser';
import { save } from '../../support/editing';
import { anEditorInTheScan, button } from '../../support/scan-authoring';

const { visitor } = withBrowser();

const panel = (page: Page) => page.getByRole('region', { name: 'Guided tours' });
const stops = (page: Page) => panel(page).getByRole('list', { name: 'Stops' }).getByRole('listitem');

describe('a guided tour is made in the scan', { timeout: 600_000 }, () => {
  it('a view and a narration become a stop, which is saved with the tour and named when its point is gone', async () => {
    const { page, tour } = await anEditorInTheScan(visitor);

    await button(page, 'Guided tours').click();
    await button(page, 'Add a guided tour').click();
    await panel(page).getByLabel('Name').fill('Fire safety');
    await button(page, 'Add this view').click();
    await stops(page).first().getByRole('button', { expanded: false }).click();
    await panel(page).getByLabel('Text').fill('The way out is behind you.');
    await panel(page)
      .getByLabel('Narration', { exact: true })
      .setInputFiles({ name: 'hi.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3 not really sound') });
    await panel(page).getByRole('button', { name: 'Remove narration' }).waitFor();
    await save(page);

    const stored = (await store().doc(`tours/${tour}`).get()).get('guidedTours');
    expect(stored).toMatchObject([
      {
        name: 'Fire safety',
        stops: [
          {
            poi: null,
            view: { mode: 'inside', sweep: expect.stringMatching(/.+/), position: null },
            text: 'The way out is behind you.',
            narration: { name: 'hi.mp3', type: 'audio/mpeg', size: 20, url: expect.stringContaining('Guided%20tours%2F') },
          },
        ],
      },
    ]);
    expect(stored[0].stops[0].narration).not.toHaveProperty('path');
  });
});
