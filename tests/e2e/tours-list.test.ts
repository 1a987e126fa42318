import { doc, updateDoc } from 'firebase/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tours } from '../../scripts/demo-data/documents.mjs';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { builtChunk } from '../support/build';
import { at, people, signIn } from '../support/people';
import { storeOf } from '../support/sdk';

const { visitor } = withBrowser();
const ofNorthlight = tours.filter(({ organization }) => organization === 'Northlight').length;
const list = '/dashboard/tours';

describe('the tours of an organization', () => {
  it('are those of one’s own, by country, the unfinished ones first [TOUR-001 TOUR-007 TOUR-009 TOUR-082]', async () => {
    const { page } = await visitor();

    await signIn(page, people.editor, `${list}?mode=list`);

    await page.getByRole('heading', { level: 1, name: 'Northlight' }).waitFor();
    await page.getByText(`${ofNorthlight} tours in 7 countries`).waitFor();
    const [unfinished, first] = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect([unfinished, first]).toEqual(['Unfinished Tours', 'Denmark']);
    await page.getByText('These tours might be missing crucial information like address or country.').waitFor();
    await page.keyboard.press('End');
    await page.getByRole('heading', { level: 2, name: 'Sweden' }).waitFor();
    expect(await page.getByRole('link', { name: 'Casa Batlló' }).count()).toBe(0);
  });

  it('keep search, filter and mode in the address, so that Back finds them again [TOUR-004 TOUR-005 TOUR-006 TOUR-016]', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer, list);

    await page.getByRole('textbox', { name: 'Search tours' }).fill('hall');
    await page.getByRole('heading', { level: 2, name: 'Search results' }).waitFor();
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('button', { name: /^Civic/ }).click();
    await page.getByTitle('List').click();
    const address = page.url();
    await page.getByRole('link', { name: 'Stockholm City Hall' }).click();
    await page.getByRole('heading', { level: 1, name: 'Stockholm City Hall' }).waitFor();
    await page.goBack();

    await page.getByRole('heading', { level: 2, name: 'Search results' }).waitFor();
    expect(page.url()).toBe(address);
    expect(address).toMatch(/\?q=hall&type=[^&]+&mode=list$/);
    expect(await page.getByRole('textbox', { name: 'Search tours' }).inputValue()).toBe('hall');
    expect(await page.getByRole('button', { name: /^Civic/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('stay in the mode that was chosen, also after a reload of the page without it [TOUR-008]', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer, list);

    await page.getByTitle('List').click();
    await page.waitForURL(at(`${list}?mode=list`));
    await page.goto(at('/help'));
    await page.goto(at(list));

    await page.getByRole('radio', { name: 'List', checked: true }).waitFor({ state: 'attached' });
  });

  it('are reached by keyboard alone, from one to the next and to the last [TOUR-016]', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer, `${list}?mode=list`);
    await page.getByRole('link', { name: 'Warehouse 7, east wing' }).focus();

    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Aarhus City Hall');
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.activeElement?.closest('section')?.textContent?.startsWith('Sweden'));
    await page.keyboard.press('Enter');

    await page.waitForURL(/\/dashboard\/tours\/landing\//);
  });

  it('change in every browser as soon as somebody changes them [TOUR-082]', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer, `${list}?q=oodi`);
    await page.getByRole('link', { name: /Oodi/ }).waitFor();

    const oodi = tours.find(({ name }) => name.includes('Oodi'));
    const rename = async (name: unknown) => updateDoc(doc(await storeOf(people.editor), `tours/${oodi?.id}`), { name });
    // other files look for it by its name
    onTestFinished(() => rename(oodi?.name));
    await rename('Oodi, renamed');

    await page.getByRole('link', { name: 'Oodi, renamed' }).waitFor();
  });

  it('are there at once on the next visit, while the database is still on its way; signing out takes them from the device [TOUR-082]', async () => {
    const { page, context } = await visitor();
    await signIn(page, people.viewer, list);
    await expect.poll(() => seenHere(page)).toContainEqual(expect.stringContaining('tours'));
    await context.route(`**/${builtChunk('store')}`, () => undefined);

    await page.reload();
    await page.getByText(`${ofNorthlight} tours in 7 countries`).waitFor();
    await page.getByRole('link', { name: 'Warehouse 7, east wing' }).waitFor();

    await context.unrouteAll();
    await page.reload();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'or use email and password.' }).waitFor();
    expect(await seenHere(page)).toEqual([]);
  });

  it('are there again on this device when one is offline', async () => {
    const { page, context } = await visitor();
    await signIn(page, people.viewer, `${list}?q=stockholm`);
    await page.getByRole('link', { name: 'Stockholm City Hall' }).waitFor();
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/landing-')));

    await context.setOffline(true);
    await page.getByRole('link', { name: 'Stockholm City Hall' }).click();
    await page.getByRole('heading', { level: 1, name: 'Stockholm City Hall' }).waitFor();
    await page.goBack();

    await page.getByRole('link', { name: 'Stockholm City Hall' }).waitFor();
    await page.getByText('You’re offline.').waitFor();
  });
});

describe('who may do what', () => {
  const own = 'Add to favourites';

  it.each([
    ['TOUR-002 TOUR-015', 'a viewer', people.viewer, [], [own]],
    ['TOUR-015', 'an editor', people.editor, [], ['Edit', 'Invite', 'People with access', 'Share links', own]],
    [
      'TOUR-002 TOUR-015',
      'an organization admin',
      people.orgAdmin,
      ['Create'],
      ['Edit', 'Invite', 'People with access', 'Share links', 'Duplicate', own, 'Delete'],
    ],
  ])('%s shows %s the ways they have', async (_id, _who, email, ways, items) => {
    const { page } = await visitor();
    await signIn(page, email, `${list}?q=warehouse`);
    await page.getByRole('link', { name: 'Warehouse 7, east wing' }).waitFor();

    const shown = await page.getByRole('link', { name: /^(Import|Create)$/ }).allTextContents();
    expect(shown).toEqual(ways);
    const menu = page.getByRole('button', { name: 'Menu of Warehouse 7, east wing' });
    await menu.press('Enter');
    await page.getByRole('menuitem').first().waitFor();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(items);
    await page.keyboard.press('Escape');
    await page.waitForFunction((label) => document.activeElement?.getAttribute('aria-label') === label, 'Menu of Warehouse 7, east wing');
  });

  it('offers the import to a global admin [TOUR-003]', async () => {
    const { page } = await visitor();
    await signIn(page, people.globalAdmin, '/o/Northlight');
    await page.getByRole('heading', { level: 1, name: 'Northlight' }).waitFor();

    await page.getByRole('link', { name: 'Import' }).click();

    await page.waitForURL(at('/dashboard/tours/import?organization=Northlight'));
  });

  it('opens the files of a tour over the list; Back and Escape close them [TOUR-013]', async () => {
    const { page } = await visitor();
    await signIn(page, people.editor, `${list}?q=warehouse`);

    await page.getByRole('button', { name: '0 files of Warehouse 7, east wing' }).click();
    await page.getByRole('dialog').waitFor();
    expect(page.url()).toContain('files=warehouse-seven');
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.goForward();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(page.url()).toBe(at(`${list}?q=warehouse`));
  });
});

describe.each([
  ['1280 px, light', { viewport: wide, colorScheme: 'light' }],
  ['1280 px, dark', { viewport: wide, colorScheme: 'dark' }],
  ['390 px, light', { viewport: narrow, colorScheme: 'light' }],
  ['390 px, dark', { viewport: narrow, colorScheme: 'dark' }],
] as const)('the tours page at %s', (_look, options) => {
  it('is accessible and does not scroll sideways, as a grid, as a list, filtered, and without a find', async () => {
    const { page } = await visitor(options);
    await signIn(page, people.orgAdmin, list);

    for (const query of ['', '?mode=list', '?type=civic&q=hall', '?q=zzz']) {
      await page.goto(at(list + query));
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
});

/** The names of what this device keeps as it was last shown. */
const seenHere = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'loggia-seen')) return [];
    const database = await answered(indexedDB.open('loggia-seen'));
    const keys = await answered(database.transaction('seen').objectStore('seen').getAllKeys());
    database.close();
    return keys.map(String);
  });
