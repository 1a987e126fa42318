import { expect, it } from 'vitest';
import { foldersFrom } from '@/domain/folders/folder';
import { detailsOf } from '@/domain/publishing/details';
import { joinedFolders, newSnapshot } from '@/domain/publishing/snapshots';
import { tourFrom } from '@/domain/tours/tour';
import { inParts } from './in-parts';

const pois = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => ({ identifier: `${prefix}${index}` }));
const folders = foldersFrom([
  { id: 'a', name: 'Ground', pois: pois('a', 40), children: [{ id: 'b', name: 'Vault', pois: pois('b', 3) }] },
  { id: 'c', name: 'Empty' },
]);
const tour = tourFrom('t', { matterportId: 'AbCdEfGh123' });
const snapshot = newSnapshot(
  { ...tour, details: detailsOf(tour), folders, name: 'Version 1', tourName: 'Hall' },
  { public: true, opens: null, until: null },
);

it('a snapshot that fits in one document has no parts', () => {
  expect(inParts(snapshot)).toEqual([snapshot]);
});

it('a larger one is cut between points of interest, and joined again', () => {
  const [first, ...rest] = inParts(snapshot, 4000);

  expect(first.parts).toBe(rest.length);
  expect(rest.length).toBeGreaterThan(2);
  for (const part of rest) expect(JSON.stringify(part).length).toBeLessThan(4500);
  expect(joinedFolders([...first.pois, ...rest.flat()])).toEqual(snapshot.pois);
});
