import { expect, it } from 'vitest';
import { guidedToursFrom } from '../guided-tours/guided-tour';
import { userId } from '../ids';
import { roomsFrom } from '../rooms/room';
import { foldersFrom } from './folder';
import { contentOfEntry, newPoiHistoryEntry, poiHistoryEntryFrom } from './history';

const folders = foldersFrom([
  { id: 'f', name: 'Hall', pois: [{ identifier: 'p', type: 'tag', content: [{ type: 'hologram', beam: 1 }] }] },
]);
const guidedTours = guidedToursFrom([{ id: 'g', name: 'Around', stops: [{ id: 's', poi: 'p' }] }]);
const rooms = roomsFrom([{ id: 'r', name: 'Kitchen' }]);

it('a history entry has the content, timestamp, userUid and userEmail, and is read as it was stored', () => {
  const stored = newPoiHistoryEntry({ folders, guidedTours, rooms }, { uid: userId('u'), email: 'ada@x.example' });

  expect(Object.keys(stored)).toEqual(['folders', 'guidedTours', 'rooms', 'userUid', 'userEmail']);
  expect(poiHistoryEntryFrom('h', { ...stored, timestamp: new Date(1) })).toEqual({
    id: 'h',
    folders,
    guidedTours,
    rooms,
    timestamp: new Date(1),
    userUid: 'u',
    userEmail: 'ada@x.example',
    name: '',
  });
});

it('an entry from before guided tours and rooms leaves those that are there', () => {
  const entry = poiHistoryEntryFrom('h', { folders: [] });

  expect(entry).toEqual({ id: 'h', folders: [], guidedTours: null, rooms: null, timestamp: null, userUid: '', userEmail: '', name: '' });
  expect(contentOfEntry(entry, { guidedTours, rooms })).toEqual({ folders: [], guidedTours, rooms });
});
