import { describe, expect, it } from 'vitest';
import { copyFolders } from './copy';
import { foldersFrom } from './folder';

describe('copyFolders', () => {
  it('have new ids throughout and are otherwise the same', () => {
    const folders = foldersFrom([
      {
        id: 'f',
        name: 'Hall',
        pois: [
          {
            identifier: 'p',
            name: 'Door',
            type: 'tag',
            tag: { sid: '1' },
            content: [{ identifier: 'c', name: 'Links', type: 'list', content: [{ url: 'u' }] }],
          },
          { identifier: 'q' },
        ],
        children: [{ id: 'inner', pois: [{ identifier: 'r', content: [{ type: 'hologram', identifier: 'h' }] }] }],
      },
    ]);
    const fresh = copyFolders(folders);
    const ids = (json: unknown): string[] => JSON.stringify(json).match(/"(?:id|identifier)":"[^"]*"/g) ?? [];

    expect(ids(fresh).filter((id) => ids(folders).includes(id))).toEqual([]);
    expect(new Set(ids(fresh)).size).toBeGreaterThan(5);
    const plain = (json: unknown) => JSON.stringify(json).replaceAll(/"(id|identifier|sid)":"[^"]*"/g, '');
    expect(fresh[0]?.pois[0]?.tag?.sid).toBe('');
    expect(plain(fresh)).toBe(plain(folders));
  });
});
