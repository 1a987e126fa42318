import { describe, expect, it } from 'vitest';
import { collectionFrom } from '@/domain/collections/collection';
import { defaultTheme } from '@/domain/theme';
import type { OpenTour } from '../short-links/open-version';
import { imageSources } from './addresses';
import { frontOfCollection } from './front-of-collection';
import type { OpenCollection } from './read-collection';
import { frontPageTexts } from './texts';

const file = (name: string) => `https://files.example/v0/b/ours/o/${name}?alt=media`;
const aTour = (changes: Partial<OpenTour> = {}): OpenTour => ({
  organization: 'acme',
  tour: 'hall',
  id: 'AbCdEfGhIjKlMnOpQrSt',
  isCurrent: true,
  tourName: 'The Hall',
  organizationName: 'Acme',
  matterportId: '',
  thumbnailUrl: file('hall.jpg'),
  thumbnailAlt: 'A hall of bricks',
  description: '',
  place: 'Quay 1, Oslo',
  shortCode: 'hall234',
  languages: [],
  language: '',
  ...changes,
});
const villas = {
  name: 'Villas',
  organization: 'acme',
  description: 'By the sea.\n\nAll of them.',
  coverUrl: file('cover.jpg'),
  coverAlt: 'Three villas',
  isPublic: true,
};
const services = {
  app: 'https://loggia.example/',
  models: '',
  isOwnFile: (url: string) => url.startsWith('https://files.example/v0/b/ours/o/'),
};
const contact = { email: 'desk@acme.example', phone: '', web: '' };

type Changes = { stored?: object; code?: string; chosen?: string } & Partial<Omit<OpenCollection, 'collection'>>;

async function front({ stored = {}, code = 'en', chosen = '', ...changes }: Changes = {}) {
  const open: OpenCollection = {
    collection: collectionFrom('c', { ...villas, ...stored }),
    tours: [aTour()],
    organization: { name: 'Acme', logoUrl: '', theme: defaultTheme, contact },
    isIndexed: false,
    ...changes,
  };
  return frontOfCollection(open, { code, t: await frontPageTexts(code), chosen, path: '/c/abc2345', services, size: null });
}

describe('the public page of a collection', () => {
  it('says what the collection is, and how to reach its organization', async () => {
    const { html, images } = await front();

    expect(html).toContain('<h1 dir="auto">Villas</h1>');
    expect(html).toContain('<p dir="auto">All of them.</p>');
    expect(html).toContain(`<img src="${file('cover.jpg').replace('&', '&amp;')}" alt="Three villas"`);
    expect(html).toContain('href="mailto:desk@acme.example"');
    expect(html).toContain('<link rel="canonical" href="https://loggia.example/c/abc2345">');
    expect(html).toContain('<meta property="og:description" content="By the sea. All of them.">');
    expect(html.match(/<script(?! type="application\/ld\+json")/)).toBeNull();
    expect(imageSources(images)).toBe("'self' https://files.example");
  });

  it('leads to the front page of each tour, or to its player where it has no short address', async () => {
    const tours = [aTour(), aTour({ tour: 'dock', tourName: 'The Dock', shortCode: '', place: '' })];
    const { html } = await front({ tours });

    expect(html.indexOf('The Hall')).toBeLessThan(html.indexOf('The Dock'));
    expect(html).toContain('<a href="/t/hall234">');
    expect(html).toContain('<p dir="auto">Quay 1, Oslo</p>');
    expect(html).toContain('<a href="https://loggia.example/#/public-tour/acme/dock/current">');
  });

  it('is in the language of its reader, which its tours keep when it was chosen', async () => {
    const tours = [aTour(), aTour({ shortCode: '' })];
    const { html } = await front({ tours, code: 'ar', chosen: 'ar' });

    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<a href="/c/abc2345?lang=de" lang="de"');
    expect(html).toContain('<a href="/t/hall234?lang=ar">');
    expect(html).toContain('/hall/current?lang=ar">');
  });

  it('is kept from search engines until its organization lets them in', async () => {
    expect((await front()).html).toContain('<meta name="robots" content="noindex">');
    expect((await front({ isIndexed: true })).html).not.toContain('noindex');
  });

  it('says that no tour is open, and is told of by its organization where nothing is written', async () => {
    const { html } = await front({ tours: [], stored: { description: '', coverUrl: 'https://elsewhere.example/cover.jpg' } });

    expect(html).toContain('No tour of this collection is open at the moment.');
    expect(html).not.toMatch(/<h2>Tours|<img|og:image|elsewhere/);
    expect(html).toContain('<meta property="og:description" content="Acme">');
  });

  it('is told of by its tours where it has no description and no cover', async () => {
    const tours = [aTour({ thumbnailUrl: '' }), aTour({ tourName: 'The Dock', thumbnailUrl: file('dock.jpg'), thumbnailAlt: '' })];
    const { html } = await front({ tours, stored: { description: '', coverUrl: '' } });

    expect(html).toContain('<meta property="og:description" content="The Hall · The Dock">');
    expect(html).toContain(`<meta property="og:image" content="${file('dock.jpg')}">\n<meta property="og:image:alt" content="The Dock">`);
  });

  it('escapes hostile words, and holds a hundred tours in 50 kB', async () => {
    const hostile = '"><script>alert(1)</script>';
    const { html } = await front({
      tours: [aTour({ tourName: hostile, place: hostile, thumbnailAlt: hostile })],
      stored: { name: hostile },
    });
    const full = await front({ tours: Array.from({ length: 100 }, () => aTour()) });

    expect(html.match(/<script/g)).toHaveLength(1);
    expect(full.html.length).toBeLessThan(50_000);
  });
});
