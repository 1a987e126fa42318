import { describe, expect, it } from 'vitest';
import { allPois, foldersFrom } from '../folders';
import { replacePoi } from '../folders/changes';
import { compact, expanded } from './compact';
import type { Edited } from './edited';

const base: Edited = {
  name: 'Hall',
  floors: ['Cellar'],
  folders: foldersFrom([
    {
      id: 'f',
      name: 'Ground',
      pois: [{ identifier: 'a' }, { identifier: 'b' }],
      children: [{ id: 'g', name: 'Sub', pois: [{ identifier: 'c' }] }],
    },
  ]),
};
const [ground] = base.folders;
const a = ground?.pois[0];
if (!a) throw new Error('No PoI.');
const changed: Edited = { ...base, folders: replacePoi(base.folders, { ...a, name: 'Stove' }) };

describe('a compact state', () => {
  it('holds whole only the PoIs that differ', () => {
    const [folder] = compact(base, changed).folders;

    expect(folder?.pois.map((poi) => (typeof poi === 'string' ? poi : poi.name))).toEqual(['Stove', 'b']);
    expect(folder?.children[0]?.pois).toEqual(['c']);
  });

  it('is the same state again, also after it was written down and read', () => {
    const [kept, told] = structuredClone([base, compact(base, changed)]) as [Edited, ReturnType<typeof compact>];

    expect(expanded(allPois(kept.folders), told)).toEqual(changed);
  });

  it('tells the base itself by the names of its PoIs', () => {
    const told = compact(base, base);

    expect(told.folders[0]?.pois).toEqual(['a', 'b']);
    expect(expanded(allPois(base.folders), told)).toEqual(base);
  });

  it('tells what was moved, added, renamed and deleted', () => {
    const [stove, other] = [ground?.pois[0], ground?.pois[1]];
    if (!ground || !stove || !other) throw new Error('No PoIs.');
    const rearranged: Edited = {
      name: 'Great Hall',
      floors: [],
      folders: [{ ...ground, name: 'First', children: [], pois: [other, { ...stove, identifier: 'new' as typeof stove.identifier }] }],
    };

    expect(expanded(allPois(base.folders), compact(base, rearranged))).toEqual(rearranged);
  });
});
