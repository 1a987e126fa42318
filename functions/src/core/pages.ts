import {
  type DocumentReference,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { store } from './app';

/** How many documents are read at a time. */
const page = 300;
/** How many documents are looked below side by side. */
const width = 20;

/**
 * Goes through the documents that a query finds, page by page, each page in a transaction of its own: what `work` reads and decides still holds
 * when it is written. `work` may run again.
 */
export async function forEachPage(
  query: Query,
  work: (documents: readonly QueryDocumentSnapshot[], transaction: Transaction) => void | Promise<void>,
): Promise<void> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(page);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const next: Query = last ? ordered.startAfter(last) : ordered;
    last = await store().runTransaction(async (transaction) => {
      const { docs } = await transaction.get(next);
      if (docs.length > 0) await work(docs, transaction);
      return docs.at(-1);
    });
  } while (last);
}

/** Whether a document was created at that moment or before. That it was written since does not make it newer. */
export const isOlder = ({ createTime }: QueryDocumentSnapshot, time: Timestamp): boolean => createTime.valueOf() <= time.valueOf();

/** Removes all that is below a document and not newer than `until`. The document itself stays. */
export async function removeBelow(document: DocumentReference, until: Timestamp): Promise<void> {
  for (const collection of await document.listCollections()) {
    const below = await collection.listDocuments();
    for (let at = 0; at < below.length; at += width) await Promise.all(below.slice(at, at + width).map((ref) => removeBelow(ref, until)));
    await forEachPage(collection.select(), (documents, transaction) => {
      for (const each of documents) if (isOlder(each, until)) transaction.delete(each.ref);
    });
  }
}
