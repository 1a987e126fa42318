// A version of a demo tour, with all that publishing gives to a version.
import { publishedContentOf } from '../../src/domain/publishing/published-content';
import { newSnapshot } from '../../src/domain/publishing/snapshots';
import type { Stored } from '../../src/domain/stored';
import { tourFrom } from '../../src/domain/tours/tour';

type Version = { name: string; number: number; publishedAt: Date; shortCode: string };

/** The stored fields of a version of the whole tour that is open to everybody. */
export function publishedSnapshot({ id, ...stored }: Stored & { id: string }, { name, number, publishedAt, shortCode }: Version): object {
  const tour = tourFrom(id, stored);
  const content = publishedContentOf(tour, { excludedFolders: [], excludedPois: [], floorplans: true, documents: true });
  const snapshot = newSnapshot({ ...content, name, tourName: tour.name }, { public: true, opens: null, until: null });
  return { ...(JSON.parse(JSON.stringify(snapshot)) as object), number, publishedAt, shortCode };
}
