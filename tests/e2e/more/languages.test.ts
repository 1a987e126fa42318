import type { Frame, Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { tourId } from '../../../src/domain/ids';
import { playerPath } from '../../../src/domain/page-addresses';
import { randomIdentifier } from '../../../src/domain/random';
import { pseudoText } from '../../../src/language/pseudo';
import { removedAfterwards, store } from '../../functions/administrator';
import {
  expectAccessibleInSchemes,
  expectNoSidewaysScroll,
  expectStillPageAccessible,
  narrow,
  wide,
  withBrowser,
} from '../../support/browser';
import { embedOurs } from '../../support/elsewhere';
import { contentOf, namesIn, shortenedFromTheBeginning, textProblems } from '../../support/languages';
import { anOwnPlace } from '../../support/own-tours';
import { at, people, signIn } from '../../support/people';
import { patient } from '../../support/player';

const { visitor } = withBrowser();

const tour = '/digital-twin/house-with-garden';
const compared = '/compare/barn-renewal?first=barn-2023&second=barn-2025';
const version = '/public-tour/Casa%20Aperta/house-with-garden/demoHouseVersion0002';

const sizes = [
  ['a desk', wide],
  ['a phone', narrow],
] as const;

/** On which side of the window something is. */
async function sideOf(part: Locator): Promise<'left' | 'right'> {
  await part.waitFor();
  const box = await part.boundingBox();
  const width = part.page().viewportSize()?.width ?? 0;
  return box && box.x + box.width / 2 > width / 2 ? 'right' : 'left';
}

async function expectMirrored(page: Page): Promise<void> {
  await page.locator('html[lang=ar][dir=rtl]').waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInSchemes(page);
  expect(await shortenedFromTheBeginning(page)).toEqual([]);
}

describe('in Arabic', () => {
  it.each(sizes)('a visitor at %s goes through a tour from right to left, and signs in', async (_place, viewport) => {
    const named = await namesIn('ar');
    const { page } = await visitor({ viewport, locale: 'ar-EG', hasTouch: viewport === narrow });
    const bar = page.getByRole('toolbar', { name: named('Tour controls') });
    const press = (english: string) => bar.getByRole('button', { name: named(english) }).click(patient);

    await page.goto(at(tour));
    await page.getByRole('heading', { level: 1, name: 'House with garden' }).waitFor();
    await expectMirrored(page);
    await page.getByRole('link', { name: named('Explore') }).click();

    await bar.waitFor();
    if (viewport === narrow) await press('Points of interest');
    const list = page.getByRole('tree');
    if (viewport === wide) expect(await sideOf(list)).toBe('right');
    await expectNoSidewaysScroll(page);
    await list.getByRole('treeitem', { name: /Desk/ }).click();
    const content = page.getByRole('article', { name: 'Desk' });
    await content.waitFor();
    if (viewport === wide) expect(await sideOf(content)).toBe('left');
    await expectMirrored(page);

    for (const panel of ['Share', 'More']) {
      await press(panel);
      await page.getByRole('dialog').waitFor();
      await expectMirrored(page);
      await page.keyboard.press('Escape');
    }

    await page.goto(at('/'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectMirrored(page);
  });

  it.each(sizes)('a version, its guided tour, the report and a collection run from right to left at %s', async (_place, viewport) => {
    const named = await namesIn('ar');
    const { page } = await visitor({ viewport, locale: 'ar-EG', hasTouch: viewport === narrow });
    const bar = page.getByRole('toolbar', { name: named('Tour controls') });

    await page.goto(at(version));
    await bar.waitFor();
    await expectMirrored(page);
    await page.goto(at(`${version}?page=report`));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectMirrored(page);
    await page.goto(at(version));
    await bar.getByRole('button', { name: named(viewport === narrow ? 'More' : 'Guided tours') }).click(patient);
    const panel = page.getByRole('dialog');
    if (viewport === narrow) await panel.getByRole('button', { name: named('Guided tours') }).click();
    await panel
      .getByRole('button')
      .filter({ hasText: named('Play') })
      .first()
      .click();
    await page.getByRole('button', { name: named('Next stop') }).click(patient);
    await expectMirrored(page);

    await signIn(page, people.stranger, '/collection/villas');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectMirrored(page);
  });

  it('the left arrow key leads to the next point, which is on the left', async () => {
    const { page } = await visitor({ locale: 'ar' });
    await page.goto(at(`${tour}/play`));
    await page.getByRole('tree').getByRole('treeitem', { name: /Desk/ }).click();
    await page.getByRole('article', { name: 'Desk' }).waitFor();

    await page.keyboard.press('ArrowLeft');
    await page.getByRole('article', { name: 'Bookcase' }).waitFor();
    await page.keyboard.press('ArrowRight');

    await page.getByRole('article', { name: 'Desk' }).waitFor();
  });
});

describe('in German', () => {
  const ways = sizes.flatMap(([size, viewport]) => [
    { size, viewport, what: 'the player', path: `${tour}/play` },
    { size, viewport, what: 'a published version', path: version },
  ]);

  it.each(ways)('a visitor at $size reads $what after three presses, and from then on every page', async ({ viewport, path }) => {
    const named = await namesIn('de');
    const { page } = await visitor({ viewport, hasTouch: viewport === narrow });
    await page.goto(at(path));
    let presses = 0;
    const press = async (part: Locator) => {
      presses += 1;
      await (viewport === narrow ? part.tap(patient) : part.click(patient));
    };

    await press(page.getByRole('toolbar', { name: 'Tour controls' }).getByRole('button', { name: 'More' }));
    const language = page.getByRole('combobox', { name: 'Language' });
    // opens the browser's own list, and chooses from it
    presses += 2;
    await language.selectOption('Deutsch');

    await page.getByRole('toolbar', { name: named('Tour controls') }).waitFor();
    expect(presses).toBeLessThanOrEqual(3);
    await page.locator('html[lang=de][dir=ltr]').waitFor();
    await page.goto(at(tour));
    await page.getByRole('link', { name: named('Explore') }).waitFor();
    await expectNoSidewaysScroll(page);
  });
});

describe('the front pages of short addresses, 320 pixels wide', () => {
  it.each(['de', 'ar'])('fit, and nothing of them is cut: %s', async (locale) => {
    const place = await anOwnPlace();
    const [shortCode, collection] = ['villas2', randomIdentifier()];
    await store()
      .doc(removedAfterwards(`collections/${collection}`))
      .set({ name: 'Häuser', organization: place.organization, isPublic: true, shortCode, sortType: 'name', sortOrder: [] });
    await store()
      .doc(removedAfterwards(`shortCodes/${shortCode}`))
      .set({ collection });
    const { page } = await visitor({ viewport: { width: 320, height: 640 }, locale });

    for (const path of ['/t/garden2', `/c/${shortCode}`]) {
      await page.goto(`${inject('address').replace(/\/$/, '')}${path}`);
      await page.locator(`html[lang=${locale}]`).waitFor();
      await expectNoSidewaysScroll(page);
      expect((await textProblems(page, [])).cut).toEqual([]);
      await expectStillPageAccessible(page);
    }
  });
});

const ourFrame = (page: Page) => page.frames().find((frame) => frame.url().includes('/digital-twin/'));

const bar = (page: Page) => page.getByRole('toolbar', { name: pseudoText('Tour controls') });
const press = (within: Locator, english: string) => within.getByRole('button', { name: pseudoText(english), exact: true }).click(patient);
const panel = (page: Page) => page.getByRole('dialog');

async function openDesk(page: Page): Promise<void> {
  await press(bar(page), 'Points of interest');
  await page.getByRole('treeitem', { name: /Desk/ }).click();
  await page.getByRole('article', { name: 'Desk' }).waitFor();
}

const openMore = (page: Page) => press(bar(page), 'More').then(() => panel(page).waitFor());
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens something that More leads to on a phone. */
const openFromMore = async (page: Page, english: string) => {
  await openMore(page);
  await press(panel(page), english);
};
const region = (page: Page, english: string) => page.getByRole('region', { name: pseudoText(english), exact: true });

async function search(page: Page): Promise<void> {
  await press(bar(page), 'Points of interest');
  await page.getByRole('textbox', { name: pseudoText('Search points of interest') }).fill('smoke');
  await region(page, 'Texts').waitFor(patient);
}

async function playGuidedTour(page: Page): Promise<void> {
  await openFromMore(page, 'Guided tours');
  await panel(page)
    .getByRole('button')
    .filter({ hasText: pseudoText('Play') })
    .first()
    .click();
  await page.getByRole('button', { name: pseudoText('Next stop') }).click(patient);
}

/** What visitors see, and what opens it. */
type Surface = {
  what: string;
  path: string;
  shown: (page: Page) => Locator;
  open?: (page: Page) => Promise<unknown>;
  worksOffline?: boolean;
};

const surfaces: readonly Surface[] = [
  { what: 'a landing page', path: tour, shown: heading },
  ...[
    { what: 'the player', path: `${tour}/play` },
    { what: 'a published version', path: version },
  ].flatMap(({ what, path }) => [
    { what, path, shown: bar },
    { what: `the list of ${what}`, path, shown: bar, open: (page: Page) => press(bar(page), 'Points of interest') },
    { what: `a point of ${what}`, path, shown: bar, open: openDesk },
    { what: `More of ${what}`, path, shown: bar, open: openMore },
    { what: `the floors of ${what}`, path, shown: bar, open: (page: Page) => bar(page).locator('[aria-keyshortcuts=G]').click(patient) },
    { what: `About of ${what}`, path, shown: bar, open: (page: Page) => openFromMore(page, 'About this tour') },
    { what: `what a search finds in ${what}`, path, shown: bar, open: search },
    { what: `the guided tours of ${what}`, path, shown: bar, open: (page: Page) => openFromMore(page, 'Guided tours') },
    { what: `a guided tour of ${what}`, path, shown: bar, open: playGuidedTour },
    { what: `the rooms of ${what}`, path, shown: bar, open: (page: Page) => openFromMore(page, 'Rooms') },
  ]),
  { what: 'Share of a published version', path: version, shown: bar, open: (page) => openFromMore(page, 'Share') },
  {
    what: 'the minimap',
    path: `${tour}/play`,
    shown: bar,
    open: (page) => openFromMore(page, 'Minimap').then(() => region(page, 'Minimap').waitFor(patient)),
  },
  {
    what: 'Save for offline',
    path: `${tour}/play`,
    shown: bar,
    open: (page) => openFromMore(page, 'Save for offline'),
    worksOffline: true,
  },
  { what: 'the player without a network', path: `${tour}/play`, shown: bar, open: (page) => page.context().setOffline(true) },
  { what: 'the files', path: `${tour}/files`, shown: heading },
  { what: 'the files of a version', path: `${version}?page=files`, shown: heading },
  {
    what: 'Share of a landing page',
    path: tour,
    shown: heading,
    open: (page) => page.getByRole('button', { name: pseudoText('Share'), exact: true }).click(),
  },
  {
    what: 'the files of a landing page',
    path: tour,
    shown: heading,
    open: (page) => page.getByRole('button', { name: pseudoText('Files') }).click(),
  },
  { what: 'Share', path: `${tour}/play`, shown: bar, open: (page) => press(bar(page), 'Share').then(() => panel(page).waitFor()) },
  { what: 'measuring', path: `${tour}/play`, shown: bar, open: (page) => openMore(page).then(() => press(panel(page), 'Measure')) },
  { what: 'two tours that are compared', path: `${compared}&show=slider`, shown: heading },
  {
    what: 'what two tours differ in',
    path: compared,
    shown: heading,
    open: (page) => press(page.getByRole('main'), 'Points of interest'),
  },
  { what: 'the report', path: `${tour}/report`, shown: heading },
  { what: 'signing in', path: '/', shown: heading },
  { what: 'an unknown page', path: '/404', shown: heading },
  { what: 'a tour that is denied', path: '/digital-twin/neue-nationalgalerie', shown: heading },
];

const contents = [
  'tours/house-with-garden',
  'organizations/Casa Aperta',
  'organizations/Casa Aperta/tours/house-with-garden/snapshots/demoHouseVersion0002',
  ...['barn-2023', 'barn-2025'].map((id) => `locations/barn-renewal/tours/${id}`),
];

async function expectAllTranslatedAndReadable(page: Page, content: readonly string[]): Promise<void> {
  await page.locator('html[lang=en-XA]').waitFor();
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  await expectNoSidewaysScroll(page);
  // the font, and what a page says a moment later, may still be loading
  await expect.poll(() => textProblems(page, content)).toEqual({ untranslated: [], cut: [] });
}

describe('in the pseudo-language, whose texts are 40 % longer, 320 pixels wide', () => {
  const viewport = { width: 320, height: 640 };

  it('what is not translated, or cut, is found', async () => {
    const { page } = await visitor({ viewport });
    await page.goto(at('/404'));
    await heading(page).waitFor();

    await page.evaluate(() => {
      const [cut, shortened] = ['Cut off', 'Shortened'].map((text) => {
        const box = document.createElement('p');
        box.textContent = text;
        Object.assign(box.style, { width: '20px', overflow: 'hidden', whiteSpace: 'nowrap' });
        return box;
      });
      Object.assign(shortened!.style, { textOverflow: 'ellipsis' });
      const titled = shortened!.cloneNode(true) as HTMLElement;
      titled.title = 'Shortened';
      document.body.append(cut!, shortened!, titled);
    });

    const { untranslated, cut } = await textProblems(page, ['Shortened']);
    expect(untranslated).toEqual(expect.arrayContaining(['Page not found', 'Cut off']));
    expect(untranslated).not.toContain('Shortened');
    expect(cut).toEqual(['Cut off', 'Shortened']);
  });

  it.each(surfaces)('$what is translated as a whole, and nothing of it is cut', async ({ path, shown, open, worksOffline = false }) => {
    const { page } = await visitor({ viewport, hasTouch: true, worksOffline });

    await page.goto(at(`${path}${path.includes('?') ? '&' : '?'}lang=en-XA`));
    await shown(page).first().waitFor();
    await open?.(page);

    await expectAllTranslatedAndReadable(page, await contentOf(contents, 'HouseGarden'));
  });

  it('what is shared with somebody is translated as a whole, and nothing of it is cut', async () => {
    const { page } = await visitor({ viewport, hasTouch: true });

    await signIn(page, people.stranger, '/dashboard/my-page?lang=en-XA');
    await heading(page).waitFor();

    await expectAllTranslatedAndReadable(page, await contentOf(['organizations/Casa Aperta']));
  });

  it('the player in the frame of another site is translated as a whole, and nothing of it is cut', async () => {
    const { page } = await visitor({ viewport, hasTouch: true });

    await embedOurs(page, `${tour}/play?lang=en-XA`);
    await expect.poll(() => ourFrame(page)?.url(), patient).toContain('lang=en-XA');
    const frame = ourFrame(page) as Frame;
    await frame.getByRole('toolbar', { name: pseudoText('Tour controls') }).waitFor(patient);

    const content = await contentOf(contents, 'HouseGarden');
    await expect.poll(() => textProblems(frame, content)).toEqual({ untranslated: [], cut: [] });
  });

  it('the filter of points is translated as a whole, and nothing of it is cut', async () => {
    const place = await anOwnPlace();
    const pois = [
      { identifier: 'main', name: 'Main valve', typeId: 'valve', state: 'open', due: '2030-05-06' },
      { identifier: 'garden', name: 'Garden valve', typeId: 'valve', state: 'done' },
    ];
    const states = [
      { id: 'open', name: 'To do', hasDueDate: true },
      { id: 'done', name: 'Done' },
    ];
    const id = await place.tour({
      name: 'Pump house',
      public: true,
      pointTypes: [{ id: 'valve', name: 'Valve', fields: [{ key: 'bar', name: 'Pressure', kind: 'number' }], states }],
      folders: [{ id: 'f', name: 'Cellar', pois }],
    });
    const { page } = await visitor({ viewport, hasTouch: true });

    await page.goto(at(`${playerPath(tourId(id))}?lang=en-XA`));
    await press(bar(page), 'Points of interest');
    await page.getByRole('button', { name: pseudoText('Filter and colours') }).click(patient);

    await expectAllTranslatedAndReadable(page, await contentOf([`tours/${id}`, `organizations/${place.organization}`]));
  });

  it('a collection is translated as a whole, and nothing of it is cut', async () => {
    const { page } = await visitor({ viewport, hasTouch: true });

    await signIn(page, people.stranger, '/collection/villas?lang=en-XA');
    await heading(page).waitFor();

    const tours = ['villa-barbaro', 'palazzo-te', 'villa-cavrois', 'villa-necchi'].map((id) => `tours/${id}`);
    await expectAllTranslatedAndReadable(page, await contentOf(['collections/villas', 'organizations/Casa Aperta', ...tours]));
  });
});
