import { describe, expect, it } from 'vitest';
import { pointLink } from '../point-link';
import type { Poi } from '../pois/poi';
import { copyAll, copyFolders } from './copy';
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

  it('link to each other where the originals did, to themselves too, and elsewhere as before', () => {
    const text = (address: string) => ({ type: 'text', content: `<p><a title="x" href="${address}">There</a> href="#point=b"</p>` });
    const addresses = ['#point=b%20%C3%A4', '#point=a', '#point=other', '#section', 'https://example.org/#point=a'];
    const { folders, pois } = copyAll(
      foldersFrom([{ id: 'f', pois: [{ identifier: 'b ä', content: [text('#point=a')] }] }]),
      foldersFrom([{ id: 'loose', pois: [{ identifier: 'a', content: addresses.map(text) }] }])[0]!.pois,
    );
    const [a, b] = [pois[0]!, folders[0]!.pois[0]!];
    const linksOf = ({ content }: Poi) =>
      content.map((block) => /<a title="x" href="([^"]*)">There<[/]a> href="#point=b"/.exec(String(block.content))?.[1]);

    expect(linksOf(a)).toEqual([pointLink(b.identifier), pointLink(a.identifier), ...addresses.slice(2)]);
    expect(linksOf(b)).toEqual([pointLink(a.identifier)]);
    expect([a.identifier, b.identifier]).not.toContain('a');
  });
});
