import { describe, expect, it } from 'vitest';
import { foldersFrom } from '../folders';
import { isStoredAs } from './as-stored';
import type { Edited } from './edited';

const of = (name: string): Edited => ({
  name: 'Hall',
  floors: [],
  folders: foldersFrom([{ id: 'f', name: 'Ground', pois: [{ identifier: 'p', name }] }]),
});
const unnamed = (edited: Edited): Edited => ({
  ...edited,
  folders: edited.folders.map((folder) => ({ ...folder, pois: folder.pois.map((poi) => ({ ...poi, name: '' })) })),
});

describe('isStoredAs', () => {
  it('takes a state for stored when it is read just so, or with the ledger’s defaults', () => {
    expect(isStoredAs(of('Stove'), of('Stove'))).toBe(true);
    expect(isStoredAs(unnamed(of('Stove')), of('New PoI'))).toBe(true);
  });

  it('does not when anything else differs', () => {
    expect(isStoredAs(of('Stove'), of('Oven'))).toBe(false);
    expect(isStoredAs(of('Stove'), unnamed(of('Stove')))).toBe(false);
    expect(isStoredAs(of('Stove'), { ...of('Stove'), name: 'Great Hall' })).toBe(false);
  });
});
