import { expect, it } from 'vitest';
import { foldersFrom } from '../folders/folder';
import { sinceCopied } from './unchanged';

const kitchen = {
  id: 'kitchen',
  name: 'Kitchen',
  pois: [{ identifier: 'stove', name: 'Stove' }],
  children: [{ id: 'larder', name: 'Larder', pois: [{ identifier: 'shelf', name: 'Shelf' }] }],
};
const copied = { folders: foldersFrom([kitchen]), pois: [] };
const since = (now: object) => {
  const { unchanged, changed } = sinceCopied(foldersFrom([now]), copied);
  return [...unchanged.folders, ...unchanged.pois].map(({ name }) => `goes: ${name}`).concat(changed);
};

it('a folder is as it was copied when all in it is, also once it was read again', () => {
  expect(since(kitchen)).toEqual(['goes: Kitchen']);
});

it('a folder stays for what was changed or added in it, and for its new name', () => {
  const [larder] = kitchen.children;
  const added = { ...larder, pois: [...larder!.pois, { identifier: 'jam', name: 'Jam' }] };

  expect(since({ ...kitchen, children: [added] })).toEqual(['goes: Stove', 'goes: Shelf', 'Jam']);
  expect(since({ ...kitchen, pois: [{ identifier: 'stove', name: 'Oven' }] })).toEqual(['goes: Larder', 'Oven']);
  expect(since({ ...kitchen, name: 'Scullery' })).toEqual(['goes: Larder', 'goes: Stove', 'Scullery']);
});

it('a point that was taken out of its folder stays where it is', () => {
  expect(since({ id: 'attic', name: 'Attic', pois: kitchen.pois, children: [{ ...kitchen, pois: [] }] })).toEqual(['goes: Kitchen']);
});
