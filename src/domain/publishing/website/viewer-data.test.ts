import { expect, it } from 'vitest';
import { foldersFrom } from '../../folders/folder';
import { guidedToursFrom } from '../../guided-tours/guided-tour';
import { shownStops } from '../../guided-tours/shown-stops';
import { viewerData } from './viewer-data';
import type { Website } from './website';

const folders = foldersFrom([{ id: 'f', name: 'Ground', pois: [{ identifier: 'stove', name: 'Stove', sweep: 'h02' }] }]);
const view = { sweep: 'h06', rotation: { x: 5, y: 40 }, zoom: 1.5 };
const [round = expect.unreachable()] = guidedToursFrom([
  {
    id: 'g',
    name: 'Round',
    stops: [
      { id: '1', poi: 'stove', narration: { url: 'files/a.mp3' }, captions: { url: 'https://elsewhere.example/a.vtt' } },
      { id: '2', view, title: 'The garden', text: 'Oak' },
    ],
  },
]);

/** A German page whose second stop is not translated. */
const site = {
  language: 'de',
  floorplans: [],
  floors: ['Erdgeschoss'],
  rooms: [],
  shape: {
    floors: [{ index: 0, name: 'Ground' }],
    sweeps: [{ id: 'h02', position: { x: 1, y: 1, z: 1 }, floor: 0 }],
    rooms: [{ id: 'r', name: 'Hall', floor: 0, bounds: { min: { x: 0, y: 0, z: 0 }, max: { x: 4, y: 3, z: 4 } } }],
  },
  folders,
  guidedTours: [{ ...round, stops: shownStops(round, folders) }],
  translation: {
    language: 'de',
    languageOf: (thing: string) => (thing === 'stop 2' ? 'en' : 'de'),
    pages: [
      { language: 'en', href: 'index.html' },
      { language: 'de', href: 'index.de.html' },
    ],
    viewer: '',
  },
} as unknown as Website;

it('has each stop with its view, what of its files is in the archive, and the language of its texts', () => {
  const [first, second] = viewerData(site).guidedTours[0]?.stops ?? [];

  expect(first).toMatchObject({ poi: 'stove', place: { sweep: 'h02' }, narration: { url: 'files/a.mp3' }, captions: null });
  expect(second).toMatchObject({ poi: null, place: view, shown: { text: { text: 'Oak', written: { lang: 'en', dir: 'ltr' } } } });
  expect(second?.shown.text.note).not.toBe('');
  expect(first?.shown.name).toEqual({ text: 'Stove', written: { dir: 'auto' }, note: '' });
  expect(viewerData(site).guidedTours[0]?.spoken).toEqual({ lang: 'en', dir: 'ltr' });
});

it('has the floors, and the rooms with the sweep from which each is seen', () => {
  const { floors, rooms } = viewerData(site);

  expect(floors).toEqual([{ index: 0, title: 'Erdgeschoss', written: { dir: 'auto' } }]);
  expect(rooms).toMatchObject([{ id: 'r', name: 'Hall', floor: 0, sweep: 'h02', written: { dir: 'auto' } }]);
});
