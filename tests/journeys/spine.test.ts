import { doc, updateDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { tours } from '../../scripts/demo-data/documents.mjs';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { at, password, people, signIn } from '../support/people';
import { storeOf } from '../support/sdk';

const { visitor } = withBrowser();
const ofNorthlight = tours.filter(({ organization }) => organization === 'Northlight').length;
const landing = (tour: string) => `/dashboard/tours/landing/${tour}`;

describe('signing in', () => {
  it('AUTH-006 AUTH-041 ROUTE-012 TOUR-001 leads to the tours of one’s organization', async () => {
    const { page } = await visitor();

    await signIn(page, people.editor);

    await page.getByRole('heading', { level: 1, name: 'Northlight' }).waitFor();
    expect(page.url()).toBe(at('/dashboard/tours'));
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Unfinished Tours',
      'Denmark',
      'Estonia',
      'Finland',
      'Germany',
      'Iceland',
      'Norway',
      'Sweden',
    ]);
    expect(await page.getByRole('link', { name: 'Casa Batlló' }).count()).toBe(0);
  });

  it('AUTH-007 works by keyboard alone', async () => {
    const { page } = await visitor();
    await page.goto(at('/'));
    await page.getByLabel('Email').waitFor();

    await page.keyboard.press('Tab');
    await page.keyboard.type(people.viewer);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { level: 1, name: 'Northlight' }).waitFor();
  });

  it.each([
    ['AUTH-027', people.editor, 'wrong', 'The password is incorrect.'],
    ['AUTH-026', 'nobody@northlight.example', 'x', 'There is no account for this email.'],
    ['AUTH-025', people.disabled, password, 'This account has been disabled.'],
    ['AUTH-024', 'not an address', 'x', 'The email address is not valid.'],
  ])('%s refuses %s with %s: %s', async (_id, email, entered, message) => {
    const { page } = await visitor();
    await page.goto(at('/'));

    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(entered);
    await page.getByRole('button', { name: 'Sign In' }).click();

    await page.getByRole('alert').filter({ hasText: message }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
  });

  it('loads no Firestore before it', async () => {
    const { page } = await visitor();
    const scripts: string[] = [];
    page.on('response', (response) => response.url().includes('.js') && scripts.push(response.url()));

    await page.goto(at('/'));
    await page.getByLabel('Email').waitFor();

    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => /firestore|signed-in|tours/.test(url))).toEqual([]);
  });

  it('AUTH-034 ends with Sign out, in every tab, which leads to / and forgets the cache', async () => {
    const { page, context } = await visitor();
    await signIn(page, people.editor, landing('saynatsalo-town-hall'));
    await page.getByRole('heading', { level: 1, name: 'Säynätsalo Town Hall' }).waitFor();
    const other = await context.newPage();
    await other.goto(at('/dashboard/tours'));
    await other.getByRole('link', { name: 'Säynätsalo Town Hall' }).waitFor();

    await page.getByRole('button', { name: 'Sign out' }).click();

    for (const tab of [page, other]) await tab.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(page.url()).toBe(at('/'));
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(databases.filter((name) => name?.startsWith('firestore/'))).toEqual([]);
    await signIn(page, people.guest, landing('saynatsalo-town-hall'));
    await page.getByRole('heading', { level: 1, name: 'Access denied' }).waitFor();
  });
});

describe('a tour', () => {
  it('TOUR-016 ROUTE-007 ROUTE-050 opens from its card with its name, place, folders and PoIs', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer);

    await page.getByRole('link', { name: 'Stockholm City Hall' }).click();

    await page.getByRole('heading', { level: 1, name: 'Stockholm City Hall' }).waitFor();
    expect(page.url()).toBe(at(landing('stockholm-city-hall')));
    expect(await page.title()).toBe('Digital Twin - Stockholm City Hall');
    await page.getByText('Hantverkargatan 1, Stockholm, Sweden').waitFor();
    await page.getByRole('heading', { level: 4, name: 'Gallery of the Prince' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Blue Hall' }).waitFor();
    await page.getByRole('link', { name: 'Landing Page' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Northlight' }).waitFor();
  });

  it('MODEL-065 shows PoIs of the folder uncategorizedpois without a folder header', async () => {
    const { page } = await visitor();

    await signIn(page, people.viewer, landing('oslo-opera-house'));

    await page.getByText('Meeting point').waitFor();
    expect(await page.getByText('uncategorizedpois').count()).toBe(0);
  });

  it('says that it has no folders', async () => {
    const { page } = await visitor();

    await signIn(page, people.viewer, landing('hakons-hall'));

    await page.getByRole('heading', { name: 'No folders found' }).waitFor();
  });

  it('TOUR-058 PLAYER-070 is renamed by keyboard, and another browser sees it at once, on its page and in the list', async () => {
    const [one, two, three] = [await visitor(), await visitor(), await visitor()];
    await signIn(one.page, people.editor, landing('round-tower'));
    await signIn(two.page, people.viewer, landing('round-tower'));
    await signIn(three.page, people.viewer);
    for (const { page } of [one, two]) await page.getByRole('heading', { level: 1, name: 'The Round Tower' }).waitFor();
    await three.page.getByRole('link', { name: 'The Round Tower' }).waitFor();

    await one.page.getByRole('button', { name: 'Rename tour' }).focus();
    await one.page.keyboard.press('Enter');
    await one.page.keyboard.type('Rundetaarn');
    await one.page.keyboard.press('Enter');

    await one.page.getByText('Tour updated').waitFor();
    await two.page.getByRole('heading', { level: 1, name: 'Rundetaarn' }).waitFor();
    await three.page.getByRole('link', { name: 'Rundetaarn' }).waitFor();
  });

  it('keeps what an editor types when somebody else renames it, and says so', async () => {
    const [one, two] = [await visitor(), await visitor()];
    await signIn(one.page, people.editor, landing('saynatsalo-town-hall'));
    await signIn(two.page, people.orgAdmin, landing('saynatsalo-town-hall'));
    await one.page.getByRole('button', { name: 'Rename tour' }).click();
    await one.page.keyboard.type('Half typed');

    await two.page.getByRole('button', { name: 'Rename tour' }).click();
    await two.page.keyboard.type('Aalto’s town hall');
    await two.page.keyboard.press('Enter');

    await one.page.getByText('changed to “Aalto’s town hall”').waitFor();
    expect(await one.page.getByLabel('Tour Name').inputValue()).toBe('Half typed');
    await one.page.keyboard.press('Escape');
    await one.page.getByRole('heading', { level: 1, name: 'Aalto’s town hall' }).waitFor();
  });

  it('renamed offline shows the name, says where it is kept, and is sent once one is back', async () => {
    const [one, two] = [await visitor(), await visitor()];
    await signIn(one.page, people.editor, landing('elbphilharmonie'));
    await signIn(two.page, people.viewer, landing('elbphilharmonie'));
    await two.page.getByRole('heading', { level: 1, name: 'Elbphilharmonie' }).waitFor();
    await one.page.getByRole('heading', { level: 1, name: 'Elbphilharmonie' }).waitFor();

    await one.context.setOffline(true);
    await one.page.getByText('You are offline.').waitFor();
    await one.page.getByRole('button', { name: 'Rename tour' }).click();
    await one.page.keyboard.type('Elphi');
    await one.page.keyboard.press('Enter');
    await one.page.getByRole('heading', { level: 1, name: 'Elphi' }).waitFor();
    await one.page.getByText('Kept on this device').waitFor();
    await one.context.setOffline(false);

    await two.page.getByRole('heading', { level: 1, name: 'Elphi' }).waitFor();
    await one.page.getByText('Tour updated').waitFor();
  });
});

describe('who may see and change a tour', () => {
  it.each([
    ['a member of another organization', people.stranger],
    ['someone without an organization', people.guest],
  ])('ACCESS-046 ACCESS-047 ACCESS-056 shows %s the same page for a tour they may not see and for none', async (_who, email) => {
    const { page } = await visitor();
    const logged: string[] = [];
    page.on('console', (line) => logged.push(line.text()));

    await signIn(page, email, landing('neue-nationalgalerie'));
    await page.getByRole('heading', { level: 1, name: 'Access denied' }).waitFor();
    await page.getByText('You do not have access to this Digital Twin').waitFor();
    const refused = await page.getByRole('main').textContent();
    await page.goto(at(landing('there-is-none')));
    await page.getByRole('heading', { level: 1, name: 'Access denied' }).waitFor();

    expect(await page.getByRole('main').textContent()).toBe(refused);
    expect(logged).toContain('Permission denied');
  });

  it('ACCESS-043 opens a public tour of another organization, to read', async () => {
    const { page } = await visitor();

    await signIn(page, people.guest, landing('stockholm-city-hall'));

    await page.getByRole('heading', { level: 1, name: 'Stockholm City Hall' }).waitFor();
    expect(await page.getByRole('button', { name: 'Rename tour' }).count()).toBe(0);
  });

  it('ACCESS-058 gives a viewer no way to rename, on the screen or past it; an editor has both', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer, landing('neue-nationalgalerie'));
    await page.getByRole('heading', { level: 1, name: 'Neue Nationalgalerie' }).waitFor();
    const rename = async (email: string) => updateDoc(doc(await storeOf(email), 'tours/neue-nationalgalerie'), { name: 'Mies’ last hall' });

    expect(await page.getByRole('button', { name: 'Rename tour' }).count()).toBe(0);
    await expect(rename(people.viewer)).rejects.toMatchObject({ code: 'permission-denied' });
    await rename(people.editor);

    await page.getByRole('heading', { level: 1, name: 'Mies’ last hall' }).waitFor();
  });

  it('tells someone without an organization where they stand', async () => {
    const { page } = await visitor();

    await signIn(page, people.guest);

    await page.getByRole('heading', { level: 1, name: 'You are not in an organization yet' }).waitFor();
    await page.getByText(people.guest).first().waitFor();
  });
});

describe('finding one’s way', () => {
  it('ROUTE-001 ROUTE-002 ROUTE-010 ROUTE-028 leads addresses to their pages', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer, '/dashboard/nonsense');
    await page.waitForURL(at('/dashboard/tours'));

    await page.goto(at('/d/whatever/else'));
    await page.waitForURL(at('/dashboard/tours'));
    for (const address of ['/404', '/no/such/page']) {
      await page.goto(at(address));
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    }
    await page.goto(at('/dashboard'));
    await page.waitForURL(at('/dashboard/tours'));
    await page.goto(at('/404'));

    await page.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(at('/dashboard/tours'));
  });

  it('TOUR-005 TOUR-006 keeps a search in the address, so that Back finds it again', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer);

    await page.getByRole('textbox', { name: 'Search tours' }).fill('hall');
    await page.getByRole('heading', { level: 2, name: 'Search results' }).waitFor();
    await page.getByRole('link', { name: 'Stockholm City Hall' }).click();
    await page.getByRole('heading', { level: 1, name: 'Stockholm City Hall' }).waitFor();
    await page.goBack();

    await page.getByRole('heading', { level: 2, name: 'Search results' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Search tours' }).inputValue()).toBe('hall');
  });

  it('shows the list whole after one tour of it was opened by its link, never in part', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer, landing('oslo-opera-house'));
    await page.getByText('Meeting point').waitFor();
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      new MutationObserver(() => {
        for (const count of document.body.textContent?.match(/\d+ tours? in/g) ?? []) seen.add(count);
      }).observe(document.body, { childList: true, subtree: true });
    });

    await page.getByRole('link', { name: 'Tours', exact: true }).first().click();
    await page.getByRole('link', { name: 'Stockholm City Hall' }).waitFor();

    expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([`${ofNorthlight} tours in`]);
  });

  it('shows the list again from this device when one is offline', async () => {
    const { page, context } = await visitor();
    await signIn(page, people.viewer);
    await page.getByRole('link', { name: 'Stockholm City Hall' }).waitFor();
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('tour-landing-screen')));

    await context.setOffline(true);
    await page.getByRole('link', { name: 'Stockholm City Hall' }).click();
    await page.getByText('Hantverkargatan 1, Stockholm, Sweden').waitFor();
    await page.goBack();

    await page.getByRole('link', { name: 'Stockholm City Hall' }).waitFor();
    await page.getByText('You are offline.').waitFor();
  });

  it('says that a part of the app did not arrive, and Retry fetches it', async () => {
    const { page, context } = await visitor();
    await context.route(/tour-landing-screen/, (route) => route.abort());
    await signIn(page, people.viewer, landing('oslo-opera-house'));
    await page.getByText('A part of Loggia did not arrive.').waitFor();

    await context.unroute(/tour-landing-screen/);
    await page.getByRole('button', { name: 'Retry' }).click();

    await page.getByText('Meeting point').waitFor();
  });

  it('ACCESS-019 ACCESS-020 MODEL-093 ROUTE-004 ROUTE-005 lets a global admin choose an organization, and nobody else', async () => {
    const [admin, member] = [await visitor(), await visitor()];
    await signIn(admin.page, people.globalAdmin);
    await signIn(member.page, people.viewer, '/o/Casa Aperta');

    await admin.page.getByRole('link', { name: 'Casa Aperta' }).click();
    await admin.page.getByRole('heading', { level: 1, name: 'Casa Aperta' }).waitFor();
    await admin.page.getByRole('link', { name: 'Casa Batlló' }).waitFor();
    expect(await admin.page.evaluate(() => localStorage.getItem('organizationId'))).toBe('Casa Aperta');
    await admin.page.goto(at('/o/reset'));
    await admin.page.getByRole('heading', { level: 1, name: 'Organizations' }).waitFor();

    await member.page.getByRole('heading', { level: 1, name: 'Northlight' }).waitFor();
  });

  it('UI-003 MODEL-092 collapses the menu and remembers it', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer);

    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await page.reload();

    await page.getByRole('button', { name: 'Expand menu' }).waitFor();
    await page.getByRole('link', { name: 'Tours', exact: true }).waitFor();
  });

  it('UI-003 has its menu behind a button at 390 px, which closes when one goes somewhere', async () => {
    const { page } = await visitor({ viewport: narrow });
    await signIn(page, people.viewer, landing('stockholm-city-hall'));
    await page.getByRole('heading', { level: 1, name: 'Stockholm City Hall' }).waitFor();

    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Tours', exact: true }).click();

    await page.getByRole('heading', { level: 1, name: 'Northlight' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});

describe.each([
  ['1280 px, light', { viewport: wide, colorScheme: 'light' }],
  ['1280 px, dark', { viewport: wide, colorScheme: 'dark' }],
  ['390 px, light', { viewport: narrow, colorScheme: 'light' }],
  ['390 px, dark', { viewport: narrow, colorScheme: 'dark' }],
] as const)('every screen at %s', (_look, options) => {
  it('is accessible and does not scroll sideways', async () => {
    const { page } = await visitor(options);
    const check = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };

    await page.goto(at('/'));
    await page.getByLabel('Email').waitFor();
    await check();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('alert').filter({ hasText: 'not valid' }).waitFor();
    await check();
    await signIn(page, people.editor);
    await page.getByRole('link', { name: 'Stockholm City Hall' }).waitFor();
    await check();
    await page.getByRole('textbox', { name: 'Search tours' }).fill('zzz');
    await page.getByRole('heading', { name: 'No tours found.' }).waitFor();
    await check();
    await page.goto(at(landing('stockholm-city-hall')));
    await page.getByRole('button', { name: 'Rename tour' }).click();
    await page.getByLabel('Tour Name').fill('');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Enter a name.' }).waitFor();
    await check();
    await page.goto(at(landing('casa-batllo-cellar')));
    await page.getByRole('heading', { name: 'Access denied' }).waitFor();
    await check();
    await page.goto(at('/nowhere'));
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await check();
  });
});
