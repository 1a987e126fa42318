import type { Doc } from '../../model/document';
import { getField, isNameField } from '../../model/field-path';
import { compareValues } from '../../model/order';
import type { Cursor, Order, Query } from '../../model/query';
import { invalidArgument } from '../../model/status';
import { Reference, type Value } from '../../model/value';
import type { DocTest } from './match';
import type { Names } from './names';

/** @throws INVALID_ARGUMENT when a cursor has more values than the query's own order terms, or no reference where the name is ordered */
export function checkCursors({ startAt, endAt, orderBy }: Query): void {
  for (const cursor of [startAt, endAt]) {
    if (!cursor) continue;
    if (cursor.values.length > orderBy.length) throw invalidArgument('Cursor has too many values.');
    for (const [i, value] of cursor.values.entries())
      if (isNameField(orderBy[i]?.field ?? []) && !(value instanceof Reference))
        throw invalidArgument('Cursor __key__ value is not a document reference.');
  }
}

/** Tests whether documents that have all ordered fields lie between the query's cursors; a cursor without values is none. */
export function cursorTests({ startAt, endAt }: Query, orders: readonly Order[], names: Names): readonly DocTest[] {
  const tests: DocTest[] = [];
  if (startAt && startAt.values.length > 0) tests.push(test(startAt, orders, names, (order) => (startAt.before ? order >= 0 : order > 0)));
  if (endAt && endAt.values.length > 0) tests.push(test(endAt, orders, names, (order) => (endAt.before ? order < 0 : order <= 0)));
  return tests;
}

function test(cursor: Cursor, orders: readonly Order[], names: Names, accept: (order: number) => boolean): DocTest {
  const terms = cursor.values.map((value, i) => {
    const { field, descending } = orders[i] as Order;
    const compare = term(field, value, names);
    return descending ? (doc: Doc) => -compare(doc) : compare;
  });
  return (doc) => {
    for (const compare of terms) {
      const order = compare(doc);
      if (order !== 0) return accept(order);
    }
    return accept(0);
  };
}

function term(field: Order['field'], value: Value, names: Names): (doc: Doc) => number {
  if (!isNameField(field)) return ({ fields }) => compareValues(getField(fields, field) ?? null, value);
  const compare = names.comparing(value as Reference);
  return ({ path }) => compare(path);
}
