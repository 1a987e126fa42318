import { canonicalKey } from '../../model/canonical';
import { printFieldPath } from '../../model/field-path';
import type { Cursor, Filter, Order, Query } from '../../model/query';
import { isComposite } from './conditions';

/** A key that equivalent queries share, used to look up views. Values that compare as equal are equivalent. */
export const queryKey = (query: Query, orders: readonly Order[]): string =>
  JSON.stringify([
    query.parent,
    query.collectionId,
    query.allDescendants,
    query.where ? filterKey(query.where) : '',
    orders.map(({ field, descending }) => [printFieldPath(field), descending]),
    query.select?.map(printFieldPath) ?? null,
    cursorKey(query.startAt),
    cursorKey(query.endAt),
    query.offset,
    query.limit ?? null,
  ]);

function filterKey(filter: Filter): string {
  if (isComposite(filter)) return JSON.stringify([filter.kind, ...filter.filters.map(filterKey).sort()]);
  return JSON.stringify([filter.op, printFieldPath(filter.field), filter.kind === 'field' ? canonicalKey(filter.value) : '']);
}

const cursorKey = (cursor: Cursor | undefined) => (cursor ? [cursor.before, ...cursor.values.map(canonicalKey)] : null);
