import type { Doc } from '../../model/document';
import { type FieldPath, fieldReader, isNameField } from '../../model/field-path';
import { type DatabaseId, rootName } from '../../model/path';
import type { Order, Query } from '../../model/query';
import { invalidArgument } from '../../model/status';
import type { Value } from '../../model/value';
import { checkArrayClauses, checkFilter } from './check-filter';
import { checkLimits } from './check-limits';
import { checkNestedGroup } from './check-nested-group';
import { isNameCondition, requirements } from './conditions';
import { checkCursors, cursorTests } from './cursors';
import { compileFilter, type DocTest } from './match';
import { type NameRange, nameRange } from './name-range';
import { locationTest, Names } from './names';
import { documentOrder, fullOrder } from './orders';
import { queryKey } from './query-key';

/** A validated and completed query, ready to run or listen to. */
export type NormalQuery = {
  readonly query: Query;
  /** The whole order, ending with the document's name. */
  readonly orders: readonly Order[];
  /** Equal for equivalent queries. */
  readonly key: string;
  /** Whether a document belongs to the result before offset and limit: its place, the filter, all ordered fields present, the cursors. */
  readonly matches: DocTest;
  /** The same for a document that is known to be in the right place. */
  readonly accepts: DocTest;
  /** The order of two documents that match; 0 only for the same one. */
  readonly compare: (a: Doc, b: Doc) => number;
  /** Values that every result has in a field. */
  readonly equalities: readonly { readonly field: FieldPath; readonly value: Value }[];
  /** Which names can match at all. */
  readonly names: NameRange;
};

/**
 * Validates a query of the database `id` and completes its order.
 * @throws INVALID_ARGUMENT, FAILED_PRECONDITION with the messages of the official emulator
 */
export function normalise(query: Query, id: DatabaseId): NormalQuery {
  checkNumbers(query);
  checkNestedGroup(query);
  checkFilter(query.where, query.collectionId === '');
  checkLimits(query);
  const orders = fullOrder(query);
  checkCursors(query);
  checkArrayClauses(query.where);
  const names = new Names(rootName(id));
  const inPlace = locationTest(query);
  const accepts = acceptance(query, orders, names);
  return {
    query,
    orders,
    key: queryKey(query, orders),
    matches: (doc) => inPlace(doc.path) && accepts(doc),
    accepts,
    compare: documentOrder(orders),
    equalities: equalities(query),
    names: nameRange(query, orders, names),
  };
}

function checkNumbers({ offset, limit }: Query): void {
  if (offset < 0) throw invalidArgument('offset is negative');
  if (limit !== undefined && limit < 0) throw invalidArgument('limit is negative');
}

function acceptance(query: Query, orders: readonly Order[], names: Names): DocTest {
  const tests: DocTest[] = [];
  if (query.where) tests.push(compileFilter(query.where, names));
  for (const { field } of orders) if (!isNameField(field)) tests.push(hasField(field));
  tests.push(...cursorTests(query, orders, names));
  return (doc) => {
    for (const test of tests) if (!test(doc)) return false;
    return true;
  };
}

function hasField(field: FieldPath): DocTest {
  const read = fieldReader(field);
  return ({ fields }) => read(fields) !== undefined;
}

const equalities = ({ where }: Query): NormalQuery['equalities'] =>
  requirements(where).flatMap((condition) =>
    condition.kind === 'field' && condition.op === '==' && !isNameCondition(condition)
      ? [{ field: condition.field, value: condition.value }]
      : [],
  );
