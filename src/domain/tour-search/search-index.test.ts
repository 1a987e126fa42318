import { describe, expect, it, vi } from 'vitest';
import { documentsFrom, floorPlansFrom } from '../attachments';
import { foldersFrom } from '../folders/folder';
import { guidedToursFrom } from '../guided-tours/guided-tour';
import { pointTypesFrom } from '../point-types/point-type';
import { roomsOf } from '../rooms/rooms';
import { type SearchEntry, searchEntries } from './entries';
import { excerpt, markedText } from './marks';
import { createTourSearch, type SearchPlace } from './search-index';

const now = () => Promise.resolve();
const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'poi',
  title,
  name: title,
  text: '',
  target: { poi: title as never, block: null },
  point: '',
  folder: '',
  room: '',
  floor: 0,
  position: null,
  ...more,
});
const text = (title: string, words: string) => entry(title, { kind: 'text', name: '', text: words });

async function found(entries: readonly SearchEntry[], query: string, place?: SearchPlace) {
  const search = await createTourSearch(entries, now);
  return search.find(query, place).map((result) => result.entry.title);
}

describe('createTourSearch', () => {
  const entries = [
    entry('plans.pdf', { kind: 'file', name: 'pump plans.pdf' }),
    text('About', 'The pump is old.'),
    entry('Heatpump'),
    entry('Old pump'),
    entry('Pump 2'),
    entry('Plump cushion'),
    entry('Pimp'),
  ];

  it('puts names that begin first, then words, then other names, texts, files, and typing errors last', async () => {
    expect(await found(entries, 'pump')).toEqual(['Pump 2', 'Old pump', 'Heatpump', 'About', 'plans.pdf', 'Plump cushion', 'Pimp']);
  });

  it('finds only what has all words, in the name and the text together', async () => {
    const both = [entry('Boiler', { text: 'made of copper' }), entry('Boiler 2'), text('Roof', 'copper')];

    expect(await found(both, 'copper boiler')).toEqual(['Boiler']);
    expect(await found(both, 'copper xyz')).toEqual([]);
  });

  it('prefers, among equals, the visitor’s floor, and then what is nearer', async () => {
    const lamps = [
      entry('Lamp A', { floor: 1, position: { x: 0, y: 0, z: 0 } }),
      entry('Lamp B', { position: { x: 9, y: 0, z: 0 } }),
      entry('Lamp C', { position: { x: 2, y: 0, z: 0 } }),
    ];

    expect(await found(lamps, 'lamp', { floor: 0, position: { x: 0, y: 0, z: 0 } })).toEqual(['Lamp C', 'Lamp B', 'Lamp A']);
  });

  it.each([
    ['wifi', 'Wi-Fi'],
    ['wi-fi', 'Wifi'],
    ['wi fi', 'Wi-Fi'],
    ['grosser', 'GROßER'],
    ['hotel', 'Ho\u0302tel'],
    ['لوحه', 'لَوْحة'],
    ['مكتب', 'مكـــتب'],
    ['漢', '大漢字'],
    ['building b', 'Building B'],
  ])('finds by %j what is written %j', async (query, name) => {
    expect(await found([entry(name)], query)).toEqual([name]);
  });

  it.each([
    ['abc', 'abd'],
    ['1234', '1243 5'],
    ['hallway', 'hxxlway'],
  ])('finds by %j no %j', async (query, name) => {
    expect(await found([entry(name)], query)).toEqual(query === '1234' ? [name] : []);
  });

  it('lets the page have its turn while it reads a long list, and can be given up', async () => {
    const pause = vi.fn(now);
    await createTourSearch(entries, pause, 0);
    expect(pause).toHaveBeenCalledTimes(entries.length);

    await expect(createTourSearch(entries, () => Promise.reject(new Error('left')), 0)).rejects.toThrow('left');
  });
});

describe('searchEntries', () => {
  const folders = foldersFrom([
    {
      name: 'Cellar',
      pois: [
        {
          identifier: 'p1',
          name: 'Boiler',
          sweep: 's1',
          typeId: 'heat',
          state: 'todo',
          fields: { power: 1234.5, built: '2026-11-29', safe: true },
          screenshotAlt: 'A red boiler',
          content: [
            { type: 'text', identifier: 'b1', content: '<p>Serviced <b>yearly</b></p>' },
            { type: 'list', identifier: 'b2', name: 'Manuals', content: [{ name: 'Handbook', url: 'https://secret.example' }] },
            {
              type: 'file',
              identifier: 'b3',
              content: [{ name: 'u1__plan.png', url: 'x', alt: 'A plan', markers: [{ name: 'Valve', body: '<i>shut</i>' }] }],
            },
          ],
        },
      ],
    },
  ]);
  const rooms = roomsOf([{ id: 'r', name: 'Plant room', floor: 1, bounds: { min: { x: 0, y: 0, z: 0 }, max: { x: 4, y: 3, z: 4 } } }], []);
  const guidedTours = guidedToursFrom([{ id: 'g', name: 'Highlights', stops: [{ id: 's', title: 'The valve', text: 'Look up' }] }]);
  const pointTypes = pointTypesFrom([
    {
      id: 'heat',
      name: 'Heating',
      fields: [
        { key: 'power', name: 'Power', kind: 'number', unit: 'kW' },
        { key: 'built', name: 'Built', kind: 'date' },
        { key: 'safe', name: 'Safe', kind: 'flag' },
      ],
      states: [{ id: 'todo', name: 'To do' }],
    },
  ]);
  const sweeps = [{ id: 's1', position: { x: 1, y: 1, z: 1 }, floor: 1 }];
  const writing = { tag: 'de', words: { yes: 'Ja', no: 'Nein' } };
  const all = searchEntries({ folders, rooms, sweeps, guidedTours, pointTypes, writing });

  it('has rooms, points, their texts, links and files, guided tours and stops, and where they are', () => {
    expect(all.map(({ kind, name, text: words }) => [kind, name, words])).toEqual([
      ['room', 'Plant room', ''],
      ['poi', 'Boiler', ''],
      ['text', '', 'A red boiler'],
      ['text', '', 'Heating · To do · Power: 1.234,5\u00A0kW · Built: 29.11.2026 · Safe: Ja'],
      ['text', '', 'Serviced yearly'],
      ['text', '', 'Manuals · Handbook'],
      ['file', 'plan.png', 'A plan · Valve · shut'],
      ['guide', 'Highlights', ''],
      ['guide', 'The valve', 'Look up'],
    ]);
    expect(all[3]?.target).toEqual({ poi: 'p1', block: 'details' });
    expect(all[4]).toMatchObject({ title: 'Boiler', folder: 'Cellar', room: 'Plant room', floor: 1, target: { poi: 'p1', block: 'b1' } });
    expect(all[8]?.target).toEqual({ guide: 'g', stop: 's' });
  });

  it.each(['1.234,5', '1234,5', '1234.5', '29.11.2026', '2026-11-29', 'safe ja'])(
    'has details as visitors read them, and as they are stored: %s',
    async (query) => {
      const search = await createTourSearch(all, now);

      expect(search.find(query).map(({ entry: { target } }) => target)).toEqual([{ poi: 'p1', block: 'details' }]);
    },
  );

  it('has the tour’s own files where visitors have a list of them', () => {
    const files = {
      floorplans: floorPlansFrom([{ name: 'u1__Ground.pdf', url: 'x', floor: '1' }, { name: 'u2__Gone.pdf' }]),
      documents: documentsFrom([{ name: 'u3__Exits.pdf', url: 'x', documentType: 'First Aid' }]),
      files: [],
    };

    const found = searchEntries({ folders: [], rooms: [], sweeps: [], files });

    expect(found.map(({ kind, title, text: words, floor, target }) => [kind, title, words, floor, target])).toEqual([
      ['file', 'Ground.pdf', '', 0, { page: 'files' }],
      ['file', 'Exits.pdf', 'First Aid', null, { page: 'files' }],
    ]);
  });
});

describe('markedText', () => {
  const marked = (all: string, ...words: string[]) =>
    markedText(all, words)
      .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join('');

  it('marks the letters as they are written, whatever their case and accents', () => {
    expect(marked('Große Straße, Straßenbahn', 'strasse')).toBe('Große [Straße], [Straße]nbahn');
    expect(marked('Cafe\u0301 and café', 'cafe')).toBe('[Cafe\u0301] and [café]');
    expect(marked('Heatpump', 'pump')).toBe('Heat[pump]');
    expect(marked('pump a heatpump', 'pump')).toBe('[pump] a heatpump');
    expect(marked('nothing', 'pump')).toBe('nothing');
  });

  it('shows 80 characters around the match', () => {
    const long = `${'before '.repeat(40)}the pump ${'after '.repeat(40)}`;

    expect(excerpt(long, ['pump'])).toBe('…before before the pump after after after after after after after after after…');
    expect(excerpt('short', ['pump'])).toBe('short');
    expect(excerpt(long, ['xyz'])).toMatch(/^before .*…$/);
  });
});
