import { doc, updateDoc } from 'firebase/firestore';
import { describe, expect, inject, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { at, people, signIn } from '../support/people';
import { storeOf } from '../support/sdk';

const { visitor } = withBrowser();
const landing = (tour: string) => `/dashboard/tours/landing/${tour}`;
const visit = (tour: string) => `/digital-twin/${tour}`;
const plan = 'api/player/models/PlantHall42/thumb?width=400';

/** A tour with a floor plan and a document. */
const furnish = async () =>
  updateDoc(doc(await storeOf(people.orgAdmin), 'tours/mixing-plant-hall-4'), {
    floorplans: [{ name: 'u__Hall floor.jpg', url: `${inject('address')}${plan}`, contentType: 'image/jpeg', floor: '1', progress: 100 }],
    documents: [
      { name: 'u__Rules.txt', url: `${inject('address')}favicon.svg`, contentType: 'text/plain', documentType: 'Visitor', progress: 100 },
    ],
  });

describe('a visitor', () => {
  it('sees a public tour before its picture, and goes in by Explore [PLAYER-001 PLAYER-002 PLAYER-005 TOUR-019]', async () => {
    const { page } = await visitor();
    const pictures: string[] = [];
    page.on('response', (response) => response.url().includes('/thumb') && pictures.push(`${response.status()} ${response.url()}`));

    await page.goto(at(visit('house-with-garden')));

    await page.getByRole('heading', { level: 1, name: 'House with garden' }).waitFor();
    await page.getByText('Lindenweg 14, Freiburg im Breisgau, Germany').first().waitFor();
    await page.getByText('Casa Aperta').first().waitFor();
    await page.waitForFunction(() => [...document.images].some(({ src, naturalWidth }) => src.includes('/thumb') && naturalWidth > 800));
    expect(pictures.some((picture) => picture.startsWith('200') && picture.includes('/HouseGarden/thumb?width=1600'))).toBe(true);
    expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Explore' }).click();
    await page.waitForURL(at(`${visit('house-with-garden')}/play`));
    await page.goBack();
    await page.getByRole('link', { name: 'Explore' }).waitFor();
  });

  it('loads neither the map nor the editor with it', async () => {
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

  it('looks at files and at a floor plan; Escape closes one after the other [PLAYER-004]', async () => {
    await furnish();
    const { page } = await visitor();
    await page.goto(at(visit('mixing-plant-hall-4')));

    await page.getByRole('button', { name: 'Files 2' }).click();
    const panel = page.getByRole('dialog', { name: 'Files' });
    await panel.getByText('Rules.txt').waitFor();
    await panel.getByRole('button', { name: 'View Hall floor.jpg' }).click();
    await page.getByRole('dialog', { name: 'Hall floor.jpg' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Hall floor.jpg' }).waitFor({ state: 'hidden' });
    expect(await panel.isVisible()).toBe(true);
    await page.keyboard.press('Escape');

    await panel.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(at(visit('mixing-plant-hall-4')));
  });

  it('is told nothing of a tour that is not public [ACCESS-046]', async () => {
    const { page } = await visitor();

    await page.goto(at(visit('office-speicherstrasse')));

    await page.getByRole('heading', { level: 1, name: 'Access denied' }).waitFor();
    expect(await page.getByText('Speicherstraße').count()).toBe(0);
  });
});

describe('in the dashboard', () => {
  it('shows an editor the landing with the way to the form [TOUR-022 PLAYER-003 ROUTE-050]', async () => {
    const { page } = await visitor();
    await signIn(page, people.editor, landing('stockholm-city-hall'));

    await page.getByRole('heading', { level: 1, name: 'Stockholm City Hall' }).waitFor();
    expect(await page.title()).toBe('Digital Twin - Stockholm City Hall');
    await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();

    await page.waitForURL(at('/dashboard/tours/edit/stockholm-city-hall'));
  });

  it('gives someone of elsewhere no way to change a public tour [PLAYER-003 ACCESS-043]', async () => {
    const { page } = await visitor();

    await signIn(page, people.guest, landing('stockholm-city-hall'));

    await page.getByRole('heading', { level: 1, name: 'Stockholm City Hall' }).waitFor();
    await page.getByRole('heading', { level: 4, name: 'Gallery of the Prince' }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'Edit' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Rename tour' }).count()).toBe(0);
  });

  it('says "missing tour" where the address names none [ROUTE-047]', async () => {
    const { page } = await visitor();

    await signIn(page, people.viewer, '/dashboard/tours/landing');

    await page.getByRole('heading', { level: 1, name: 'missing tour' }).waitFor();
  });

  it('renames by keyboard, and another browser sees it at once [TOUR-058 TOUR-083 PLAYER-070]', async () => {
    const [one, two] = [await visitor(), await visitor()];
    await signIn(one.page, people.editor, landing('round-tower'));
    await signIn(two.page, people.viewer, landing('round-tower'));
    for (const { page } of [one, two]) await page.getByRole('heading', { level: 1, name: 'The Round Tower' }).waitFor();

    await one.page.getByRole('button', { name: 'Rename tour' }).press('Enter');
    await one.page.keyboard.type('Rundetaarn');
    await one.page.keyboard.press('Enter');

    await one.page.getByText('Tour updated').waitFor();
    await two.page.getByRole('heading', { level: 1, name: 'Rundetaarn' }).waitFor();
  });
});

describe.each([
  ['1280 px, light', { viewport: wide, colorScheme: 'light' }],
  ['1280 px, dark', { viewport: wide, colorScheme: 'dark' }],
  ['390 px, light', { viewport: narrow, colorScheme: 'light' }],
  ['390 px, dark', { viewport: narrow, colorScheme: 'dark' }],
] as const)('the landing at %s', (_look, options) => {
  it('is accessible and does not scroll sideways, for visitors and for members, with what lies over it', async () => {
    await furnish();
    const { page } = await visitor(options);
    const check = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    for (const query of ['', '?dialog=files', '?dialog=share']) {
      await page.goto(at(visit('mixing-plant-hall-4') + query));
      await page
        .getByRole(query ? 'dialog' : 'heading')
        .first()
        .waitFor();
      await check();
    }
    await signIn(page, people.orgAdmin, landing('mixing-plant-hall-4'));
    await page.getByRole('button', { name: 'Rename tour' }).waitFor();
    await check();
    await page.getByRole('button', { name: 'Rename tour' }).click();
    await page.getByLabel('Tour Name').fill('');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Enter a name.' }).waitFor();
    await check();
  });
});
