import { describe, expect, it } from 'vitest';
import { foldersFrom } from '../folders';
import { changeString, needsSaving } from './change-string';
import { freshFolders } from './fresh';

const still = { moves: 0, icons: 0, stems: 0 };
const stored = (change: object = {}, block: object = {}) => [
  {
    id: 'f',
    name: 'Hall',
    pois: [
      {
        identifier: 'p',
        name: 'Door',
        type: 'tag',
        tag: { sid: '1' },
        ...change,
        content: [{ identifier: 'c', name: 'Links', type: 'list', content: [{ url: 'u' }], ...block }],
      },
      { identifier: 'q' },
    ],
  },
];
const of = (folders: unknown, name = 'Tour', tags = still) => changeString({ name, folders: foldersFrom(folders), floors: [] }, tags);

describe('changeString', () => {
  const saved = of(stored());

  it('is the same for the same tour', () => {
    expect(of(stored())).toBe(saved);
  });

  it.each([
    ['the tour name', of(stored(), 'Other')],
    ['a folder name', of([{ ...stored()[0], name: 'Attic' }])],
    ['the order of PoIs', of([{ ...stored()[0], pois: stored()[0]!.pois.toReversed() }])],
    ['a PoI identifier', of(stored({ identifier: 'other' }))],
    ['a PoI name', of(stored({ name: 'Gate' }))],
    ['a content identifier', of(stored({}, { identifier: 'other' }))],
    ['a content name', of(stored({}, { name: 'Reading' }))],
    ['content', of(stored({}, { type: 'text', content: 'words' }))],
    ['the address of a link', of(stored({}, { content: [{ url: 'v' }] }))],
    ['tag moves', of(stored(), 'Tour', { ...still, moves: 1 })],
    ['tag icons', of(stored(), 'Tour', { ...still, icons: 1 })],
    ['tag stems', of(stored(), 'Tour', { ...still, stems: 1 })],
  ])('EDIT-051 changes with %s', (_what, changed) => {
    expect(changed).not.toBe(saved);
  });

  it('does not change when the viewer names a tag anew', () => {
    expect(of(stored({ tag: { sid: '2' } }))).toBe(saved);
  });
});

describe('needsSaving', () => {
  const clean = { hasUnuploadedScreenshots: false, poseUpdated: false, markersUpdated: false, changeString: 'a', savedChangeString: 'a' };

  it.each([
    [false, {}],
    [true, { hasUnuploadedScreenshots: true }],
    [true, { poseUpdated: true }],
    [true, { markersUpdated: true }],
    [true, { changeString: 'b' }],
  ])('EDIT-050 is %s with %j', (needed, change) => {
    expect(needsSaving({ ...clean, ...change })).toBe(needed);
  });
});

describe('freshFolders', () => {
  it('have new ids throughout and are otherwise the same', () => {
    const folders = foldersFrom([
      { ...stored()[0], children: [{ id: 'inner', pois: [{ identifier: 'r', content: [{ type: 'hologram', identifier: 'h' }] }] }] },
    ]);
    const fresh = freshFolders(folders);
    const ids = (json: unknown): string[] => JSON.stringify(json).match(/"(?:id|identifier)":"[^"]*"/g) ?? [];

    expect(ids(fresh).filter((id) => ids(folders).includes(id))).toEqual([]);
    expect(new Set(ids(fresh)).size).toBeGreaterThan(5);
    const plain = (json: unknown) => JSON.stringify(json).replaceAll(/"(id|identifier|sid)":"[^"]*"/g, '');
    expect(fresh[0]?.pois[0]?.tag?.sid).toBe('');
    expect(plain(fresh)).toBe(plain(folders));
  });
});
