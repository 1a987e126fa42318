import { describe, expect, it } from 'vitest';
import { orgId, tourId } from '@/domain/ids';
import { shownTour } from '@/domain/languages/shown-tour';
import { translationsFrom } from '@/domain/languages/translations';
import { snapshotFrom, tourOfSnapshot } from '@/domain/publishing/snapshots';
import { defaultTheme } from '@/domain/theme';
import type { OpenVersion } from '../short-links/open-version';
import { imageSources } from './addresses';
import { frontOfTour } from './front-of-tour';
import { frontPageTexts } from './texts';

const file = (name: string) => `https://files.example/v0/b/ours/o/${name}?alt=media`;
const version: OpenVersion = {
  organization: 'acme',
  tour: 'hall',
  id: 'AbCdEfGhIjKlMnOpQrSt',
  isCurrent: true,
  tourName: 'The Hall',
  organizationName: 'Acme',
  matterportId: 'AbCdEfGh123',
  thumbnailUrl: file('poster.jpg'),
  thumbnailAlt: 'A hall of bricks',
  description: 'Built of bricks.\n\nBy the water.',
};
const stored = {
  pois: [
    {
      name: 'Rooms',
      children: [
        { identifier: 'stove', name: 'The stove', files: [{ name: 'a__stove.jpg', url: file('stove.jpg'), contentType: 'image/jpeg' }] },
        { identifier: 'door', name: 'The door', screenshot: 'https://elsewhere.example/door.jpg' },
      ],
    },
  ],
  guidedTours: [{ id: 'g1', name: 'In ten minutes', stops: [{ id: 's1', poi: 'stove' }] }],
  details: { address: 'Quay 1, Oslo', floors: ['Ground', 'First'] },
  publishedAt: new Date('2026-11-02T12:00:00Z'),
};
const contact = { email: 'desk@acme.example', phone: '', web: 'javascript:alert(1)' };
const services = {
  app: 'https://loggia.example/',
  models: '',
  isOwnFile: (url: string) => url.startsWith('https://files.example/v0/b/ours/o/'),
};

type Changes = {
  version?: Partial<OpenVersion>;
  stored?: object;
  organization?: object;
  isIndexed?: boolean;
  code?: string;
  chosen?: string;
  translation?: { tag: string; texts: object };
};

async function front(changes: Changes = {}) {
  const code = changes.code ?? 'en';
  const open = { ...version, ...changes.version };
  const content = { ...stored, description: open.description, thumbnailAlt: open.thumbnailAlt, ...changes.stored };
  const tour = tourOfSnapshot(snapshotFrom('v', content), { organization: orgId('acme'), tour: tourId('hall'), name: open.tourName });
  const { tag = '', texts = {} } = changes.translation ?? {};
  const translations = tag === '' ? [] : [translationsFrom(tag, { texts })];
  return frontOfTour(
    open,
    {
      shown: shownTour(tour, { translations, language: tag || (tour.languages[0] ?? ''), main: tour.languages[0] ?? '' }),
      organization: { name: 'Acme', logoUrl: '', theme: defaultTheme, contact, ...changes.organization },
      isIndexed: changes.isIndexed ?? false,
    },
    {
      code,
      t: await frontPageTexts(code),
      chosen: changes.chosen ?? '',
      path: '/t/abc2345',
      about: 'A 3D tour by Acme.',
      services,
      size: null,
    },
  );
}

describe('the front page of a tour', () => {
  it('has the colours of its organization, in which everything can be read', async () => {
    const theme = { ...defaultTheme, primary: '#ffd500', color: '#ffffff', accent: '#ffd500' };
    const { html } = await front({ organization: { theme } });

    expect(html).toContain('--brand: #ffd500; --on-brand: #000000;');
    expect(html).toMatch(/@media \(prefers-color-scheme: dark\) \{ :root \{ --brand: #ffd500; --on-brand: #000000; --accent: #ffd500;/);
  });

  it('says what the tour is, and each part of it leads there', async () => {
    const { html } = await front();
    const player = 'https://loggia.example/#/public-tour/acme/hall/current';

    expect(html).toContain('<h1 dir="auto">The Hall</h1>');
    expect(html).toContain('Quay 1, Oslo');
    expect(html).toContain('<p dir="auto">By the water.</p>');
    expect(html).toContain(`<a class="enter" href="${player}">Enter the tour</a>`);
    expect(html).toContain(`href="${player}?start=stove"`);
    expect(html).toContain(`href="${player}?guide=g1"`);
    expect(html).toContain('2 points of interest · 2 floors · Published on 2 November 2026');
    expect(html).toContain('href="mailto:desk@acme.example"');
  });

  it('has no code that runs, no link that is code, and no image of another site', async () => {
    const { html, images } = await front();

    expect(html.match(/<script(?! type="application\/ld\+json")/)).toBeNull();
    expect(html).not.toMatch(/javascript:|elsewhere\.example|<form/);
    expect(imageSources(images)).toBe("'self' https://files.example");
    expect(html.length).toBeLessThan(50_000);
  });

  it('is kept from search engines until both switches are on', async () => {
    expect((await front()).html).toContain('<meta name="robots" content="noindex">');
    expect((await front({ isIndexed: true })).html).not.toContain('noindex');
  });

  it('escapes hostile words, also in its data for search engines', async () => {
    const hostile = '</script><script>alert(1)</script>"';
    const { html } = await front({
      version: { tourName: hostile, description: hostile, organizationName: hostile },
      stored: { details: { address: hostile }, guidedTours: [{ id: '"><b>', name: hostile, stops: [] }] },
      organization: { name: hostile, contact: { email: hostile, phone: '', web: '' } },
    });

    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('"><b>');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Place', name: hostile, address: hostile });
  });

  it('is in the language of its reader, with links to the others, and keeps what the reader chose', async () => {
    const { html } = await front({ code: 'ar', chosen: 'ar' });

    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('hreflang="de" href="https://loggia.example/t/abc2345?lang=de"');
    expect(html).toContain('<a href="/t/abc2345?lang=ar" lang="ar" hreflang="ar" aria-current="true">');
    expect(html).toContain('/current?lang=ar">');
  });

  it('says in the language of its reader what is translated, marks the rest, and tells search engines of what there is', async () => {
    const translation = { tag: 'nl', texts: { tour: { name: { text: 'De hal' } }, 'poi stove': { name: { text: 'De kachel' } } } };
    const { html } = await front({ stored: { languages: ['en', 'nl'] }, translation, chosen: 'nl' });

    expect(html).toContain('<h1 dir="auto" lang="nl">De hal</h1>');
    expect(html).toContain('<h3 dir="auto" lang="nl">De kachel</h3>');
    expect(html).toContain('<p dir="auto" lang="en">By the water.</p>');
    expect(html).toContain('<meta property="og:title" content="De hal">');
    expect(html).toContain('/current?lang=nl">');
    expect(html).toContain('lang="nl" hreflang="nl" aria-current="true">Nederlands</a>');
    expect(html.match(/<link rel="alternate" hreflang="[^"]*"/g)).toEqual(
      ['x-default', 'en', 'nl'].map((code) => `<link rel="alternate" hreflang="${code}"`),
    );
  });

  it('says what its author wrote and nothing more', async () => {
    const { html } = await front({
      version: { description: '', matterportId: '', thumbnailUrl: '' },
      stored: { pois: [], guidedTours: [], details: null, publishedAt: null },
      organization: { contact: { email: '', phone: '', web: '' } },
    });

    expect(html).not.toMatch(/<h2>|<img|og:image|class="details"/);
    expect(html).toContain('"@type":"Place","name":"The Hall","url":"https://loggia.example/t/abc2345"}');
    expect(html).toContain('<meta property="og:description" content="A 3D tour by Acme.">');
  });
});
