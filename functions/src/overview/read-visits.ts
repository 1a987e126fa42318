import { FieldPath, type QuerySnapshot } from 'firebase-admin/firestore';
import { hourMs } from '@/domain/durations';
import { namedVisits, pointNames, toursWithPoints } from '@/domain/overview/name-visits';
import type { OverviewVisits } from '@/domain/overview/overview-visits';
import { overviewSums, type TourDocuments } from '@/domain/overview/sum-visits';
import { isOpenAt } from '@/domain/publishing/access';
import type { Stored } from '@/domain/stored';
import { store } from '../core/app';
import { forEachOf } from '../core/for-each-of';
import { numbersFrom } from '../publishing/numbers';
import { tourRef } from '../tour-index/refs';
import type { OverviewTour } from './read-tours';

/** Documents that may be read in an hour to count the visits of an organization: 12,000 a day, whatever it has. */
const documentsPerHour = 500;

/** Whether the visits may be counted again: after an hour, and after as many as it took documents to count them; after a day at the latest. */
export function mayCountAgain({ countedAt, documents }: Pick<OverviewVisits, 'countedAt' | 'documents'>, now: Date): boolean {
  const hours = Math.min(Math.max(documents / documentsPerHour, 1), 24);
  return now.getTime() - countedAt.getTime() >= hours * hourMs;
}

/** Counts the visits of all tours of an organization, of the public tours and of their versions. */
export async function readVisits(organization: string, tours: readonly OverviewTour[], now: Date): Promise<OverviewVisits> {
  const [visits, published] = await Promise.all([belowTours(organization, 'visits'), belowTours(organization, 'published')]);
  const open = new Set(
    published.docs.flatMap((document) => (document.id === 'numbers' && hasOpenVersion(document, now) ? [tourOf(document)] : [])),
  );
  const existing = new Set(tours.map(({ id }) => id));
  const sums = overviewSums(
    documentsByTour(visits).filter(({ tour }) => existing.has(tour)),
    now,
  );
  const points = await readPointNames(toursWithPoints(sums));
  return {
    countedAt: now,
    documents: visits.size + published.size + points.size,
    ...namedVisits(sums, { tours: tours.map((tour) => ({ ...tour, isOpen: tour.public || open.has(tour.id) })), points }),
  };
}

/** The documents of collections of this name below the tours of an organization, also below those that are no documents. */
const belowTours = (organization: string, collection: string): Promise<QuerySnapshot> => {
  const pathOf = (id: string) => store().doc(`organizations/${organization}/tours/${id}/${collection}/${id}`);
  return store().collectionGroup(collection).orderBy(FieldPath.documentId()).startAt(pathOf(firstId)).endAt(pathOf(lastId)).get();
};
const firstId = ' ';
const lastId = '\uf8ff';

type Found = QuerySnapshot['docs'][number];

const tourOf = ({ ref }: Found): string => ref.parent.parent?.id ?? '';

const hasOpenVersion = (numbers: Found, now: Date): boolean =>
  Object.values(numbersFrom(numbers).versions).some((version) => isOpenAt(version, now));

function documentsByTour({ docs }: QuerySnapshot): TourDocuments[] {
  const byTour = new Map<string, Stored[]>();
  for (const document of docs) byTour.set(tourOf(document), [...(byTour.get(tourOf(document)) ?? []), document.data()]);
  return [...byTour].map(([tour, documents]) => ({ tour, documents }));
}

/** Of some tours, which are whole documents, a few at a time. */
async function readPointNames(tours: readonly string[]): Promise<Map<string, Map<string, string>>> {
  const names = new Map<string, Map<string, string>>();
  await forEachOf(tours, async (tour) => {
    const [document] = await store().getAll(tourRef(tour), { fieldMask: ['folders'] });
    names.set(tour, pointNames(document?.data() ?? {}));
  });
  return names;
}
