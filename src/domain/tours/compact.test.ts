import { describe, expect, it } from 'vitest';
import { replacePoi } from '../folders/changes';
import { allPois, foldersFrom } from '../folders/folder';
import { compact, expandCompact } from './compact';
import type { EditedTour } from './edited';

const base: EditedTour = {
  name: 'Hall',
  floors: ['Cellar'],
  guidedTours: [],
  rooms: [],
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
const changed: EditedTour = { ...base, folders: replacePoi(base.folders, { ...a, name: 'Stove' }) };

describe('a compact state', () => {
  it('contains only the PoIs that differ', () => {
    const [folder] = compact(base, changed).folders;

    expect(folder?.pois.map((poi) => (typeof poi === 'string' ? poi : poi.name))).toEqual(['Stove', 'b']);
    expect(folder?.children[0]?.pois).toEqual(['c']);
  });

  it('expands to the same state, also after JSON', () => {
    const [kept, told] = structuredClone([base, compact(base, changed)]) as [EditedTour, ReturnType<typeof compact>];

    expect(expandCompact(allPois(kept.folders), told)).toEqual(changed);
  });

  it('encodes the base itself as identifiers only', () => {
    const told = compact(base, base);

    expect(told.folders[0]?.pois).toEqual(['a', 'b']);
    expect(expandCompact(allPois(base.folders), told)).toEqual(base);
  });

  it('encodes moves, additions, renames and deletions', () => {
    const [stove, other] = [ground?.pois[0], ground?.pois[1]];
    if (!ground || !stove || !other) throw new Error('No PoIs.');
    const rearranged: EditedTour = {
      name: 'Great Hall',
      floors: [],
      guidedTours: [],
      rooms: [],
      folders: [{ ...ground, name: 'First', children: [], pois: [other, { ...stove, identifier: 'new' as typeof stove.identifier }] }],
    };

    expect(expandCompact(allPois(base.folders), compact(base, rearranged))).toEqual(rearranged);
  });
});
