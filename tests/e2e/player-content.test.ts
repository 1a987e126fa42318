import { describe, expect, it } from 'vitest';
import { tourId } from '../../src/domain/ids';
import { playerPath } from '../../src/domain/page-addresses';
import { expectAccessible, withBrowser } from '../support/browser';
import { anOwnPlace } from '../support/own-tours';
import { at } from '../support/people';
import { list } from '../support/player';

const { visitor } = withBrowser();

const block = (type: string, content: unknown, name = '') => ({ identifier: `${type}-${name}`, type, name, content, box: 'grid', cols: 1 });
describe('finding a point of interest', () => {
  it('leads a visitor by search and by keyboard alone to what there is to read [PLAYER-010 PLAYER-041 PLAYER-043 PLAYER-058]', async () => {
    const { page } = await visitor();
    await page.goto(at(playerPath(tourId('house-with-garden'))));
    await list(page).waitFor();

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
      pois: [
        {
          identifier: 'p',
          name: html,
          type: 'tag',
          icon: html,
          content: content(origin),
          tag: { label: html, description: html, icon: html },
        },
      ],
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
    const tour = await (await anOwnPlace()).tour({ name: 'Hall', matterportId: 'HouseGarden', public: true, folders: folders(origin) });
    const path = playerPath(tourId(tour));

    await page.goto(at(path));
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
    expect(page.url()).toContain(path);
    // cleaning it means parsing it, which the browser reports of handlers that it would not run
    expect(problems.splice(0).filter((problem) => !problem.startsWith('violated: Executing inline event handler'))).toEqual([]);
  });
});
