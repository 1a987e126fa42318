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
import { forEachOf } from './for-each-of';

/** Number of documents per page. */
const pageSize = 300;

/**
 * Processes the documents of a query page by page, each page in its own transaction, so that what `work` reads is still valid when it writes. `work`
 * can be retried.
 */
export async function forEachPage(
  query: Query,
  work: (documents: readonly QueryDocumentSnapshot[], transaction: Transaction) => void | Promise<void>,
): Promise<void> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(pageSize);
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

/** Deletes the documents that a query finds, also while others delete them. */
export async function deleteFound(query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.select().limit(pageSize).get();
    if (docs.length === 0) return;
    const batch = store().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}

/**
 * Whether a document is older than its owner, which may be deleted: then it belongs to a former owner with the same id. Later writes do not make it
 * newer, because users with access to the former owner may write at that moment.
 */
export const isFromBefore = (document: QueryDocumentSnapshot, owner: DocumentSnapshot): boolean =>
  !owner.createTime || document.createTime.valueOf() < owner.createTime.valueOf();

/** The time until which files belong to a former document with the same id. */
export const formerOwnerUntil = ({ createTime, readTime }: DocumentSnapshot): Timestamp => createTime ?? readTime;

/**
 * Deletes everything below a document that belongs to a former document with its id, or everything if the document is deleted. The document itself is
 * only read.
 * @param others names of collections that don't belong to it
 */
export async function removeFormerBelow(document: DocumentReference, others: readonly string[] = [], owner = document): Promise<void> {
  for (const collection of await document.listCollections()) {
    if (others.includes(collection.id)) continue;
    await forEachOf(await collection.listDocuments(), (ref) => removeFormerBelow(ref, [], owner));
    await forEachPage(collection.select(), async (documents, transaction) => {
      const now = await transaction.get(owner);
      for (const item of documents) if (isFromBefore(item, now)) transaction.delete(item.ref);
    });
  }
}
