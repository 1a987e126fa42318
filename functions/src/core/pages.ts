import {
  type DocumentReference,
  type DocumentSnapshot,
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

/**
 * Whether a document was there before the one that it belongs to, which may be gone: then it belongs to a former one of the same id. That it was
 * written since does not make it newer: who had a right in the former one may write in that moment.
 */
export const isFromBefore = (document: QueryDocumentSnapshot, owner: DocumentSnapshot): boolean =>
  !owner.createTime || document.createTime.valueOf() < owner.createTime.valueOf();

/** Until when files are those of a former document of the same id. */
export const formerUntil = ({ createTime, readTime }: DocumentSnapshot): Timestamp => createTime ?? readTime;

/** Removes all below a document that belongs to a former one of its id, and all when it is gone itself. The document is only looked at. */
export async function removeFormerBelow(document: DocumentReference, owner = document): Promise<void> {
  for (const collection of await document.listCollections()) {
    const below = await collection.listDocuments();
    for (let at = 0; at < below.length; at += width)
      await Promise.all(below.slice(at, at + width).map((ref) => removeFormerBelow(ref, owner)));
    await forEachPage(collection.select(), async (documents, transaction) => {
      const now = await transaction.get(owner);
      for (const each of documents) if (isFromBefore(each, now)) transaction.delete(each.ref);
    });
  }
}
