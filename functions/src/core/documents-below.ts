import { type DocumentReference, FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { store } from './app';

/** Sorts after every id. */
const lastId = '\u{10FFFF}';

/**
 * All documents below a document, at any depth and in the order of their paths, page by page. Nothing else is read.
 * @param after the path to go on after
 * @param without names of collections directly below it that are passed over
 */
export async function* documentsBelow(
  root: DocumentReference,
  { pageSize = 100, after = root.path, without = [] }: { pageSize?: number; after?: string; without?: readonly string[] } = {},
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const end = store().doc(`${root.path}/${lastId}/${lastId}`);
  // without a name, a collection group is every collection, as the SDK's own recursiveDelete asks for
  const every = store().collectionGroup('').orderBy(FieldPath.documentId()).endBefore(end).limit(pageSize);
  const depth = root.path.split('/').length;
  const collectionOf = (path: string): string => path.split('/')[depth] ?? '';
  for (let path = after; ; ) {
    const { docs } = await every.startAfter(store().doc(path)).get();
    const skipped = docs.findIndex(({ ref }) => without.includes(collectionOf(ref.path)));
    const page = skipped === -1 ? docs : docs.slice(0, skipped);
    if (page.length > 0) yield page;
    const next = skipped === -1 ? docs.at(-1)?.ref.path : `${root.path}/${collectionOf(docs[skipped]?.ref.path ?? '')}/${lastId}`;
    if (next === undefined) return;
    path = next;
  }
}
