import { describe, expect, it } from 'vitest';
import { tourFrom } from '../tours/tour';
import { contentLanguage, languageName, languagesFrom, translationsFor } from './language-tags';
import { shownTour } from './shown-tour';
import { sourceHash } from './source-hash';
import { tourTexts } from './tour-texts';
import { translationsFrom } from './translations';

const file = { name: 'a1__plan.png', url: 'https://x.example/a', contentType: 'image/png', alt: 'A plan', caption: 'Plan' };
const marker = { name: 'Valve', body: 'Turn left', icon: 'red', latlng: { lat: 1, lng: 2.5 } };
const hall = tourFrom('hall', {
  name: 'Hall',
  description: 'A hall.',
  floors: ['Ground', ''],
  folders: [
    {
      id: 'f1',
      name: 'Rooms',
      pois: [
        {
          identifier: 'p1',
          name: 'Boiler',
          type: 'tag',
          tag: { label: 'Boiler', description: 'Hot' },
          content: [
            { identifier: 'b1', type: 'text', name: 'Textbox', content: '<p>Old</p>' },
            {
              identifier: 'b2',
              type: 'list',
              name: 'See also',
              content: [{ name: 'Manual', content: '', url: 'https://x.example/m', type: 'link' }],
            },
            { identifier: 'b3', type: 'file', name: 'Files', content: [{ ...file, markers: [marker] }] },
          ],
        },
      ],
      children: [{ id: 'f2', name: 'uncategorizedpois', pois: [], children: [] }],
    },
  ],
});
const guided = {
  id: 'g1',
  name: 'Start here',
  description: 'All',
  stops: [
    { id: 's1', title: 'Door', text: 'Go in' },
    { id: 's2', poi: 'p1' },
  ],
};
const entry = (text: string) => ({ text, hash: 'h' });
const german = translationsFrom('de', {
  texts: { tour: { name: entry('Halle'), description: entry(' ') }, 'poi p1': { name: entry('Kessel') } },
});

describe('the languages of a tour', () => {
  it('are valid tags in their usual form, each once and twelve at most', () => {
    expect(languagesFrom(['EN', 'pt_br', 'de', 'DE', '', 'not a tag', 7])).toEqual(['en', 'pt-BR', 'de']);
    expect(languagesFrom([...'abcdefghijklmnop'].map((letter) => `a${letter}`))).toHaveLength(12);
    expect(languagesFrom('de')).toEqual([]);
  });

  it('are named in any language, and by their tag where they have no name', () => {
    expect([languageName('de', 'de'), languageName('de', 'en'), languageName('no tag!', 'en')]).toEqual(['Deutsch', 'German', 'No tag!']);
  });

  it.each([
    [['de-AT', 'fr'], 'de'],
    [['nl', 'fr-CA', 'de'], 'fr-CA'],
    [[null, 'FR-ca'], 'fr-CA'],
    [['no'], 'nb'],
    [['ja'], 'en'],
    [['*', ''], 'en'],
  ])('who prefers %j reads %s', (preferred, language) => {
    expect(contentLanguage(preferred, ['en', 'de', 'fr-CA', 'nb'])).toBe(language);
  });

  it('are none where a tour has none', () => expect(contentLanguage(['de'], [])).toBe(''));

  it('are looked in from the exact tag to the language without a region, and never for the main one', () => {
    expect(translationsFor('de-AT', ['en', 'de', 'de-AT'])).toEqual(['de-AT', 'de']);
    expect(translationsFor('de', ['en', 'de', 'de-AT'])).toEqual(['de']);
    expect(translationsFor('en', ['en', 'de'])).toEqual([]);
  });
});

describe('the texts of a tour', () => {
  it('are all that visitors read of it, without blank ones, default names and the folder without a heading', () => {
    expect(tourTexts(hall).map(({ text }) => text)).toEqual([
      ...[
        'Hall',
        'A hall.',
        'Ground',
        'Rooms',
        'Boiler',
        'Hot',
        '<p>Old</p>',
        'See also',
        'Manual',
        'A plan',
        'Plan',
        'Valve',
        'Turn left',
      ],
    ]);
  });

  it('keep their place when a point moves to another folder, another point is added, or an address of a file changes', () => {
    const [rooms] = hall.folders;
    const moved = { ...hall, folders: [{ ...rooms!, id: 'other' as never, name: 'Other' }] };
    const fieldsOf = (tour: typeof hall) => tourTexts(tour).flatMap(({ thing, field }) => (thing === 'poi p1' ? [field] : []));
    expect(fieldsOf(moved)).toEqual(fieldsOf(hall));
  });

  it('have those of guided tours and rooms', () => {
    const more = tourFrom('hall', {
      name: 'Hall',
      guidedTours: [guided],
      rooms: [
        { id: 'r1', name: 'Store' },
        { id: 'r2', name: '' },
      ],
    });
    expect(tourTexts(more).map(({ thing, field }) => `${thing} ${field}`)).toEqual([
      ...['tour name', 'guide g1 name', 'guide g1 description', 'stop s1 title', 'stop s1 text', 'room r1 name'],
    ]);
  });
});

describe('a tour in another language', () => {
  const shown = shownTour(hall, { translations: [german], language: 'de', main: 'en' });

  it('has each text from its translation, else from the main language, and none is blank', () => {
    const [poi] = shown.tour.folders[0]?.pois ?? [];
    expect([shown.tour.name, shown.tour.description, poi?.name, poi?.tag?.label]).toEqual(['Halle', 'A hall.', 'Kessel', 'Kessel']);
    expect(poi?.content).toEqual(hall.folders[0]?.pois[0]?.content);
  });

  it('says in which language each text is', () => {
    expect([shown.languageOf('tour', 'name'), shown.languageOf('tour', 'description')]).toEqual(['de', 'en']);
  });

  it('still has the original names, where others are shown', () => {
    const same = translationsFrom('de', { texts: { 'poi p1': { name: entry('Boiler') } } });
    expect(['tour', 'poi p1', 'folder f1'].map(shown.originalName)).toEqual(['Hall', 'Boiler', '']);
    expect(shownTour(hall, { translations: [same], language: 'de', main: 'en' }).originalName('poi p1')).toBe('');
  });

  it('falls back from a region to its language', () => {
    const swiss = translationsFrom('de-CH', { texts: { tour: { name: entry('Saal') } } });
    const both = shownTour(hall, { translations: [swiss, german], language: 'de-CH', main: 'en' });
    expect([both.tour.name, both.languageOf('tour', 'name')]).toEqual(['Saal', 'de-CH']);
    expect([both.tour.folders[0]?.pois[0]?.name, both.languageOf('poi p1', 'name')]).toEqual(['Kessel', 'de']);
  });

  it('is the tour itself where there is nothing to apply', () => {
    expect(shownTour(hall, { translations: [], language: 'en', main: 'en' }).tour).toBe(hall);
  });

  it('takes nothing from malformed entries or inherited names', () => {
    const odd = translationsFrom('de', { texts: { tour: { name: 'Halle', description: { text: 3 } }, 'poi p1': null } });
    expect(shownTour(hall, { translations: [odd], language: 'de', main: 'en' }).tour).toEqual(hall);
    expect(translationsFrom('de', { texts: [] }).texts).toEqual({});
  });
});

it('a hash is short, the same for the same text, and another for another', () => {
  const hashes = ['Hall', 'hall', 'Hall ', ''].map(sourceHash);
  expect(new Set(hashes).size).toBe(4);
  expect(sourceHash('Hall')).toBe(hashes[0]);
  expect(hashes.every((hash) => hash.length <= 11)).toBe(true);
});
