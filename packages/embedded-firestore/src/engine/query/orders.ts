import type { Doc } from '../../model/document';
import { type FieldPath, fieldReader, isNameField, printFieldPath } from '../../model/field-path';
import { comparePaths, compareStrings, compareValues } from '../../model/order';
import type { Order, Query } from '../../model/query';
import { failedPrecondition, invalidArgument } from '../../model/status';
import { conditions, isInequality, isNameCondition, sameField } from './conditions';

/**
 * The whole order of a query: its own terms, then the fields of its inequalities by their names, then the document's name, the added ones in the
 * direction of the last own term.
 * @throws INVALID_ARGUMENT, FAILED_PRECONDITION with the messages of the official emulator
 */
export function fullOrder(query: Query): readonly Order[] {
  const own = query.orderBy;
  checkDuplicates(own);
  const descending = own.at(-1)?.descending ?? false;
  const orders = [...own, ...impliedFields(query).map((field) => ({ field, descending }))];
  const at = orders.findIndex(({ field }) => isNameField(field));
  if (at >= 0 && at < orders.length - 1) throw invalidArgument('order by clause cannot contain more fields after the key');
  checkKindless(query, orders);
  checkDescendingScan(query, orders);
  return at < 0 ? [...orders, { field: ['__name__'], descending }] : orders;
}

function checkDuplicates(orders: readonly Order[]): void {
  const seen = new Set<string>();
  for (const { field } of orders) {
    const name = printFieldPath(field);
    if (seen.has(name) && !isNameField(field)) throw invalidArgument(`order by clause cannot contain duplicate fields ${name}`);
    seen.add(name);
  }
}

function checkKindless(query: Query, orders: readonly Order[]): void {
  if (query.collectionId === '' && orders.some(({ field }) => !isNameField(field)))
    throw invalidArgument('kind is required for all orders except __key__ ascending');
}

/** Names can be walked backwards only where a filter on a field finds the documents. */
function checkDescendingScan(query: Query, orders: readonly Order[]): void {
  const [first] = orders;
  if (first?.descending && isNameField(first.field) && conditions(query.where).every(isNameCondition))
    throw failedPrecondition('Firestore does not support descending key scans');
}

/** The fields of inequalities that the query does not order by itself, in ascending order. */
function impliedFields({ where, orderBy }: Query): readonly FieldPath[] {
  const implied: FieldPath[] = [];
  for (const condition of conditions(where)) {
    if (!isInequality(condition) || isNameCondition(condition)) continue;
    const known = [...orderBy.map(({ field }) => field), ...implied];
    if (!known.some((field) => sameField(field, condition.field))) implied.push(condition.field);
  }
  return implied.sort(compareFields);
}

function compareFields(a: FieldPath, b: FieldPath): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareStrings(a[i] ?? '', b[i] ?? '');
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Compares documents that have all ordered fields. */
export function documentOrder(orders: readonly Order[]): (a: Doc, b: Doc) => number {
  const terms = orders.map(({ field, descending }) => {
    const compare = isNameField(field) ? (a: Doc, b: Doc) => comparePaths(a.path, b.path) : fieldOrder(field);
    return descending ? (a: Doc, b: Doc) => -compare(a, b) : compare;
  });
  return (a, b) => {
    for (const term of terms) {
      const order = term(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function fieldOrder(field: FieldPath): (a: Doc, b: Doc) => number {
  const read = fieldReader(field);
  return (a, b) => compareValues(read(a.fields) ?? null, read(b.fields) ?? null);
}
