import { isNameField, printFieldPath } from '../../model/field-path';
import type { Aggregation, Order, Query } from '../../model/query';
import { failedPrecondition, invalidArgument } from '../../model/status';
import { conditions, isNameCondition } from './conditions';

/** Whether everything below one document is asked for, in collections of one id or of all. Only the name's own index can answer that. */
const isNestedGroup = ({ allDescendants, parent }: Query): boolean => allDescendants && parent !== '';

/**
 * Refuses what a collection group below a document cannot be asked for: conditions and orders on fields, descending names.
 * @throws INVALID_ARGUMENT, FAILED_PRECONDITION with the messages of the official emulator
 */
export function checkNestedGroup(query: Query): void {
  if (!isNestedGroup(query)) return;
  const { where, orderBy, collectionId } = query;
  if (!conditions(where).every(isNameCondition) || orderBy.some(({ field }) => !isNameField(field)))
    throw invalidArgument('collection group queries are only allowed at the root parent');
  if (orderBy[0]?.descending !== true) return;
  if (collectionId === '') throw invalidArgument('kind is required for all orders except __key__ ascending');
  throw failedPrecondition("collection group queries are only allowed if they're at the root or they're an ascending primary key scan");
}

/**
 * The same for sums and averages, which need an index on their fields; so do they beside conditions and orders on names that come before
 * the field. @throws INVALID_ARGUMENT
 */
export function checkAggregatedFields(query: Query, orders: readonly Order[], aggregations: readonly Aggregation[]): void {
  const aggregated = aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [printFieldPath(aggregation.field)]));
  const fields = isNestedGroup(query) ? aggregated : mentionsName(query) ? withoutOrder(aggregated, orders) : [];
  if (fields.length === 0) return;
  throw invalidArgument(
    `This query requires an index that has fields [${fields.join(', ')}] after __name__ and Firestore does not currently support such an ` +
      'index. Please try the query again with additional ordering on those fields.',
  );
}

const mentionsName = ({ where, orderBy }: Query): boolean =>
  conditions(where).some(isNameCondition) || orderBy.some(({ field }) => isNameField(field));

const withoutOrder = (fields: readonly string[], orders: readonly Order[]): readonly string[] =>
  fields.filter((name) => !orders.some(({ field }) => printFieldPath(field) === name));
