import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tourPagePath } from '../../src/domain/addresses';
import { tourId } from '../../src/domain/ids';
import { store } from '../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { at } from '../support/people';
import { storeOf } from '../support/sdk';

const { visitor } = withBrowser();

const play = (tour: string) => at(`${tourPagePath(tourId(tour))}/play`);
const tree = (page: Page) => page.getByRole('tree', { name: 'Points of interest' });

const block = (type: string, content: unknown, name = '') => ({ identifier: `${type}-${name}`, type, name, content, box: 'grid', cols: 1 });
const poi = (identifier: string, name: string, content: object[], more: object = {}) => ({
  identifier,
  name,
  type: 'poi',
  content,
  ...more,
});

/** A public tour of these folders, there until the test ends. */
async function aPublicTour(id: string, folders: object[]): Promise<void> {
  const db = await storeOf('ultra@casa-aperta.example');
  const fields = { name: 'Hall', matterportId: 'HouseGarden', organization: 'Casa Aperta', public: true, folders };
  await setDoc(doc(db, 'tours', id), { ...fields, created: serverTimestamp(), updated: serverTimestamp() });
  onTestFinished(async () => void (await store().doc(`tours/${id}`).delete()));
}

describe('finding a point of interest', () => {
  it('leads a visitor by search and by keyboard alone to what there is to read [PLAYER-010 PLAYER-041 PLAYER-043 PLAYER-058]', async () => {
    const { page } = await visitor();
    await page.goto(play('house-with-garden'));
    await tree(page).waitFor();

    await page.getByRole('textbox', { name: 'Search points of interest' }).focus();
    await page.keyboard.type('BATH');
    await page.getByRole('treeitem', { name: 'Search Results (POIs), 1 point of interest' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    const article = page.getByRole('article', { name: 'Bathtub' });
    await article.getByText('Filled by its own pipe, in four minutes.').waitFor();
    await page.getByRole('button', { name: /^Next/ }).press('Enter');
    await page.getByRole('article', { name: 'Child’s room' }).waitFor();
    await page.getByRole('textbox', { name: 'Search points of interest' }).fill('');
    await page.getByRole('treeitem', { name: /^Child’s room/, selected: true }).waitFor();
  });
});

describe('a window of 1280 × 720 at 200 % zoom', () => {
  it('shows a point’s name and more than two lines of its text, and no notice about portrait mode [PLAYER-018]', async () => {
    const { page } = await visitor({ viewport: { width: 640, height: 360 } });
    await page.goto(play('house-with-garden'));
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
});

describe.each([
  ['1280 px', wide],
  ['390 px', narrow],
] as const)('list and content at %s', (_width, viewport) => {
  it.each(['light', 'dark'] as const)('are accessible and do not scroll sideways, where the scheme is %s', async (colorScheme) => {
    const { page } = await visitor({ viewport, colorScheme });
    await page.goto(play('house-with-garden'));
    if (viewport === narrow) await page.getByRole('button', { name: /points of interest/i }).click();
    await tree(page).waitFor();
    await expectAccessible(page);
    // glass is dark whatever the scheme of the system, and so its ink is light
    const ink = await page.getByRole('heading', { name: /^Points of interest/ }).evaluate((title) => getComputedStyle(title).color);
    expect(ink).toBe('rgb(238, 240, 242)');

    await page.getByRole('treeitem', { name: /^Kitchen island/ }).click();
    await page.getByRole('article', { name: 'Kitchen island' }).waitFor();

    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

describe('a tour with hostile content', () => {
  const hit = 'window.top.hit = (window.top.hit ?? 0) + 1';
  const html = [
    `<img src="/none" onerror="${hit}">`,
    `<svg onload="${hit}"><script>${hit}</script></svg>`,
    `<script>${hit}</script>`,
    `<iframe srcdoc="&lt;script&gt;${hit}&lt;/script&gt;"></iframe>`,
    `<a href="javascript:${hit}">press the text</a>`,
    '<meta http-equiv="refresh" content="0;url=https://evil.example"><link rel="stylesheet" href="https://evil.example/x.css">',
    '<link rel="preconnect" href="https://evil.example"><img src="https://evil.example/pixel.png"><video src="https://evil.example/v.mp4" autoplay>',
    '<form action="https://evil.example"><input autofocus onfocus="hit()"></form>',
  ].join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" onload="${hit}"><script>${hit}</script><rect width="100" height="100"/></svg>`;
  const file = (name: string, contentType: string, url: string, markers: object[] = []) => ({
    name: `u__${name}`,
    contentType,
    url,
    size: 10,
    markers,
  });
  const content = (origin: string) => [
    block('text', html, html),
    block('custom', html, 'Own page'),
    block('list', [
      { name: 'press the link', content: html, url: `javascript:${hit}` },
      { name: 'press the data', content: '', url: `data:text/html,<script>${hit}</script>` },
    ]),
    block('embeds', [
      { type: 'youtube', url: `"><script>${hit}</script>`, name: html },
      { type: '', url: `javascript:${hit}`, name: html },
    ]),
    block('file', [
      file('plan.svg', 'image/svg+xml', `${origin}hostile.svg`, [
        { name: html, body: html, icon: `"><img onerror=${hit}>`, latlng: { lat: 5, lng: 5 } },
      ]),
      file(`${html}.html`, 'text/html', `${origin}hostile.html`),
      file('page.pdf', 'application/pdf', `${origin}hostile.html`),
      file('script.png', 'image/png', `javascript:${hit}`),
      file('elsewhere.png', 'image/png', 'https://evil.example/a.png'),
    ]),
    block('hologram', html, html),
  ];
  const folders = (origin: string) => [
    {
      id: 'f',
      name: html,
      pois: [poi('p', html, content(origin), { type: 'tag', icon: html, tag: { label: html, description: html, icon: html } })],
    },
  ];

  it('runs nothing, asks nobody and leads nowhere unasked', async () => {
    const { page, context, problems } = await visitor();
    const origin = at('').split('#')[0] ?? '';
    await context.route(`${origin}hostile.svg`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }));
    await context.route(`${origin}hostile.html`, (route) => route.fulfill({ contentType: 'text/html', body: `<script>${hit}</script>` }));
    const opened: string[] = [];
    context.on('page', (other) => opened.push(other.url()));
    page.on('dialog', (dialog) => opened.push(`dialog ${dialog.message()}`));
    await aPublicTour('hostile-hall', folders(origin));

    await page.goto(play('hostile-hall'));
    await page.getByRole('treeitem').nth(1).click();
    const article = page.getByRole('article');
    await article.getByText('press the text').first().waitFor();
    for (const words of ['press the text', 'press the link', 'press the data'])
      await article.getByText(words).first().click({ force: true });
    await article.getByRole('button', { name: 'Show the PDF' }).click();
    await article.getByText('This file can’t be shown here. Download it instead.').waitFor();
    await article.getByRole('button', { name: 'View plan.svg' }).click();
    const viewer = page.getByRole('dialog', { name: 'plan.svg' });
    const marker = viewer.getByRole('listitem');
    await marker.getByRole('button', { name: /^<img/ }).click();
    await marker.getByRole('paragraph').filter({ hasText: '<img' }).waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'hidden' });
    await page.frameLocator('iframe[title="Own page"]').getByText('press the text').click();
    await expectAccessible(page);

    expect(await page.evaluate(() => (window as unknown as { hit?: number }).hit)).toBeUndefined();
    expect(opened).toEqual([]);
    expect(page.url()).toContain('/digital-twin/hostile-hall/play');
    // cleaning it means parsing it, which the browser reports of handlers that it would not run
    expect(problems.splice(0).filter((problem) => !problem.startsWith('violated: Executing inline event handler'))).toEqual([]);
  });

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
    await aPublicTour('own-page', [{ id: 'f', name: 'All', pois: [poi('p', 'Desk', [block('custom', own, 'Calculator')])] }]);
    await page.goto(play('own-page'));
    await page.getByRole('treeitem', { name: 'Desk' }).click();
    const frame = page.frameLocator('iframe[title="Calculator"]');

    await page.getByRole('button', { name: 'Load content' }).click();
    await frame.getByText('done').waitFor();

    expect(await frame.locator('ul').textContent()).toBe('page refused; storage refused; cookie refused; leaving refused; done; ');
    expect(page.url()).toContain('/digital-twin/own-page/play');
  });
});
