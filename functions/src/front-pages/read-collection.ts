import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { batchesOf } from '@/domain/batches';
import { type Collection, collectionFrom, toursInOrder } from '@/domain/collections/collection';
import { type TourId, tourId } from '@/domain/ids';
import { contentLanguage, translationsFor } from '@/domain/languages/language-tags';
import { firstTranslation, translationsFrom } from '@/domain/languages/translations';
import { isPathPart } from '@/domain/path-part';
import { flag, text } from '@/domain/stored';
import { store } from '../core/app';
import { isOrganizationOpen } from '../organizations/is-open';
import { languagesOf, shortCodeRef } from '../publishing/refs';
import { type OpenTour, openCurrentVersions } from '../short-links/open-version';
import { organizationFrom } from './read-tour';
import type { FrontOrganization } from './tour-page';

/** A collection whose public page is open, with its tours that are open now, in its order. */
export type OpenCollection = { collection: Collection; tours: readonly OpenTour[]; organization: FrontOrganization; isIndexed: boolean };

/** How many tours a page shows, and how many it looks for them among. */
const mostShown = 100;
const mostRead = 300;
const batchSize = 50;

/**
 * The collection at a code, if its public page is on and its organization not suspended. Null otherwise, whatever the reason, so that nobody learns of it.
 * @param preferred languages in which the names of its tours are read, most preferred first
 * @see ACCESS-050 ACCESS-068
 */
export async function openCollectionAt(code: string, preferred: readonly string[]): Promise<OpenCollection | null> {
  const id = text((await shortCodeRef(code).get()).get('collection'));
  if (id === '') return null;
  const stored = await store().doc(`collections/${id}`).get();
  const collection = collectionFrom(id, stored.data() ?? {});
  // a later collection with the same id has another code
  if (!collection.isPublic || collection.shortCode !== code || collection.organization === '') return null;
  const organization = await store().doc(`organizations/${collection.organization}`).get();
  if (!isOrganizationOpen(organization)) return null;
  const name = text(organization.get('name')) || organization.id;
  return {
    collection,
    tours: await namedIn(preferred, await openTours(collection, organization)),
    organization: organizationFrom(organization, name),
    isIndexed: flag(organization.get('isIndexed')),
  };
}

async function openTours(collection: Collection, organization: DocumentSnapshot): Promise<OpenTour[]> {
  const tours = toursInOrder(await listedTours(collection), collection);
  const open: OpenTour[] = [];
  for (const batch of batchesOf(tours, batchSize)) {
    if (open.length >= mostShown) break;
    const ids = batch.map(({ id }) => id);
    open.push(...(await openCurrentVersions(organization, ids)));
  }
  return open.slice(0, mostShown);
}

/**
 * The tours with their names and alternative texts in the language of the reader, each by itself, as their own pages have them. Reads nothing of those
 * that are written in it, and of the others these texts alone.
 */
async function namedIn(preferred: readonly string[], tours: readonly OpenTour[]): Promise<OpenTour[]> {
  const documentsOf = (tour: OpenTour) =>
    translationsFor(contentLanguage(preferred, tour.languages), tour.languages).map((tag) => languagesOf(tour, tour.id).doc(tag));
  const documents = tours.flatMap(documentsOf);
  if (documents.length === 0) return [...tours];
  const stored = await store().getAll(...documents, { fieldMask: ['texts.tour'] });
  const byPath = new Map(stored.map((document) => [document.ref.path, translationsFrom(document.id, document.data() ?? {})]));
  return tours.map((tour) => {
    const translations = documentsOf(tour).flatMap(({ path }) => byPath.get(path) ?? []);
    const name = firstTranslation(translations, { thing: 'tour', field: 'name' });
    const alt = firstTranslation(translations, { thing: 'tour', field: 'thumbnailAlt' });
    return {
      ...tour,
      tourName: name?.text ?? tour.tourName,
      language: name?.tag ?? tour.language,
      thumbnailAlt: (tour.thumbnailAlt !== '' && alt?.text) || tour.thumbnailAlt,
    };
  });
}

const fields = ['name', 'organization', 'collection'];

/** The first tours by name, and in the collection's own order the first of that too. */
async function listedTours({ id, organization, sortType, sortOrder }: Collection): Promise<{ id: TourId; name: string }[]> {
  const byName = store().collection('tours').where('organization', '==', organization).where('collection', '==', id).orderBy('name');
  const ordered = sortType === 'custom' ? sortOrder.filter(isPathPart).slice(0, mostRead) : [];
  const [named, chosen] = await Promise.all([
    byName
      .select(...fields)
      .limit(mostRead)
      .get(),
    ordered.length === 0 ? [] : store().getAll(...ordered.map((tour) => store().doc(`tours/${tour}`)), { fieldMask: fields }),
  ]);
  const own = [...chosen, ...named.docs].filter((tour) => tour.get('organization') === organization && tour.get('collection') === id);
  return [...new Map(own.map((tour) => [tour.id, { id: tourId(tour.id), name: text(tour.get('name')) }])).values()];
}
