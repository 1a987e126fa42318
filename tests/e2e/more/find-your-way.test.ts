import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orgId, tourId } from '../../../src/domain/ids';
import { sourceHash } from '../../../src/domain/languages/source-hash';
import { playerPath } from '../../../src/domain/page-addresses';
import { publicTourPath } from '../../../src/domain/publishing/publication-page-addresses';
import { store } from '../../functions/administrator';
import { expectStillPageAccessible, type Visitor, wide, withBrowser } from '../../support/browser';
import { saveHere, workerServes } from '../../support/offline';
import { anOwnPlace } from '../../support/own-tours';
import { at } from '../../support/people';
import { controls, patient, showList } from '../../support/player';
import { publishVersion } from '../../support/published-tour';
import { serveFiles } from '../../support/static-server';
import { button, downloaded, openDialog, withoutPicker } from '../../support/website';

const { visitor } = withBrowser();

const stop = { view: null, seconds: 'untilNext', transition: 'cut', text: '' };
const guidedTours = [
  {
    id: 'round',
    name: 'Round the house',
    description: '',
    stops: [
      { ...stop, id: 'first', poi: 'stove', title: '' },
      { ...stop, id: 'second', poi: 'bench', title: 'Where one sits', text: 'Oak, from the garden.' },
      {
        ...stop,
        id: 'third',
        poi: null,
        view: { sweep: 'h12', rotation: { x: 0, y: 40 } },
        title: 'Outside',
        text: 'Look back at the house.',
      },
    ],
  },
];
const folders = [
  {
    id: 'ground',
    name: 'Ground',
    children: [],
    pois: [
      {
        identifier: 'stove',
        name: 'Stove',
        sweep: 'h02',
        content: [{ type: 'text', identifier: 'said', content: '<p>It burns birch logs.</p>' }],
      },
      { identifier: 'bench', name: 'Bench', sweep: 'h06' },
    ],
  },
];
const inGerman = (text: string, german: string) => ({ text: german, hash: sourceHash(text) });

/** A public tour and its published version, with a guided tour, rooms of the scan, and names in German. */
async function aTourToWalk() {
  const place = await anOwnPlace();
  const editor = await place.person('superuser');
  const fields = { matterportId: 'HouseGarden', public: true, languages: ['en', 'de'], folders, guidedTours };
  const id = tourId(await place.tour({ name: 'House', ...fields }));
  await store()
    .doc(`tours/${id}/languages/de`)
    .set({ texts: { tour: { name: inGerman('House', 'Haus') }, 'poi stove': { name: inGerman('Stove', 'Herd') } } });
  return { editor, id, live: at(playerPath(id)), published: at(publicTourPath(orgId(place.organization), id)) };
}

type WalkedTour = Awaited<ReturnType<typeof aTourToWalk>>;
/** How a visitor finds their way on a page that is open, in a player or in a downloaded website. */
type Ways = Record<'search' | 'rooms' | 'minimap' | 'guidedTour' | 'language', (page: Page) => Promise<void>>;

/** Presses a map until the mark of the visitor on it is elsewhere. */
async function walksByMap(map: Locator, mark: string) {
  const place = () => map.locator(mark).getAttribute('transform');
  await expect.poll(place, patient).toMatch(/translate/);
  const before = await place();
  const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
  await map.click({ position: { x: width / 2, y: height * 0.8 } });
  await expect.poll(place, patient).not.toBe(before);
}

const searchBox = (page: Page) => page.getByRole('textbox', { name: 'Search points of interest' });

const inPlayer: Ways = {
  search: async (page) => {
    await searchBox(page).fill('brich logs', patient);
    await page
      .getByRole('region', { name: 'Texts' })
      .getByRole('button', { name: /It burns birch logs/ })
      .click(patient);
    await page.getByRole('article', { name: 'Stove' }).getByText('It burns birch logs.').waitFor(patient);
  },
  rooms: async (page) => {
    await searchBox(page).fill('kithcen');
    await page
      .getByRole('region', { name: 'Rooms' })
      .getByRole('button', { name: /Kitchen/ })
      .first()
      .click(patient);
    await page.locator('[data-room-sign]').filter({ hasText: 'Kitchen' }).waitFor(patient);
  },
  minimap: async (page) => {
    await controls(page).getByRole('button', { name: 'Minimap' }).click(patient);
    await walksByMap(page.getByRole('region', { name: 'Minimap' }).locator('svg:has(g.group)'), 'g.group');
    await page.getByRole('button', { name: 'Close the minimap' }).click();
  },
  guidedTour: async (page) => {
    await page.goto(`${page.url().split('?')[0]}?guide=round`);
    await page.reload();
    const bar = page.getByRole('toolbar', { name: 'Guided tour: Round the house' });
    await bar.getByRole('button', { name: 'Next stop' }).click(patient);
    await bar.getByRole('button', { name: 'Stops: 2 of 3' }).waitFor(patient);
    await page.getByText('Where one sits').first().waitFor();
    await bar.getByRole('button', { name: 'Next stop' }).click();
    await page.getByText('Look back at the house.').waitFor(patient);
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
  },
  language: async (page) => {
    await controls(page).getByRole('button', { name: 'More' }).click(patient);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.getByRole('heading', { level: 1, name: 'Haus', exact: true }).waitFor(patient);
    await page.locator('html[lang=de]').waitFor();
  },
};

const inWebsite: Ways = {
  search: async (page) => {
    await page.getByRole('searchbox').fill('brich logs');
    await page.locator('.results').getByRole('link', { name: /Stove/ }).first().click(patient);
    await page.getByRole('complementary', { name: 'Point' }).getByText('It burns birch logs.').waitFor();
  },
  rooms: async (page) => {
    await page.locator('.room-list').getByRole('link', { name: 'Kitchen', exact: true }).click();
    await page.locator('.here').filter({ hasText: 'Kitchen' }).waitFor(patient);
  },
  minimap: async (page) => {
    await walksByMap(page.locator('.minimap svg:has(.me):not(.elsewhere)'), '.me');
  },
  guidedTour: async (page) => {
    const bar = page.getByRole('toolbar', { name: 'Guided tour: Round the house' });
    await page.getByRole('link', { name: 'Play Round the house' }).click();
    await bar.getByRole('button', { name: 'Stops: 1 of 3' }).waitFor(patient);
    await bar.getByRole('button', { name: 'Next stop' }).click();
    await page.getByText('Oak, from the garden.').waitFor(patient);
    await bar.getByRole('button', { name: 'Close the guided tour' }).click();
    await bar.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Round the house', exact: true }).click();
    await page.getByRole('heading', { name: 'Where one sits' }).waitFor();
    await page.getByRole('link', { name: 'Play from here in the 3D scan' }).last().click();
    await bar.getByRole('button', { name: 'Stops: 3 of 3' }).waitFor(patient);
    await page.getByText('Look back at the house.').waitFor();
    await expectStillPageAccessible(page);
  },
  language: async (page) => {
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { level: 1, name: 'Haus', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Herd', exact: true }).first().waitFor();
    // at the stop where it was
    await page
      .getByRole('toolbar', { name: 'Führung: Round the house' })
      .getByRole('button', { name: 'Stationen: 3 von 3' })
      .waitFor(patient);
  },
};

/** A tour that is saved on the device, which then has no network. */
async function saveOffline({ page, context }: Visitor, address: string) {
  await page.goto(address);
  await saveHere(page);
  await workerServes(page);
  await context.setOffline(true);
  await page.goto('about:blank');
}

async function storedVersion(visited: Visitor, tour: WalkedTour) {
  await saveOffline(visited, tour.published);
  await published(visited, tour);
}

async function storedTour(visited: Visitor, { live }: WalkedTour) {
  await saveOffline(visited, live);
  await visited.page.goto(live);
}

async function published({ page }: Pick<Visitor, 'page'>, tour: WalkedTour) {
  await page.goto(tour.published);
  await showList(page);
}

/** The downloaded website, which its reader opens without a network but that of its own server. */
async function website({ page }: Visitor, tour: WalkedTour) {
  const author = await visitor({ scan: 'real' });
  await withoutPicker(author);
  const dialog = await openDialog(author, tour, false);
  await dialog.getByText('The 3D scan, which visitors can walk through').waitFor(patient);
  const { files } = await downloaded(author.page, () => button(author.page, 'Download').click());
  const { address } = await serveFiles(files, '/house/');
  await page.goto(address);
}

const places: [where: string, ways: Ways, open: (visited: Visitor, tour: WalkedTour) => Promise<unknown>][] = [
  ['the live tour', inPlayer, ({ page }, { live }) => page.goto(live)],
  ['a published version', inPlayer, published],
  ['the live tour, stored, without a network', inPlayer, storedTour],
  ['a stored version without a network', inPlayer, storedVersion],
  ['a downloaded website', inWebsite, website],
];

describe('somebody finds their way in', () => {
  it.each(places)('%s: by search, rooms, minimap, guided tour and language', async (where, ways, open) => {
    const tour = await aTourToWalk();
    if (where.includes('version')) await publishVersion(tour);
    const visited = await visitor({ viewport: wide, worksOffline: where.includes('network'), scan: 'real' });
    await open(visited, tour);

    for (const way of Object.values(ways)) await way(visited.page);
  });
});
