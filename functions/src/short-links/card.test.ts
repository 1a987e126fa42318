import { describe, expect, it } from 'vitest';
import { appAddress, cardPage, missingPage, modelServiceAddress, pageLanguageFor } from './card';
import type { OpenVersion } from './open-version';

const version: OpenVersion = {
  organization: 'Casa Aperta',
  tour: 'hall',
  id: 'AbCdEfGhIjKlMnOpQrSt',
  isCurrent: true,
  tourName: 'The Hall',
  organizationName: 'Acme',
  matterportId: 'AbCdEfGh123',
  thumbnailUrl: '',
  thumbnailAlt: '',
  description: '',
};
const isOwnFile = (url: string) => url.startsWith('https://files.example/v0/b/ours/o/');
const addresses = { app: 'https://loggia.example/', models: '', isOwnFile, path: '/t/abc2345', start: '' };
const english = await pageLanguageFor(['en']);
const card = (changes: Partial<OpenVersion> = {}, where = {}, language = english) =>
  cardPage(language, { ...version, ...changes }, { ...addresses, ...where });

const imageOfScan = 'https://loggia.example/api/player/models/AbCdEfGh123/thumb?width=1200&amp;dpr=1';

describe('the preview of a version', () => {
  it('names the tour, its organization, its image and its address', () => {
    const page = card();

    for (const [name, content] of [
      ['og:title', 'The Hall'],
      ['og:description', 'A 3D tour by Acme. Walk through it in your browser.'],
      ['og:url', 'https://loggia.example/t/abc2345'],
      ['og:image', 'https://loggia.example/api/player/models/AbCdEfGh123/thumb?width=1200&amp;dpr=1'],
      ['og:site_name', 'Acme'],
    ])
      expect(page).toContain(`<meta property="${name}" content="${content}">`);
    expect(page).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(page).toContain('<link rel="canonical" href="https://loggia.example/t/abc2345">');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toContain('<script');
  });

  it('leads to the current version or to this one, at the point where it starts [ROUTE-003 ROUTE-043]', () => {
    const target = 'https://loggia.example/#/public-tour/Casa%20Aperta/hall/current?start=a%26b';
    const current = card({}, { start: '?start=a%26b' });

    expect(current).toContain(`<meta http-equiv="refresh" content="0;url=${target}">`);
    expect(current).toContain(`<a href="${target}">Open <bdi>The Hall</bdi></a>`);
    expect(card({ isCurrent: false })).toContain('/hall/AbCdEfGhIjKlMnOpQrSt">');
  });

  it('escapes hostile names wherever they stand', () => {
    const hostile = `"><script>alert(1)</script>'&\n`;
    const page = card({ tourName: hostile, organizationName: hostile, thumbnailAlt: hostile, organization: hostile, tour: `'"<` });

    expect(page).not.toMatch(/<script|"><|alert\(1\)<\/script/);
    expect(page.match(/<[a-z]+/g)?.toSorted()).toEqual(
      card({ thumbnailAlt: 'x' })
        .match(/<[a-z]+/g)
        ?.toSorted(),
    );
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp; ');
  });

  it.each([
    ['https://files.example/v0/b/ours/o/a%2Fb.jpg?alt=media', 'https://files.example/v0/b/ours/o/a%2Fb.jpg?alt=media'],
    ['/demo/hall.jpg', 'https://loggia.example/demo/hall.jpg'],
    ['javascript:alert(1)', imageOfScan],
    ['//elsewhere.example/x.jpg', imageOfScan],
    ['https://elsewhere.example/x.jpg', imageOfScan],
    ['http://127.0.0.1/x.jpg', imageOfScan],
    ['https://files.example/v0/b/theirs/o/x.jpg', imageOfScan],
    ['https://files.example/v0/b/ours/o/../../../theirs/o/x.jpg', imageOfScan],
    ['https://elsewhere.example/https://files.example/v0/b/ours/o/x.jpg', imageOfScan],
  ])('has the image %s as %s', (thumbnailUrl, image) => {
    expect(card({ thumbnailUrl })).toContain(`<meta property="og:image" content="${image}">`);
  });

  it('has the image of the model service that the installation names, also without the address of the app', () => {
    const image = '<meta property="og:image" content="https://models.example/v1/api/player/models/AbCdEfGh123/thumb?width=1200&amp;dpr=1">';
    const models = modelServiceAddress({ MODEL_SERVICE: 'https://models.example/v1/' });

    expect(card({}, { models })).toContain(image);
    expect(card({}, { models, app: '/' })).toContain(image);
    expect(card({ thumbnailUrl: 'https://models.example/v1/own.jpg' }, { models })).toContain(
      'content="https://models.example/v1/own.jpg"',
    );
    expect(card({ thumbnailUrl: 'https://models.example/v1/../x.jpg' }, { models })).toContain(image);
    expect(card({ thumbnailUrl: 'https://models.example/v10/x.jpg' }, { models })).toContain(image);
    expect(card({ thumbnailUrl: '/demo/hall.jpg' }, { models })).toContain('content="https://loggia.example/demo/hall.jpg"');
    expect([{}, { MODEL_SERVICE: 'javascript:alert(1)' }].map(modelServiceAddress)).toEqual(['', '']);
  });

  it('works without an image, a name and the address of the app', () => {
    const page = card({ matterportId: '', tourName: '' }, { app: '/' });

    expect(page).not.toMatch(/og:image|og:url|canonical/);
    expect(page).toContain('content="0;url=/#/public-tour/');
    expect(page).toContain('<title>Digital Twin</title>');
    expect(page).toContain('<meta name="twitter:card" content="summary">');
  });
});

describe('what is told of a tour', () => {
  const described = (description: string) => /<meta property="og:description" content="([^"]*)">/.exec(card({ description }))?.[1] ?? '';
  const long = 'A house of nine million bricks by the water. '.repeat(8);

  it('is its own description, in one line', () => {
    expect(described('  Built of\n\nnine million\tbricks.  ')).toBe('Built of nine million bricks.');
    expect(described(' \n ')).toBe('A 3D tour by Acme. Walk through it in your browser.');
    expect(card({ description: 'Bricks.' })).toContain('<meta name="description" content="Bricks.">');
  });

  it('ends with a word where it is long, and with a whole character where there are none', () => {
    expect(described(long)).toMatch(/^A house .*(?:the|by|water\.|bricks|million|nine|of|house|A)…$/);
    expect([...described(long)].length).toBeLessThanOrEqual(201);
    expect(described('🏛️'.repeat(300))).not.toMatch(/[\uD800-\uDBFF]…$/);
    expect(described('建物'.repeat(150)).endsWith('…')).toBe(true);
  });

  it('names the point where it starts, to which the preview leads too', () => {
    const page = card({}, { point: 'Stove', start: '?start=stove' });

    expect(page).toContain('<meta property="og:title" content="Stove - The Hall">');
    expect(page).toContain('<title>Stove - The Hall</title>');
    expect(page).toContain('<meta property="og:url" content="https://loggia.example/t/abc2345?start=stove">');
    expect(page).toContain('<link rel="canonical" href="https://loggia.example/t/abc2345">');
    expect(card({}, { start: '?start=h02&sr=1' })).toContain('content="https://loggia.example/t/abc2345">');
    expect(card({}, { point: '"><script>', start: '?start=x' })).not.toContain('<script');
  });

  it('leads embedding sites to how it is embedded, from where it starts', () => {
    const query = 'oembed?format=json&amp;url=https%3A%2F%2Floggia.example%2Ft%2Fabc2345';
    const link = (address: string) =>
      `<link rel="alternate" type="application/json+oembed" href="https://loggia.example/${address}" title=`;

    expect(card({}, { start: '?start=stove' })).toContain(link(`${query}%3Fstart%3Dstove`));
    expect(card({}, { app: '/' })).not.toContain('oembed');
  });

  it('has the size of its image where that is known, and never a size alone', () => {
    const size = { width: 1200, height: 800 };
    const both = '<meta property="og:image:width" content="1200">\n<meta property="og:image:height" content="800">';

    expect(card({}, { size })).toContain(both);
    expect(card({}, { size: null })).not.toContain('og:image:width');
    expect(card({ matterportId: '' }, { size })).not.toContain('og:image');
  });
});

it('what is not open has nothing of a tour, and is a page of ours', () => {
  const page = missingPage(english, 'https://tours.example/');

  expect(page).not.toMatch(/og:|twitter:|refresh|<script|src=|url\(/i);
  expect([...page.matchAll(/https?:[^"<\s]*/g)].map(String)).toEqual(['https://tours.example/']);
  expect(page).toContain('<title>This tour isn’t published - Loggia</title>');
  expect(page).toContain('aria-label="Loggia"');
  expect(page.match(/<h1>/g)).toHaveLength(1);
});

describe('in the language of the reader', () => {
  it.each([
    [['de-CH', 'en'], 'lang="de" dir="ltr"', '<bdi>The Hall</bdi> öffnen', 'Eine 3D-Tour von Acme.'],
    [['ar'], 'lang="ar" dir="rtl"', 'فتح <bdi>The Hall</bdi>', 'جولة ثلاثية الأبعاد من Acme.'],
    [['*'], 'lang="en" dir="ltr"', 'Open <bdi>The Hall</bdi>', 'A 3D tour by Acme.'],
    [['zz', 'fr;q=0.3'], 'lang="en" dir="ltr"', 'Open <bdi>The Hall</bdi>', 'A 3D tour by Acme.'],
  ])('who accepts %j reads our words of a preview so', async (accepted, html, open, description) => {
    const page = card({}, {}, await pageLanguageFor(accepted));

    expect(page).toContain(`<html ${html}>`);
    expect(page).toContain(`>${open}</a>`);
    expect(page).toContain(`<meta property="og:description" content="${description}`);
  });

  it('a tour’s own words stay as they were written', async () => {
    const page = card({ description: 'Bricks.', tourName: 'قاعة' }, {}, await pageLanguageFor(['nb']));

    expect(page).toContain('<meta property="og:description" content="Bricks.">');
    expect(page).toContain('<h1 dir="auto">قاعة</h1>');
  });

  it('a page of what is not open says so', async () => {
    expect(missingPage(await pageLanguageFor(['es-MX']), '/')).toContain('<title>Este recorrido no está publicado - Loggia</title>');
    expect(missingPage(await pageLanguageFor(['ar']), '/')).toContain('<html lang="ar" dir="rtl">');
  });
});

it.each([
  ['https://loggia.example', 'https://loggia.example/'],
  ['http://x.example/app/?q=1#/y', 'http://x.example/app/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
])('the app of APP_URL %j is at %s', (APP_URL, address) => expect(appAddress({ APP_URL })).toBe(address));
