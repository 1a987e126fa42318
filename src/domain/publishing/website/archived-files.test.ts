import { describe, expect, it } from 'vitest';
import { archivedFiles, isArchived, type OwnHosts, withArchiveAddresses } from './archived-files';

const root = 'https://files.example/v0/b/bucket/o/';
const hosts: OwnHosts = { files: [root], app: 'https://loggia.example/' };
const hash = 'a'.repeat(64);
const published = `${root}organizations%2FAcme%2Fversions%2Fhall%2F${hash}.jpg?alt=media`;

describe('archivedFiles', () => {
  it('lists each file of the installation once, under the hash of its content', () => {
    const files = archivedFiles({ one: [{ url: published }], two: { screenshot: published } }, hosts);

    expect([...files]).toEqual([
      [published, { path: `files/${hash}.jpg`, source: { kind: 'stored', at: `organizations/Acme/versions/hall/${hash}.jpg` } }],
    ]);
  });

  it('finds addresses inside of texts, and files that the app serves', () => {
    const files = archivedFiles(
      { content: `<a href="${published.replace('?', '?x=1&amp;')}">Plan</a>`, url: '/demo/a.png', poster: '/demo/b.png' },
      hosts,
    );

    expect([...files.values()].map(({ path }) => path)).toEqual([`files/${hash}.jpg`, 'files/file-2.png', 'files/file-3.png']);
  });

  it('ignores other hosts, paths that are no files, and addresses that look like paths', () => {
    expect(archivedFiles({ url: ['https://elsewhere.example/a.png'], name: '/a.png' }, hosts).size).toBe(0);
    expect(archivedFiles({ url: '//elsewhere.example/a.png' }, hosts).size).toBe(0);
  });

  it('never uses a name of an author in a path', () => {
    const files = archivedFiles({ url: `${root}organizations%2F..%2F..%2Fevil.html` }, hosts);

    expect([...files.values()].map(({ path }) => path)).toEqual(['files/file-1.bin']);
  });
});

describe('withArchiveAddresses', () => {
  const paths = new Map([[published, 'files/a.jpg']]);

  it('replaces addresses in fields and in texts', () => {
    const value = { url: published, text: `See <a href="${published}">this</a>.`, other: 'https://elsewhere.example/' };

    expect(withArchiveAddresses(value, paths, hosts)).toEqual({
      url: 'files/a.jpg',
      text: 'See <a href="files/a.jpg">this</a>.',
      other: 'https://elsewhere.example/',
    });
  });

  it('removes what would lead back to the installation', () => {
    const value = { url: `${root}gone`, text: 'At https://loggia.example/#/dashboard and https://loggia.example', when: new Date(5) };

    expect(withArchiveAddresses(value, paths, hosts)).toEqual({ url: '', text: 'At  and ', when: new Date(5) });
  });
});

describe('isArchived', () => {
  it.each([
    ['files/a.jpg', true],
    ['files/../index.html', false],
    ['https://elsewhere.example/files/a.jpg', false],
    ['javascript:alert(1)', false],
  ])('%j: %j', (address, is) => {
    expect(isArchived(address)).toBe(is);
  });
});
