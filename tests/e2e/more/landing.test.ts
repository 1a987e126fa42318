import { describe, expect, inject, it } from 'vitest';
import { store } from '../../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../../support/browser';
import { aTourToEdit } from '../../support/editing';
import { at, signIn } from '../../support/people';

const { visitor } = withBrowser();
const visit = (tour: string) => `/digital-twin/${tour}`;

describe('the landing page', () => {
  it('loads neither the map nor the editor for a visitor', async () => {
    const { page } = await visitor();
    const scripts: string[] = [];
    page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()));

    await page.goto(at(visit('house-with-garden')));
    await page.getByRole('link', { name: 'Explore' }).waitFor();

    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => /leaflet|point-map|tour-form|purify|dashboard/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Show the map' }).click();
    await page.getByRole('group', { name: 'Location of House with garden' }).waitFor();
  });

  it.each([
    ['the report', `${visit('house-with-garden')}/report`, 'House with garden'],
    ['the insurance report', `${visit('house-with-garden')}/insurance`, 'House with garden'],
    ['the files', `${visit('house-with-garden')}/files`, 'Files of'],
    ['the files on a phone', `${visit('house-with-garden')}/files`, 'Files of', narrow],
    ['the report on a phone', `${visit('house-with-garden')}/report`, 'House with garden', narrow],
  ])('scrolls to its end and no further: %s', async (_what, path, heading, viewport = wide) => {
    const { page } = await visitor({ viewport });
    await page.goto(at(path));
    const title = page.getByRole('heading', { level: 1 }).filter({ hasText: heading });
    await title.waitFor();

    await title.hover();
    await page.mouse.wheel(0, 20_000);

    // the scroller inside has the window's height, so that the document has nothing to scroll
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  });

  it('fits a phone, with what lies over it, for visitors and for its editor', async () => {
    const { tour, email } = await aTourToEdit({ name: 'Mixing plant', matterportId: 'PlantHall42', public: true });
    const image = `${inject('address')}api/player/models/PlantHall42/thumb?width=400`;
    await store()
      .doc(`tours/${tour}`)
      .update({ floorplans: [{ name: 'u__Hall floor.jpg', url: image, contentType: 'image/jpeg', floor: '1', progress: 100 }] });
    const { page } = await visitor({ viewport: narrow });
    await page.goto(at(visit(tour)));
    await page.getByRole('heading', { level: 1, name: 'Mixing plant' }).waitFor();
    await expectNoSidewaysScroll(page);
    for (const dialog of ['files', 'share']) {
      await page.goto(at(`${visit(tour)}?dialog=${dialog}`));
      await page.getByRole('dialog').first().waitFor();
      await expectNoSidewaysScroll(page);
    }

    await signIn(page, email, `/dashboard/tours/landing/${tour}`);
    await page.getByRole('button', { name: 'Rename tour' }).click();
    await page.getByLabel('Tour Name').fill('');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Enter a name.' }).waitFor();

    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
