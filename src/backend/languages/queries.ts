import type { TourId } from '@/domain/ids';
import type { Translations } from '@/domain/languages/translations';
import { withAppErrors } from '../errors';
import { store } from '../firestore/store';
import { docOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { readAhead } from '../live/rest-fetches';
import type { Source } from '../live/source';
import { translationsOf, translationsOfVersion, type VersionRef } from './refs';

export const translationQueries = {
  /** The texts of a tour in one of its languages; `null` if nobody translated any. @throws AppError `permission-denied`, `unavailable` */
  ofTour: (tour: TourId, tag: string) => liveQuery(['tours', tour, 'languages', tag], docOf(translationsOf(tour), tag)),
  /** The same of a published version. @throws AppError `permission-denied`, `unavailable` */
  ofVersion: (version: VersionRef, tag: string) =>
    liveQuery(
      ['organizations', version.organization, 'tours', version.tour, 'snapshots', version.version, 'languages', tag],
      docOf(translationsOfVersion(version), tag),
    ),
};

/** Reads translations before the queries, which reuse the responses. Those that cannot be read are left out: their texts are in the next language. */
export async function prefetchTranslations(tour: TourId, tags: readonly string[]) {
  const read = await Promise.all(tags.map((tag) => readAhead(translationsOf(tour), tag).catch(() => null)));
  return read.filter((translations) => translations !== null);
}

/** The texts of a version in these languages, read once. @throws AppError `permission-denied`, `unavailable` */
export const readTranslations = (version: VersionRef, tags: readonly string[]) => readOnce(translationsOfVersion(version), tags);

/** The same of a tour. @throws AppError `permission-denied`, `unavailable` */
export const readTourTranslations = (tour: TourId, tags: readonly string[]) => readOnce(translationsOf(tour), tags);

async function readOnce({ path, read }: Source<Translations>, tags: readonly string[]): Promise<Translations[]> {
  const { db, doc, fieldsOf, getDoc } = await store();
  const documents = await withAppErrors(Promise.all(tags.map((tag) => getDoc(doc(db, path, tag)))));
  return documents.map((document) => read(document.id, document.exists() ? fieldsOf(document) : {}));
}
