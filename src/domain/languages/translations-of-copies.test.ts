import { expect, it } from 'vitest';
import { duplicateFolder, duplicatePoi } from '../folders/duplicate';
import { allPois, foldersFrom } from '../folders/folder';
import { poiId } from '../ids';
import { withAdded } from '../reuse/add';
import { copiedThings, translationsOfCopies } from './translations-of-copies';

const link = { name: 'Manual', url: 'https://manual.example' };
const folders = foldersFrom([
  {
    id: 'kitchen',
    name: 'Kitchen',
    pois: [
      {
        identifier: 'stove',
        name: 'Stove',
        content: [
          { identifier: 't', type: 'text', name: 'How to', content: '<p>Hot</p>' },
          { identifier: 'l', type: 'list', name: 'Links', content: [link] },
        ],
      },
    ],
    children: [{ id: 'larder', name: 'Larder', pois: [{ identifier: 'shelf', name: 'Shelf' }] }],
  },
]);
const [kitchen] = folders as [(typeof folders)[number]];
const german = (text: string) => ({ text, hash: 'h' });
const texts = {
  tour: { name: german('Haus') },
  'folder kitchen': { name: german('Küche') },
  'folder larder': { name: german('Speisekammer') },
  'poi stove': { name: german('Herd'), 'block t': german('Anleitung'), 'text t': german('<p>Heiß</p>'), 'text gone': german('Weg') },
  'poi shelf': { name: german('Regal') },
};

it('translationsOfCopies has all of a folder, under the ids of the copy and of its blocks', () => {
  const { copy } = duplicateFolder(folders, kitchen.id)!;
  const [stove, shelf] = allPois([copy]) as [(typeof kitchen.pois)[number], (typeof kitchen.pois)[number]];
  const [block] = stove.content;

  const copied = translationsOfCopies(texts, copiedThings({ folders: [kitchen], pois: [] }, { folders: [copy], pois: [] }));

  expect(copied.map(({ thing, field, translation }) => [`${thing}: ${field}`, translation.text])).toEqual([
    [`folder ${copy.id}: name`, 'Küche'],
    [`folder ${copy.children[0]!.id}: name`, 'Speisekammer'],
    [`poi ${stove.identifier}: name`, 'Herd'],
    [`poi ${stove.identifier}: block ${block!.identifier}`, 'Anleitung'],
    [`poi ${stove.identifier}: text ${block!.identifier}`, '<p>Heiß</p>'],
    [`poi ${shelf.identifier}: name`, 'Regal'],
  ]);
});

it('translationsOfCopies has those of a point, and of what is pasted', () => {
  const [stove] = kitchen.pois as [(typeof kitchen.pois)[number]];
  const { copy } = duplicatePoi(folders, poiId('stove'))!;
  const pasted = withAdded(folders, { folders: [kitchen.children[0]!], pois: [stove] }, kitchen.id).added;

  const of = (originals: typeof pasted, copies: typeof pasted) =>
    translationsOfCopies(texts, copiedThings(originals, copies)).map(({ thing, translation }) => [thing, translation.text]);

  expect(of({ folders: [], pois: [stove] }, { folders: [], pois: [copy] })[0]).toEqual([`poi ${copy.identifier}`, 'Herd']);
  expect(of({ folders: [kitchen.children[0]!], pois: [stove] }, pasted)).toEqual([
    [`folder ${pasted.folders[0]!.id}`, 'Speisekammer'],
    ...Array(3).fill([`poi ${pasted.pois[0]!.identifier}`, expect.any(String)]),
    [`poi ${pasted.folders[0]!.pois[0]!.identifier}`, 'Regal'],
  ]);
});

it('translationsOfCopies has those of the copy of a copy, and none that a copy has by now', () => {
  const copied = [
    { from: 'poi stove', to: 'poi copy', blocks: { t: 'c' } },
    { from: 'poi copy', to: 'poi later', blocks: { c: 'd' } },
  ];
  const corrected = { ...texts, 'poi copy': { name: german('Ofen'), 'block c': german(' ') } };

  const all = translationsOfCopies(corrected, copied).map(({ thing, field, translation }) => [`${thing}: ${field}`, translation.text]);

  expect(all).toEqual([
    ['poi copy: block c', 'Anleitung'],
    ['poi copy: text c', '<p>Heiß</p>'],
    ['poi later: name', 'Ofen'],
    ['poi later: block d', 'Anleitung'],
    ['poi later: text d', '<p>Heiß</p>'],
  ]);
});
