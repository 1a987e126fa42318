import type { Doc } from '../model/document';
import { comparePaths } from '../model/order';
import type { CollectionPath, DocPath } from '../model/path';
import type { Snapshot } from './snapshot';

/** `doc` is absent for a missing document that has subcollections. */
export type Listed = { readonly path: DocPath; readonly doc: Doc | undefined };

export type ListRequest = {
  /** The document whose collections are listed; '' is the root. */
  readonly parent: DocPath | '';
  /** '' lists the documents of all collections directly below the parent. */
  readonly collectionId: string;
  readonly showMissing?: boolean;
  /** The last path of the previous page. */
  readonly after?: DocPath;
  readonly pageSize?: number;
};

/** A page of ListDocuments in name order. `next` is set if the page is full, even if nothing follows, as in the official emulator. */
export function listDocuments(snapshot: Snapshot, request: ListRequest): { readonly listed: readonly Listed[]; readonly next?: DocPath } {
  const all = listAll(snapshot, request);
  const { after, pageSize } = request;
  const start = after === undefined ? 0 : all.findIndex(({ path }) => comparePaths(path, after) > 0);
  if (start < 0) return { listed: [] };
  const listed = all.slice(start, pageSize ? start + pageSize : undefined);
  const last = listed.at(-1);
  return pageSize && listed.length === pageSize && last ? { listed, next: last.path } : { listed };
}

function listAll(snapshot: Snapshot, { parent, collectionId, showMissing = false }: ListRequest): readonly Listed[] {
  const ids = collectionId === '' ? snapshot.collectionIds(parent) : [collectionId];
  const collections = ids.map((id) => (parent === '' ? id : `${parent}/${id}`));
  const listed: Listed[] = collections.flatMap((path) => snapshot.collection(path).map((doc) => ({ path: doc.path, doc })));
  if (showMissing) for (const path of collections) listed.push(...missing(snapshot, path));
  return listed.sort((a, b) => comparePaths(a.path, b.path));
}

const missing = (snapshot: Snapshot, collection: CollectionPath): Listed[] =>
  [...snapshot.holders(collection)].filter((path) => !snapshot.get(path)).map((path) => ({ path, doc: undefined }));

/** A page of ListCollectionIds, in order; `next` is set if the page is full. */
export function listCollectionIds(
  snapshot: Snapshot,
  request: { readonly parent: DocPath | ''; readonly after?: string; readonly pageSize?: number },
): { readonly ids: readonly string[]; readonly next?: string } {
  const all = snapshot.collectionIds(request.parent);
  const start = request.after === undefined ? 0 : all.indexOf(request.after) + 1;
  const ids = all.slice(start, request.pageSize ? start + request.pageSize : undefined);
  const last = ids.at(-1);
  return request.pageSize && ids.length === request.pageSize && last !== undefined ? { ids, next: last } : { ids };
}
