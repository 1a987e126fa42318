import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { collectionPlayerPath, playerPath, signInPath } from '../../src/domain/addresses';
import { collectionId, tourId } from '../../src/domain/ids';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { at, people, signIn } from '../support/people';

const { visitor } = withBrowser();

const house = tourId('house-with-garden');
const plant = tourId('mixing-plant-hall-4');
const office = tourId('office-speicherstrasse');
const flat = tourId('flat-querallee');

const patient = { timeout: 90_000 };
const list = (page: Page) => page.getByRole('tree', { name: 'Points of interest' });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Tour controls' });
/** The scan plays, and the place one stands at is said. */
const stands = (page: Page, where: string | RegExp) =>
  page
    .getByRole('status')
    .filter({ hasText: where })
    .waitFor({ state: 'attached', ...patient });

type Point = { x: number; y: number; z: number };
type Sdk = {
  Tag: { data: { waitUntil: (is: (tags: Tags) => boolean) => Promise<Tags> } };
  Camera: { pose: { waitUntil: (is: () => boolean) => Promise<unknown> } };
  Conversion: { worldToScreen: (point: Point, pose: unknown, size: { w: number; h: number }) => { x: number; y: number } };
};
type Tags = Iterable<[string, { label: string; discPosition: Point }]> | Record<string, { label: string; discPosition: Point }>;

/** Where the disc of a tag is drawn, in pixels of the page. */
const tagInScan = (page: Page, label: string): Promise<{ x: number; y: number }> =>
  page.evaluate(async (wanted) => {
    const frame = document.querySelector('iframe')!;
    const inside = frame.contentWindow as unknown as { MP_SDK: { connect: (target: unknown) => Promise<Sdk> } };
    const sdk = await inside.MP_SDK.connect(frame.contentWindow);
    const named = (tags: Tags) =>
      [...(Symbol.iterator in tags ? tags : Object.entries(tags))].map(([, tag]) => tag).find((tag) => tag.label === wanted);
    const tags = await sdk.Tag.data.waitUntil((all) => named(all) !== undefined);
    const pose = await sdk.Camera.pose.waitUntil(() => true);
    const { left, top, width, height } = frame.getBoundingClientRect();
    const { x, y } = sdk.Conversion.worldToScreen(named(tags)!.discPosition, pose, { w: width, h: height });
    return { x: left + x, y: top + y };
  }, label);

/** What a page asks of the store: the documents it names, and whether it asks for a list. */
function watchReads(page: Page) {
  const documents = new Set<string>();
  const lists: string[] = [];
  page.on('request', (request: Request) => {
    const body = decodeURIComponent(request.postData() ?? '');
    if (!/documents/.test(request.url() + body)) return;
    for (const [, path = ''] of body.matchAll(/\(default\)\/documents\/([^"?&\\]+)/g)) documents.add(path.replace(/\/$/, ''));
    if (/structuredQuery|runQuery/.test(request.url() + body)) lists.push(body);
  });
  return { documents, lists };
}

describe('a visitor', () => {
  it('walks through a public tour [PLAYER-007 PLAYER-008 PLAYER-009 PLAYER-012 PLAYER-013 PLAYER-082 PLAYER-025 PLAYER-026 PLAYER-030 PLAYER-035 PLAYER-071]', async () => {
    const { page } = await visitor();
    await page.goto(at(playerPath(house)));

    await list(page).getByRole('treeitem', { name: /^Desk/ }).click();
    await page.getByRole('article', { name: 'Desk' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'House with garden' }).waitFor();
    await page.getByRole('link', { name: 'Casa Aperta' }).waitFor();
    await stands(page, 'Inside, at Desk, Ground floor');
    expect(new URL(page.url()).hash).toMatch(/\/play\?start=\w+$/);
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByRole('article', { name: 'Bookcase' }).waitFor();
    // it is seen from the same place
    await stands(page, 'Inside, at Bookcase, Ground floor');
    await list(page)
      .getByRole('treeitem', { name: /^Main bedroom/ })
      .click();
    await stands(page, /Inside, at Main bedroom, Upper floor/);

    await bar(page).getByText('Dollhouse').click();
    await stands(page, 'Dollhouse, all floors');
    await bar(page).getByRole('button', { name: 'Floors: All floors' }).click();
    const floors = page.getByRole('dialog', { name: 'Floors' });
    await floors.getByRole('button', { name: 'Floor above' }).click();
    await stands(page, 'Dollhouse, Upper floor');
    await floors.getByRole('button', { name: 'Floor below' }).click();
    await stands(page, 'Dollhouse, Ground floor');
    await floors.getByRole('button', { name: 'ALL' }).click();
    await stands(page, 'Dollhouse, all floors');
    await bar(page).getByRole('button', { name: 'Floors: All floors' }).click();
    await floors.getByRole('button', { name: 'Ground floor' }).click();
    await stands(page, 'Dollhouse, Ground floor');
  });

  it('follows another address of the tour within the visit, and signs in where it is [ROUTE-043]', async () => {
    const { page } = await visitor();
    await page.goto(at(playerPath(house)));
    const open = async (name: string) => {
      const before = page.url();
      await list(page)
        .getByRole('treeitem', { name: new RegExp(`^${name}`) })
        .click();
      await page.getByRole('article', { name }).waitFor();
      await page.waitForURL(({ href }) => href !== before);
      return page.url();
    };
    const desk = await open('Desk');
    const bathtub = await open('Bathtub');

    await page.goto(desk);
    await page.getByRole('article', { name: 'Desk' }).waitFor();
    await page.goto(bathtub);
    await page.getByRole('article', { name: 'Bathtub' }).waitFor();
    await open('Desk');
    await page.getByRole('link', { name: 'Sign in' }).click();

    await page.waitForURL((url) => decodeURIComponent(url.hash).includes(new URL(desk).hash.slice(1)));
  });

  it('opens a point of interest by its tag in the scan [PLAYER-072 PLAYER-073]', async () => {
    const { page } = await visitor();
    await page.goto(at(playerPath(house)));
    await list(page)
      .getByRole('treeitem', { name: /^Bathtub/ })
      .click();
    await stands(page, /at Bathtub/);
    await page.getByRole('button', { name: 'Close Content' }).click();
    expect(await page.getByRole('article').count()).toBe(0);

    const tag = await tagInScan(page, 'Bathtub');
    await page.mouse.move(tag.x - 5, tag.y, { steps: 3 });
    await page.mouse.move(tag.x, tag.y, { steps: 3 });
    await page.mouse.click(tag.x, tag.y);

    await page.getByRole('article', { name: 'Bathtub' }).getByText('Filled by its own pipe').waitFor(patient);
    await list(page)
      .getByRole('treeitem', { name: /^Bathtub/, selected: true })
      .waitFor();
  });

  it('has the whole screen, and is told there what to wait for [PLAYER-016 UI-006]', async () => {
    const { page } = await visitor();
    await page.route('**/bundle/showcase.html*', () => undefined);
    await page.goto(at(playerPath(house)));

    await bar(page).getByRole('button', { name: 'Fullscreen' }).click(patient);
    await page.waitForFunction(() => document.fullscreenElement?.localName === 'main');
    await bar(page).getByRole('button', { name: 'Zoom in' }).click();
    await page.waitForFunction(() => document.fullscreenElement?.textContent?.includes('Please wait for the tour to load'));
    await bar(page).getByRole('button', { name: 'Exit fullscreen' }).click();

    await page.waitForFunction(() => document.fullscreenElement === null);
    await page.getByRole('link', { name: 'Casa Aperta' }).waitFor();
  });

  it('stays at the place without its furniture, and after the viewer went away [PLAYER-068 PLAYER-076]', async () => {
    const { page } = await visitor();
    await page.goto(at(playerPath(house)));
    await list(page)
      .getByRole('treeitem', { name: /^Kitchen island/ })
      .click();
    await stands(page, /at Kitchen island/);

    await bar(page).getByRole('button', { name: 'Without furniture' }).click();
    const progress = page.getByRole('progressbar', { name: 'Loading the scan' });
    await progress.waitFor();
    // only a page that has connected can be interrupted; the status of the other scan stays until then
    await progress.waitFor({ state: 'hidden', ...patient });
    await stands(page, /at Kitchen island/);
    await page.getByTitle('3D view of House with garden').evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.location.reload());
    await page.getByRole('alert').getByText('The 3D view was interrupted').waitFor(patient);
    await page.getByRole('button', { name: 'Reload' }).click();

    await stands(page, /at Kitchen island/);
    // the scan is loaded three times
  }, 150_000);

  it('reads at most three documents and no list, and loads nothing of editor, map or administration [PLAYER-070]', async () => {
    const { page } = await visitor();
    const reads = watchReads(page);
    const scripts: { url: string; code: string }[] = [];
    page.on('response', async (response) => {
      const url = response.url();
      if (/\.js(\?|$)/.test(url) && !url.includes('/bundle/')) scripts.push({ url, code: await response.text().catch(() => '') });
    });

    await page.goto(at(playerPath(house, 'play', 'sharedFireplace00001')));
    await page.getByText('Look at the slab.').waitFor();
    await page.getByRole('article', { name: 'Fireplace' }).waitFor(patient);

    // the message to all users is read once the page is at rest
    expect([...reads.documents].filter((path) => path !== 'app/global').sort()).toEqual([
      'organizations/Casa Aperta',
      'tours/house-with-garden',
      'tours/house-with-garden/links/sharedFireplace00001',
    ]);
    expect(reads.lists).toEqual([]);
    const code = scripts.map((script) => script.code).join('\n');
    expect(code).not.toMatch(/leaflet-container|ProseMirror|dnd-kit/);
    expect(scripts.map(({ url }) => url).filter((url) => /admin|dashboard|tour-form|tours-screen|signed-in-app/.test(url))).toEqual([]);
  });

  it('signs in at a tour that is not public, and comes back to it [AUTH-054 ACCESS-046]', async () => {
    const { page } = await visitor();
    await page.goto(at(playerPath(flat)));
    await page.getByRole('heading', { name: 'Access denied' }).waitFor();

    const address = await page.getByRole('link', { name: 'Sign in' }).getAttribute('href');
    await signIn(page, 'viewer@casa-aperta.example', address?.replace(/^#/, ''));

    await list(page).waitFor(patient);
    expect(page.url()).toContain(playerPath(flat));
  });

  it('is told about portrait mode on a phone that lies on its side, and nowhere else [PLAYER-018]', async () => {
    const { page } = await visitor({ viewport: { width: 740, height: 360 }, hasTouch: true });
    await page.goto(at(playerPath(house)));
    const notice = page.getByText('This tour is best viewed in portrait mode.');

    await notice.waitFor();
    for (const viewport of [narrow, wide, { width: 1180, height: 820 }]) {
      await page.setViewportSize(viewport);
      expect(await notice.isVisible()).toBe(false);
    }
    await page.setViewportSize({ width: 932, height: 430 });
    await page.getByRole('button', { name: 'Dismiss' }).click();

    expect(await notice.count()).toBe(0);
  });
});

describe('somebody who is signed in', () => {
  it('sees view and edit as an editor, and goes through a collection [PLAYER-024 PLAYER-079]', async () => {
    const { page } = await visitor();
    await signIn(page, people.editor, signInPath(collectionPlayerPath(collectionId('workplaces'), plant)));

    await page.getByRole('radio', { name: 'Edit' }).waitFor({ state: 'attached', ...patient });
    const collection = page.getByRole('navigation', { name: 'Workplaces' });
    await collection.getByText('1 / 2').click();
    await collection.getByRole('link', { name: 'Office, Speicherstraße 31', exact: true }).click();

    await page.getByRole('heading', { level: 1, name: 'Office, Speicherstraße 31' }).waitFor();
    expect(page.url()).toContain(collectionPlayerPath(collectionId('workplaces'), office));
    await stands(page, /^Inside/);
  });

  it.each([
    ['a member who may only look', people.viewer, plant, false],
    ['a guest with an invitation to look', 'reader@studio.example', tourId('hakons-hall'), false],
    ['a guest with an invitation to edit', 'writer@studio.example', tourId('saynatsalo-town-hall'), true],
    ['a global admin', people.globalAdmin, flat, true],
  ] as const)('opens a tour as %s [PLAYER-022 PLAYER-024]', async (_who, email, tour, mayWrite) => {
    const { page } = await visitor();

    await signIn(page, email, signInPath(playerPath(tour)));

    await page.getByRole('heading', { level: 1 }).waitFor(patient);
    if (mayWrite) await page.getByRole('radio', { name: 'Edit' }).waitFor({ state: 'attached', ...patient });
    await bar(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Tutorial' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Edit' }).count()).toBe(mayWrite ? 1 : 0);
    expect(await page.getByRole('button', { name: 'History' }).count()).toBe(mayWrite ? 1 : 0);
  });

  it('sees what was saved last [PLAYER-015]', async () => {
    const { page } = await visitor();
    await signIn(page, 'editor@casa-aperta.example', signInPath(playerPath(house)));

    await bar(page).getByRole('button', { name: 'More' }).click(patient);
    await page.getByRole('button', { name: 'History' }).click();

    const history = page.getByRole('dialog', { name: 'History' });
    await history.getByRole('listitem').first().waitFor();
    expect(await history.getByRole('listitem').count()).toBe(2);
    await expectAccessible(page);
  });
});

describe.each([
  ['1280 px', wide],
  ['390 px', narrow],
] as const)('the player at %s', (_width, viewport) => {
  it('is accessible while the scan loads, with it, and with every panel open', async () => {
    const { page } = await visitor({ viewport });
    await page.goto(at(playerPath(house)));
    await bar(page).waitFor(patient);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await stands(page, 'Inside');

    for (const name of ['Floors: Ground floor', 'Share', 'More']) {
      await bar(page).getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
    await bar(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Tutorial' }).click();
    await page.getByRole('dialog', { name: 'Tutorial' }).waitFor();

    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
