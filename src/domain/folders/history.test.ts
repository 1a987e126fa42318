import { expect, it } from 'vitest';
import { userId } from '../ids';
import { foldersFrom } from './folder';
import { newPoiHistoryEntry, poiHistoryEntryFrom } from './history';

it('a history entry has folders, timestamp, userUid and userEmail, and is read as it was stored', () => {
  const folders = foldersFrom([
    { id: 'f', name: 'Hall', pois: [{ identifier: 'p', type: 'tag', content: [{ type: 'hologram', beam: 1 }] }] },
  ]);
  const stored = newPoiHistoryEntry(folders, { uid: userId('u'), email: 'ada@x.example' });

  expect(Object.keys(stored)).toEqual(['folders', 'userUid', 'userEmail']);
  expect(poiHistoryEntryFrom('h', { ...stored, timestamp: new Date(1) })).toEqual({
    id: 'h',
    folders,
    timestamp: new Date(1),
    userUid: 'u',
    userEmail: 'ada@x.example',
  });
  expect(poiHistoryEntryFrom('h', {})).toEqual({ id: 'h', folders: [], timestamp: null, userUid: '', userEmail: '' });
});
