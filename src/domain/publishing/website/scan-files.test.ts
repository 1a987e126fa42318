import { describe, expect, it } from 'vitest';
import { bundleFilesFrom, scanFilesOf } from './scan-files';

describe('scanFilesOf', () => {
  it('lists mesh, thumbnail and panoramas, each once', () => {
    const sweeps = [{ panorama: { url: 'panos/a.jpg', hiUrl: 'panos/a-hi.jpg' } }, { panorama: { url: 'panos/a.jpg' } }, {}];

    expect(scanFilesOf({ mesh: { url: 'mesh.glb' }, thumbnail: 'thumb.jpg', sweeps })).toEqual([
      'mesh.glb',
      'thumb.jpg',
      'panos/a.jpg',
      'panos/a-hi.jpg',
    ]);
  });

  it.each(['../other/mesh.glb', '/mesh.glb', 'https://elsewhere.example/mesh.glb', 'a/../../b.glb', '', 'a//b', '.'])(
    'leaves out %j, which is not in the folder of the scan',
    (url) => {
      expect(scanFilesOf({ mesh: { url } })).toEqual([]);
    },
  );

  it('reads anything', () => {
    expect(scanFilesOf(null)).toEqual([]);
  });
});

describe('bundleFilesFrom', () => {
  it('reads the list of the page’s files', () => {
    const files = [
      { name: 'showcase.html', bytes: 10 },
      { name: 'js/a.js', bytes: 5 },
    ];

    expect(bundleFilesFrom([...files, { name: '../index.html', bytes: 1 }])).toEqual(files);
  });

  it.each([[null], [{}], [[{ name: 'page.html', bytes: 1 }]]])('returns null for %j, which is not the list', (stored) => {
    expect(bundleFilesFrom(stored)).toBeNull();
  });
});
