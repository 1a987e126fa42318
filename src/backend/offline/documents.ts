import { AppError } from '@/domain/app-error';
import { languagesFrom } from '@/domain/languages/language-tags';
import { belongsTo, mainDocumentOf, type OfflineTarget, offlineIdOf } from '@/domain/offline/target';
import { isRecord } from '@/domain/stored';
import { mayBeSignedIn } from '../auth/stored-user';
import { store } from '../firestore/store';
import { translationsOf, translationsOfVersion } from '../languages/refs';
import { fetched } from '../live/rest-fetches';
import { docName } from '../live/source';
import { partsOf } from '../publishing/refs';
import { documentQuery, documentsRoot, pageQuery, type RestQuery, sendRequest } from '../rest/rest';
import { fieldsIn, type RestDocument } from '../rest/rest-values';
import { addDocuments, allowCopy, copyRemovedAt, type OpenCopy, type StoredDocuments } from './copies';

/** What the page fetched of a target since it was opened. */
export const fetchedDocuments = (target: OfflineTarget): StoredDocuments[] =>
  [...fetched.values()]
    .map(({ query, response }) => ({ query: query(), response }))
    .filter(({ query }) => belongsTo(target, pathOf(query)));

/** Whether this page got the document without which the target cannot be shown from the server. */
export const hasMainDocument = (target: OfflineTarget): boolean => {
  const { path, id } = mainDocumentOf(target);
  return (fetched.get(docName({ path }, id))?.response.documents.length ?? 0) > 0;
};

/** All documents that a target is shown with, as of now, and the model of its scan; null if it no longer exists. */
export type TargetDocuments = { stored: StoredDocuments[]; fields: Readonly<Record<string, unknown>> };

/** Reads the documents of a target from the server. @throws AppError `permission-denied`, `unavailable` */
export async function readDocuments(target: OfflineTarget): Promise<TargetDocuments | null> {
  const stored: StoredDocuments[] = [];
  const read = async (query: RestQuery): Promise<RestDocument | undefined> => {
    const response = await sendRequest(query);
    stored.push({ query, response });
    return response.documents[0];
  };
  const main = mainDocumentOf(target);
  let document = await read(documentQuery(main.path, main.id));
  if (!document) return null;
  if (target.kind === 'version') {
    const { organization, tour } = target;
    const version = target.version === 'current' ? String(fieldsIn(document).version) : target.version;
    if (target.version === 'current')
      document = await read(documentQuery(`organizations/${organization}/tours/${tour}/snapshots`, version));
    if (!document) return null;
    for (const tag of otherLanguages(document)) await read(documentQuery(translationsOfVersion({ organization, tour, version }).path, tag));
    if (Number(fieldsIn(document).parts) > 0) await read(pageQuery(partsOf(organization, tour, version), {}));
  }
  if (target.kind === 'tour') for (const tag of otherLanguages(document)) await read(documentQuery(translationsOf(target.tour).path, tag));
  const fields = fieldsIn(document);
  const organization = target.kind === 'version' ? target.organization : fields.organization;
  if (typeof organization === 'string' && organization !== '') await read(documentQuery('organizations', organization));
  return { stored, fields };
}

/** The languages that a tour or version is translated into: all of them are stored, because somebody may choose another without a network. */
const otherLanguages = (document: RestDocument): readonly string[] => languagesFrom(fieldsIn(document).languages).slice(1);

/**
 * Makes documents readable without a network: a visitor's in the copy, for the service worker, and a user's in the cache of the database, which is
 * cleared at sign-out.
 */
export async function storeDocuments(copy: OpenCopy, stored: readonly StoredDocuments[]): Promise<void> {
  if (!mayBeSignedIn()) return addDocuments(copy, stored);
  const opened = await store();
  for (const { query, response } of stored) await opened.addToCache(opened, pathOf(query), query, response);
}

/** Allows to store a target that was removed from this device, if it was opened after that and the server shows it. */
export async function allowReopened(target: OfflineTarget, openedAt: number): Promise<void> {
  const id = offlineIdOf(target);
  const removedAt = copyRemovedAt(id);
  if (removedAt === null || removedAt >= openedAt) return;
  const documents = await readDocuments(target).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  // it may have been removed again in the meantime
  if (documents && copyRemovedAt(id) === removedAt) allowCopy(id);
}

/** Differs once a document was written. */
export const fingerprintOf = (stored: readonly StoredDocuments[]): string =>
  stored
    .flatMap(({ response }) => response.documents)
    .map(
      (document) => `${document.name}@${isRecord(document) && 'updateTime' in document ? document.updateTime : JSON.stringify(document)}`,
    )
    .join(' ');

const pathOf = ({ parent, structuredQuery: { from } }: RestQuery): string => {
  const list = Array.isArray(from) && isRecord(from[0]) ? `/${from[0].collectionId}` : '';
  return (parent + list).slice(documentsRoot().length + 1);
};
