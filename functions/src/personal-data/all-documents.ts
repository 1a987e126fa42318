import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { store } from '../core/app';

/** Documents of a page. A saved state of a tour has about 17 kB, and can have a megabyte; without their contents, more fit into memory. */
const pageSize = { whole: 100, fields: 1000 };

/**
 * All documents of the installation by their paths, page by page: those of every collection at any depth, also of one that no code knows.
 * @param fields only these; all without
 * @param after the path to go on after
 */
export async function* allDocuments(fields: readonly string[] | null = null, after = ''): AsyncGenerator<QueryDocumentSnapshot[]> {
  // without a name, a collection group is every collection, as the SDK's own recursiveDelete asks for
  const every: Query = store()
    .collectionGroup('')
    .orderBy(FieldPath.documentId())
    .limit(fields ? pageSize.fields : pageSize.whole);
  const query = fields ? every.select(...fields) : every;
  for (let path = after; ; ) {
    const { docs } = await (path === '' ? query : query.startAfter(store().doc(path))).get();
    const last = docs.at(-1);
    if (!last) return;
    yield docs;
    path = last.ref.path;
  }
}
