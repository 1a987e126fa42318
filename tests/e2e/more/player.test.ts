import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { collectionId, tourId } from '../../../src/domain/ids';
import { collectionPlayerPath, playerPath, signInPath } from '../../../src/domain/page-addresses';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../../support/browser';
import { anOwnPlace } from '../../support/own-tours';
import { at, people, signIn } from '../../support/people';
import { controls, list, patient, showList, standsAt } from '../../support/player';

const { visitor } = withBrowser();

const house = tourId('house-with-garden');
const plant = tourId('mixing-plant-hall-4');
const office = tourId('office-speicherstrasse');

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

const published = `/public-tour/${encodeURIComponent('Casa Aperta')}/house-with-garden/current`;

/** What is proved of the live tour is proved of a version. */
const pages = [
  ['the live tour', playerPath(house)],
  ['a published version', published],
] as const;

/** Opens the list where it is closed at first. */
async function openList(page: Page): Promise<void> {
  await controls(page).waitFor(patient);
  if (!(await list(page).isVisible())) await showList(page);
}

describe.each(pages)('%s, to a visitor', (_kind, path) => {
  it('opens a point of interest by its tag in the scan [PLAYER-072 PLAYER-073]', async () => {
    const { page } = await visitor({ scan: 'real' });
    await page.goto(at(path));
    await openList(page);
    await list(page)
      .getByRole('treeitem', { name: /^Bathtub/ })
      .click();
    await standsAt(page, /at Bathtub/);
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
    await page.goto(at(path));

    await controls(page).getByRole('button', { name: 'Fullscreen' }).click(patient);
    await page.waitForFunction(() => document.fullscreenElement?.localName === 'main');
    await controls(page).getByRole('button', { name: 'Zoom in' }).click();
    await page.waitForFunction(() => document.fullscreenElement?.textContent?.includes('Please wait for the tour to load'));
    await controls(page).getByRole('button', { name: 'Exit fullscreen' }).click();

    await page.waitForFunction(() => document.fullscreenElement === null);
    await page.getByRole('heading', { level: 1, name: 'House with garden' }).waitFor();
  });

  it('is told about portrait mode on a phone that lies on its side, and nowhere else [PLAYER-018]', async () => {
    const { page } = await visitor({ viewport: { width: 740, height: 360 }, hasTouch: true });
    await page.goto(at(path));
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

  it('shows, in a window of 1280 × 720 at 200 % zoom, a point’s name and more than two lines of its text, and no notice about portrait mode [PLAYER-018]', async () => {
    const { page } = await visitor({ viewport: { width: 640, height: 360 } });
    await page.goto(at(path));
    await page.getByRole('button', { name: 'Points of interest' }).click();

    await page.getByRole('treeitem', { name: /^Fireplace/ }).click();

    const article = page.getByRole('article', { name: 'Fireplace' });
    const text = article.getByText(/^An open fire/);
    await text.waitFor();
    const lines = await text.evaluate((element) => {
      const visibleTo = element.closest('article')?.parentElement?.getBoundingClientRect().bottom ?? 0;
      return (visibleTo - element.getBoundingClientRect().top) / Number.parseFloat(getComputedStyle(element).lineHeight);
    });
    expect(lines).toBeGreaterThan(2);
    expect(await page.getByText('This tour is best viewed in portrait mode.').isVisible()).toBe(false);
  });

  it('finds what is accessible and fits on a phone in every panel, where glass is dark whatever the scheme', async () => {
    const { page } = await visitor({ viewport: narrow, colorScheme: 'light' });
    await page.goto(at(path));
    await standsAt(page, 'Inside');
    for (const name of ['Floors: Ground floor', 'Share', 'More']) {
      await controls(page).getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
    await controls(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Tutorial' }).click();
    await page.getByRole('dialog', { name: 'Tutorial' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /points of interest/i }).click();
    const title = page.getByRole('heading', { name: /^Points of interest/ });
    expect(await title.evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(238, 240, 242)');
    await page.getByRole('treeitem', { name: /^Kitchen island/ }).click();
    await page.getByRole('article', { name: 'Kitchen island' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

describe('a visitor', () => {
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
});

describe('a tour with hostile content', () => {
  it('keeps somebody’s own page in its frame, also when one lets it run', async () => {
    const { page } = await visitor();
    const tries = {
      page: 'top.document.title',
      storage: 'localStorage.length',
      cookie: 'document.cookie',
      leaving: 'top.location.href = "https://evil.example"',
    };
    const script = Object.entries(tries).map(([name, act]) => `try { ${act}; say('${name} worked') } catch { say('${name} refused') }`);
    const own = `<ul></ul><script>const say = (text) => document.querySelector('ul').append(text, '; '); ${script.join('\n')} say('done')</script>`;
    const content = [{ identifier: 'c', type: 'custom', name: 'Calculator', content: own, box: 'grid', cols: 1 }];
    const folders = [{ id: 'f', name: 'All', pois: [{ identifier: 'p', name: 'Desk', type: 'poi', content }] }];
    const path = playerPath(tourId(await (await anOwnPlace()).tour({ name: 'Hall', matterportId: 'HouseGarden', public: true, folders })));
    await page.goto(at(path));
    await page.getByRole('treeitem', { name: 'Desk' }).click();
    const frame = page.frameLocator('iframe[title="Calculator"]');

    await page.getByRole('button', { name: 'Load content' }).click();
    await frame.getByText('done').waitFor();

    expect(await frame.locator('ul').textContent()).toBe('page refused; storage refused; cookie refused; leaving refused; done; ');
    expect(page.url()).toContain(path);
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
    await standsAt(page, /^Inside/);
  });
});
