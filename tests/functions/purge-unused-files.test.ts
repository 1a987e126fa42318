import { beforeEach, describe, expect, it } from 'vitest';
import { purgeOrphans } from '../../functions/src/bin/purge-orphans';
import { purgeUnusedFiles } from '../../functions/src/bin/purge-unused-files';
import { unusedFileId } from '../../functions/src/bin/unused-files';
import { dayMs } from '../../src/domain/durations';
import { randomIdentifier } from '../../src/domain/random';
import { store } from './administrator';
import { exist, filesBelow, save, storeDocuments, stored } from './stored';

let tour: string;
let organization: string;
let folder: string;
let path: string;

beforeEach(() => {
  [tour, organization] = [randomIdentifier(), `Org ${randomIdentifier()}`];
  folder = `organizations/${organization}/tour/${tour}`;
  path = `${folder}/uploads/1__stove.pdf`;
});

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const note = () => `unusedFiles/${unusedFileId(path)}`;
const foldersWith = (url: string) => [
  { id: 'f', name: 'Rooms', pois: [{ identifier: 'p', content: [{ type: 'file', content: [{ url }] }] }] },
];
/** A file that nothing has named for so many days. */
async function aFile(unusedDays: number): Promise<string> {
  const url = await save(path);
  await store()
    .doc(note())
    .set({ path, since: daysAgo(unusedDays) });
  return url;
}

describe('purgeUnusedFiles', () => {
  it('deletes a file that nothing has named for 30 days, and forgets it', async () => {
    await aFile(30);
    await storeDocuments({ [`tours/${tour}`]: { organization } });

    await purgeUnusedFiles();

    expect(await filesBelow(folder)).toEqual([]);
    expect(await exist([note()])).toEqual([]);
  });

  it('keeps a file that nothing has named for a shorter time, and remembers since when', async () => {
    await save(path);
    await storeDocuments({ [`tours/${tour}`]: { organization } });

    await purgeUnusedFiles(daysAgo(10));
    await purgeUnusedFiles();

    expect(await filesBelow(folder)).toEqual([path]);
    expect((await stored(note())).since.toDate().getTime()).toBeLessThan(daysAgo(9).getTime());
  });

  it.each<[string, (url: string) => Record<string, object>]>([
    ['a point of interest', (url) => ({ [`tours/${tour}`]: { organization, folders: foldersWith(url) } })],
    [
      'the text of one',
      (url) => ({ [`tours/${tour}`]: { organization, folders: [{ text: `<a href="${url.replaceAll('&', '&amp;')}">x</a>` }] } }),
    ],
    ['the lists of the tour', (url) => ({ [`tours/${tour}`]: { organization, floorplans: [{ url }] } })],
    ['its thumbnail', (url) => ({ [`tours/${tour}`]: { organization, thumbnailUrl: url } })],
    [
      'a guided tour of another tour',
      (url) => ({ [`tours/${tour}other`]: { organization, guidedTours: [{ id: 'g', stops: [{ id: 's', narration: { url } }] }] } }),
    ],
    ['another tour of the organization', (url) => ({ [`tours/${tour}other`]: { organization, files: [{ url }] } })],
    ['a tour of a location', (url) => ({ [`locations/${tour}/tours/version`]: { organization, files: [{ url }] } })],
    [
      'the tour in the bin',
      (url) => ({
        [`tours/${tour}`]: { binnedFrom: organization },
        [`organizations/${organization}/bin/${tour}`]: { tour: { organization, folders: foldersWith(url) }, deletedAt: daysAgo(1) },
      }),
    ],
    [
      'a tour that does not fit into the bin',
      (url) => ({
        [`tours/${tour}`]: { binnedFrom: organization, rest: { folders: foldersWith(url) } },
        [`organizations/${organization}/bin/${tour}`]: { tour: { organization }, deletedAt: daysAgo(1) },
      }),
    ],
  ])('keeps a file that is named by %s', async (_what, documents) => {
    const url = await aFile(31);
    await storeDocuments(documents(url));

    await purgeUnusedFiles();

    expect(await filesBelow(folder)).toEqual([path]);
    expect(await exist([note()])).toEqual([]);
  });

  it.each<[string, (url: string) => object]>([
    ['points', (url) => ({ folders: foldersWith(url) })],
    ['guided tours', (url) => ({ folders: [], guidedTours: [{ id: 'g', stops: [{ id: 's', narration: { url } }] }] })],
  ])('keeps a file as long as the %s of any saved state name it, and looks at it again in 30 days', async (_what, content) => {
    const url = await aFile(31);
    const history = `tours/${tour}/poiHistory`;
    await storeDocuments({
      [`tours/${tour}`]: { organization },
      [`${history}/named`]: { ...content(url), timestamp: daysAgo(300) },
      [`${history}/next`]: { folders: [], timestamp: daysAgo(5) },
    });

    await purgeUnusedFiles();
    expect(await filesBelow(folder)).toEqual([path]);
    expect((await stored(note())).since.toDate().getTime()).toBeGreaterThan(daysAgo(1).getTime());
    await store().doc(`${history}/named`).delete();
    await purgeUnusedFiles();
    expect(await filesBelow(folder)).toEqual([path]);
    await aFile(31);
    await purgeUnusedFiles();

    expect(await filesBelow(folder)).toEqual([]);
  });

  it.each<[string, (url: string) => Record<string, object>]>([
    [
      'a translation',
      (url) => ({ [`tours/${tour}/languages/de`]: { texts: { p: { text: `<img src="${url.replaceAll('&', '&amp;')}">` } } } }),
    ],
    [
      'an older version',
      (url) => ({ [`organizations/${organization}/tours/${tour}/snapshots/one`]: { pois: foldersWith(url), parts: 0 } }),
    ],
    [
      'a part of an older version',
      (url) => ({
        [`organizations/${organization}/tours/${tour}/snapshots/one`]: { pois: [], parts: 1 },
        [`organizations/${organization}/tours/${tour}/snapshots/one/parts/1`]: { pois: foldersWith(url) },
      }),
    ],
  ])('keeps a file that %s of the tour names', async (_what, documents) => {
    const url = await aFile(31);
    await storeDocuments({ [`tours/${tour}`]: { organization }, ...documents(url) });

    await purgeUnusedFiles();

    expect(await filesBelow(folder)).toEqual([path]);
  });

  it('gives copies of the tour files of their own first', async () => {
    const url = await aFile(31);
    const copy = randomIdentifier();
    await storeDocuments({
      [`tours/${tour}`]: { organization, public: true },
      [`tours/${copy}`]: { organization: 'Elsewhere', originalTourId: tour, floorplans: [{ url }] },
    });

    await purgeUnusedFiles();

    expect(await filesBelow(folder)).toEqual([]);
    expect(await filesBelow(`organizations/Elsewhere/tour/${copy}/`)).toEqual([
      `organizations/Elsewhere/tour/${copy}/uploads/1__stove.pdf`,
    ]);
  });
});

describe('the file of a map layer', () => {
  const layers = () => `organizations/${organization}/map-layers`;
  /** A layer names its file without the token, since everybody can read an organization. */
  const withoutToken = (url: string) => url.replace(/&token=.*/, '');

  it('goes once no layer has named it for 30 days, and not before', async () => {
    path = `${layers()}/1__floodplain.geojson`;
    await aFile(30);
    const recent = `${layers()}/2__districts.geojson`;
    await save(recent);
    await storeDocuments({ [`organizations/${organization}`]: { mapLayers: [] } });

    await purgeUnusedFiles();

    expect(await filesBelow(layers())).toEqual([recent]);
    expect(await exist([note()])).toEqual([]);
  });

  it('stays while a layer names it, also one that is switched off', async () => {
    path = `${layers()}/1__floodplain.geojson`;
    const url = withoutToken(await aFile(40));
    await storeDocuments({ [`organizations/${organization}`]: { mapLayers: [{ id: 'flood', url, format: 'geojson', enabled: false }] } });

    await purgeUnusedFiles();

    expect(await filesBelow(layers())).toEqual([path]);
    expect(await exist([note()])).toEqual([]);
  });
});

describe('purgeOrphans', () => {
  const photo = (check: string) => `${folder}/checks/${check}.jpg`;
  const inDays = (days: number) => new Date(Date.now() + days * dayMs + 1000);

  it('deletes photos of a day ago whose check is not there, or has none, and no others', async () => {
    const checks = `tours/${tour}/checks`;
    await storeDocuments({ [`${checks}/c1`]: { point: 'p', photo: true }, [`${checks}/c2`]: { point: 'p', photo: false } });
    for (const check of ['c1', 'c2', 'none']) await save(photo(check));
    await save(path);

    await purgeOrphans();
    expect(await filesBelow(folder)).toHaveLength(4);
    await purgeOrphans(inDays(1));

    expect(await filesBelow(folder)).toEqual([photo('c1'), path]);
  });

  it('asks for the checks of photos for a week, and no more', async () => {
    await save(photo('c1'));

    await purgeOrphans(inDays(8));
    expect(await filesBelow(folder)).toEqual([photo('c1')]);
    await purgeOrphans(inDays(7));

    expect(await filesBelow(folder)).toEqual([]);
  });
});
