import type { NormalQuery } from '../src/engine/query/normalise';
import type { Doc } from '../src/model/document';
import { type FieldPath, getField, isNameField } from '../src/model/field-path';
import { compareValues, rankOf } from '../src/model/order';
import { type DatabaseId, documentName, idOf, parentOf } from '../src/model/path';
import type { ComparisonOperator, Cursor, Filter, Order, Query } from '../src/model/query';
import { isArray, Reference, type Value } from '../src/model/value';

/**
 * What a query finds, told as plainly as possible: every document, filtered, sorted by the comparator, cut. It shares the order of values with
 * the engine and nothing else.
 */
export function naiveQuery(
  docs: readonly Doc[],
  { query, orders }: Pick<NormalQuery, 'query' | 'orders'>,
  id: DatabaseId,
): readonly string[] {
  const valueAt = (doc: Doc, field: FieldPath): Value | undefined =>
    isNameField(field) ? new Reference(documentName(id, doc.path)) : getField(doc.fields, field);
  const position = (doc: Doc, cursor: Cursor): number =>
    first(cursor.values.map((value, i) => directed(orders[i], compareValues(valueAt(doc, orders[i]?.field ?? []) ?? null, value))));
  return docs
    .filter(({ path }) => isInPlace(path, query))
    .filter((doc) => !query.where || passes(query.where, (field) => valueAt(doc, field)))
    .filter((doc) => orders.every(({ field }) => valueAt(doc, field) !== undefined))
    .filter((doc) => !query.startAt?.values.length || position(doc, query.startAt) > (query.startAt.before ? -1 : 0))
    .filter((doc) => !query.endAt?.values.length || position(doc, query.endAt) < (query.endAt.before ? 0 : 1))
    .toSorted((a, b) =>
      first(orders.map((order) => directed(order, compareValues(valueAt(a, order.field) ?? null, valueAt(b, order.field) ?? null)))),
    )
    .slice(query.offset, query.offset + (query.limit ?? docs.length))
    .map(({ path }) => path);
}

const first = (results: readonly number[]): number => Math.sign(results.find((order) => order !== 0) ?? 0);
const directed = (order: Order | undefined, comparison: number): number => (order?.descending ? -comparison : comparison);

function isInPlace(path: string, { parent, collectionId, allDescendants }: Query): boolean {
  const above = parentOf(parentOf(path));
  const isBelow = parent === '' || above === parent || above.startsWith(`${parent}/`);
  return (allDescendants ? isBelow : above === parent) && (collectionId === '' || idOf(parentOf(path)) === collectionId);
}

function passes(filter: Filter, valueAt: (field: FieldPath) => Value | undefined): boolean {
  if ('filters' in filter) {
    const results = filter.filters.map((part) => passes(part, valueAt));
    return filter.kind === 'and' ? !results.includes(false) : results.length === 0 || results.includes(true);
  }
  const value = valueAt(filter.field);
  if (value === undefined) return false;
  if (filter.kind === 'field') return compares(value, filter.op, filter.value);
  const isOne = filter.op.endsWith('nan') ? Number.isNaN(value) : value === null;
  return filter.op.startsWith('is-not') ? value !== null && !isOne : isOne;
}

function compares(value: Value, op: ComparisonOperator, operand: Value): boolean {
  const order = compareValues(value, operand);
  const sameType = rankOf(value) === rankOf(operand) && isProper(operand);
  const members = isArray(operand) ? operand : [];
  switch (op) {
    case '==':
      return equals(value, operand);
    case '!=':
      return value !== null && operand !== null && !equals(value, operand);
    case '<':
      return sameType && order < 0;
    case '<=':
      return sameType && order <= 0;
    case '>':
      return sameType && order > 0;
    case '>=':
      return sameType && order >= 0;
    case 'in':
      return members.some((member) => equals(value, member));
    case 'not-in':
      return value !== null && !members.includes(null) && !members.some((member) => equals(value, member));
    case 'array-contains':
      return isArray(value) && value.some((element) => equals(element, operand));
    case 'array-contains-any':
      return isArray(value) && value.some((element) => members.some((member) => equals(element, member)));
  }
}

const isProper = (value: Value): boolean => value !== null && !Number.isNaN(value);
const equals = (value: Value, operand: Value): boolean => isProper(operand) && compareValues(value, operand) === 0;
