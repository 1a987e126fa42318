import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { orgId, tourId } from '../../../src/domain/ids';
import { sourceHash } from '../../../src/domain/languages/source-hash';
import { playerPath } from '../../../src/domain/page-addresses';
import { publicTourPath } from '../../../src/domain/publishing/publication-page-addresses';
import { store } from '../../functions/administrator';
import { type Visitor, wide, withBrowser } from '../../support/browser';
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
type Ways = Record<'search' | 'rooms' | 'guidedTour' | 'language', (page: Page) => Promise<void>>;

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
  guidedTour: async (page) => {
    await page.goto(`${page.url().split('?')[0]}?guide=round`);
    await page.reload();
    const bar = page.getByRole('toolbar', { name: 'Guided tour: Round the house' });
    await bar.getByRole('button', { name: 'Next stop' }).click(patient);
    await bar.getByRole('button', { name: 'Stops: 2 of 2' }).waitFor(patient);
    await page.getByText('Where one sits').first().waitFor();
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
    await page.getByText('Kitchen').first().waitFor();
  },
  guidedTour: async (page) => {
    await page.getByRole('link', { name: 'Round the house' }).click();
    await page.getByRole('heading', { name: 'Where one sits' }).waitFor();
    await page.getByText('Oak, from the garden.').waitFor();
    await page.goBack();
  },
  language: async (page) => {
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { level: 1, name: 'Haus', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Herd', exact: true }).first().waitFor();
  },
};

async function stored({ page, context }: Visitor, tour: WalkedTour) {
  await page.goto(tour.published);
  await saveHere(page);
  await workerServes(page);
  await context.setOffline(true);
  await page.goto('about:blank');
  await published({ page }, tour);
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
  ['a stored version without a network', inPlayer, stored],
  ['a downloaded website', inWebsite, website],
];

describe('somebody finds their way in', () => {
  it.each(places)('%s: by search, rooms, guided tour and language', async (where, ways, open) => {
    const tour = await aTourToWalk();
    if (where.includes('version')) await publishVersion(tour);
    const visited = await visitor({ viewport: wide, worksOffline: where.includes('network'), scan: 'real' });
    await open(visited, tour);

    for (const way of Object.values(ways)) await way(visited.page);
  });
});
