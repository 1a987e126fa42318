import { describe, expect, it } from 'vitest';
import { foldersFrom } from '../folders/folder';
import { isStoredAs } from './as-stored';
import type { EditedTour } from './edited';

const of = (name: string): EditedTour => ({
  name: 'Hall',
  floors: [],
  guidedTours: [],
  rooms: [],
  folders: foldersFrom([{ id: 'f', name: 'Ground', pois: [{ identifier: 'p', name }] }]),
});
const unnamed = (edited: EditedTour): EditedTour => ({
  ...edited,
  folders: edited.folders.map((folder) => ({ ...folder, pois: folder.pois.map((poi) => ({ ...poi, name: '' })) })),
});

describe('isStoredAs', () => {
  it('treats a state as stored if it is read back equal, or with the ledger’s defaults', () => {
    expect(isStoredAs(of('Stove'), of('Stove'))).toBe(true);
    expect(isStoredAs(unnamed(of('Stove')), of('New PoI'))).toBe(true);
  });

  it('does not if anything else differs', () => {
    expect(isStoredAs(of('Stove'), of('Oven'))).toBe(false);
    expect(isStoredAs(of('Stove'), unnamed(of('Stove')))).toBe(false);
    expect(isStoredAs(of('Stove'), { ...of('Stove'), name: 'Great Hall' })).toBe(false);
  });
});
