import type { Doc } from '../../model/document';
import { type FieldPath, fieldReader, isNameField, pickFields } from '../../model/field-path';
import { compareValues } from '../../model/order';
import type { Order, Query } from '../../model/query';
import type { Value } from '../../model/value';
import type { DocTest } from './match';
import { withinRange } from './name-range';
import { locationTest } from './names';
import type { NormalQuery } from './normalise';
import type { QuerySource } from './query-source';
import { SmallestItems } from './smallest-items';

/** `docs` in the query's order, with the fields it selects; `skipped` of its offset were there to be left out. */
export type QueryResult = { readonly docs: readonly Doc[]; readonly skipped: number };

/** Runs a query over one state. Without a projection, the documents are the stored versions themselves. */
export function runQuery(source: QuerySource, normal: NormalQuery): QueryResult {
  const { select } = normal.query;
  const { docs, skipped } = findDocs(source, normal, normal.accepts);
  return { docs: select ? docs.map((doc) => projected(doc, select)) : docs, skipped };
}

/** Without any real field in the selection only names are left. */
const projected = (doc: Doc, select: readonly FieldPath[]): Doc => ({ ...doc, fields: pickFields(doc.fields, select) });

/** The stored documents that a query finds, offset and limit applied, when `accepts` decides which of those in the right place count. */
export function findDocs(source: QuerySource, { query, orders, names }: NormalQuery, accepts: DocTest): QueryResult {
  const { offset, limit = Number.POSITIVE_INFINITY } = query;
  const candidates = withinRange(candidatesOf(source, query), names);
  const keyOrders = orders.filter(({ field }) => !isNameField(field));
  const descending = orders.at(-1)?.descending ?? false;
  const found =
    keyOrders.length === 0
      ? inNameOrder(candidates, accepts, descending, offset + limit)
      : inKeyOrder(candidates, accepts, keyOrders, descending, offset + limit);
  return { docs: found.slice(offset, offset + limit), skipped: Math.min(offset, found.length) };
}

/** The documents in the query's place, in name order. */
function candidatesOf(source: QuerySource, query: Query): readonly Doc[] {
  const { parent, collectionId, allDescendants } = query;
  if (allDescendants) return collectionId === '' ? source.everything(parent) : source.group(collectionId, parent);
  if (collectionId !== '') return source.collection(parent === '' ? collectionId : `${parent}/${collectionId}`);
  const inPlace = locationTest(query);
  return source.everything(parent).filter(({ path }) => inPlace(path));
}

function inNameOrder(candidates: readonly Doc[], accepts: DocTest, descending: boolean, maxCount: number): readonly Doc[] {
  const found: Doc[] = [];
  const last = candidates.length - 1;
  for (let i = 0; i <= last && found.length < maxCount; i++) {
    const doc = candidates[descending ? last - i : i];
    if (doc && accepts(doc)) found.push(doc);
  }
  return found;
}

/** A match with its sort keys; `at` is its place in name order. */
type Row = { readonly doc: Doc; readonly at: number; readonly keys: readonly Value[] };

function inKeyOrder(
  candidates: readonly Doc[],
  accepts: DocTest,
  orders: readonly Order[],
  descending: boolean,
  maxCount: number,
): readonly Doc[] {
  const rows = new SmallestItems(maxCount, rowOrder(orders, descending));
  const readers = orders.map(({ field }) => fieldReader(field));
  for (const [at, doc] of candidates.entries()) {
    if (accepts(doc)) rows.add({ doc, at, keys: readers.map((read) => read(doc.fields) ?? null) });
  }
  return rows.sorted().map(({ doc }) => doc);
}

function rowOrder(orders: readonly Order[], descending: boolean): (a: Row, b: Row) => number {
  const signs = orders.map((order) => (order.descending ? -1 : 1));
  return (a, b) => {
    for (let i = 0; i < signs.length; i++) {
      const order = compareValues(a.keys[i] ?? null, b.keys[i] ?? null);
      if (order !== 0) return order * (signs[i] ?? 1);
    }
    return descending ? b.at - a.at : a.at - b.at;
  };
}
