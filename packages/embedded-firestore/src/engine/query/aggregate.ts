import type { Doc } from '../../model/document';
import { type FieldPath, getField, isNameField } from '../../model/field-path';
import type { Aggregation, Query } from '../../model/query';
import { invalidArgument } from '../../model/status';
import type { Value } from '../../model/value';
import { checkAggregatedFields } from './check-nested-group';
import type { NormalQuery } from './normalise';
import type { QuerySource } from './query-source';
import { findDocs } from './run';

const MAX_AGGREGATIONS = 5;
const RESERVED = /^__.*__$/s;

/**
 * Validates aggregations and assigns missing aliases.
 * @returns the alias of each aggregation
 * @throws INVALID_ARGUMENT with the messages of the official emulator
 */
export function checkAggregations(aggregations: readonly Aggregation[]): readonly string[] {
  if (aggregations.length === 0) throw invalidArgument('Aggregations can not be empty.');
  if (aggregations.length > MAX_AGGREGATIONS)
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${aggregations.length}`,
    );
  for (const aggregation of aggregations) checkOne(aggregation);
  let unnamed = 0;
  const aliases = aggregations.map(({ alias }) => (alias === '' ? `field_${++unnamed}` : alias));
  const duplicate = aliases.find((alias, i) => aliases.indexOf(alias) < i);
  if (duplicate !== undefined) throw invalidArgument(`Aggregation aliases contain duplicate alias: ${duplicate}.`);
  return aliases;
}

function checkOne(aggregation: Aggregation): void {
  if (RESERVED.test(aggregation.alias)) throw invalidArgument(`The property.name "${aggregation.alias}" is reserved.`);
  if (aggregation.kind !== 'count') {
    if (isNameField(aggregation.field)) throw invalidArgument('Aggregations are not supported for the property: __key__');
  } else if (aggregation.upTo !== undefined && aggregation.upTo < 0n)
    throw invalidArgument('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.');
}

/**
 * Computes over a query's result. Documents that lack a field to be summed or averaged are left out of everything, before offset and limit.
 * @returns values by alias: counts are integers, sums of integers too while they fit in 64 bits, averages doubles or null
 * @throws INVALID_ARGUMENT
 */
export function aggregate(source: QuerySource, normal: NormalQuery, aggregations: readonly Aggregation[]): ReadonlyMap<string, Value> {
  const aliases = checkAggregations(aggregations);
  checkAggregatedFields(normal.query, normal.orders, aggregations);
  checkSelected(normal.query, aggregations);
  const fields = aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.field]));
  const { docs } = findDocs(source, unordered(normal), (doc) => normal.accepts(doc) && hasAll(doc, fields));
  return new Map(aggregations.map((aggregation, i) => [aliases[i] ?? '', compute(aggregation, docs)]));
}

/** @throws INVALID_ARGUMENT for a sum or an average over a projection */
function checkSelected({ select }: Query, aggregations: readonly Aggregation[]): void {
  if (select && aggregations.some(({ kind }) => kind !== 'count'))
    throw invalidArgument('Cannot apply property masks when aggregation fields are present.');
}

/** The order matters only where an offset or a limit cuts. */
function unordered(normal: NormalQuery): NormalQuery {
  const { offset, limit } = normal.query;
  return offset === 0 && limit === undefined ? { ...normal, orders: [] } : normal;
}

const hasAll = ({ fields }: Doc, paths: readonly FieldPath[]): boolean => paths.every((path) => getField(fields, path) !== undefined);

function compute(aggregation: Aggregation, docs: readonly Doc[]): Value {
  if (aggregation.kind === 'count') return upTo(BigInt(docs.length), aggregation.upTo);
  const { integers, doubles, count, hasDoubles } = total(docs, aggregation.field);
  if (aggregation.kind === 'avg') return count === 0 ? null : (Number(integers) + doubles) / count;
  const fits = BigInt.asIntN(64, integers) === integers;
  return hasDoubles || !fits ? Number(integers) + doubles : integers;
}

const upTo = (count: bigint, most: bigint | undefined): bigint => (most !== undefined && most < count ? most : count);

/** Integers are added exactly and apart from doubles, so that an overflow on the way does not show. */
function total(docs: readonly Doc[], field: FieldPath) {
  let integers = 0n;
  let doubles = 0;
  let count = 0;
  let hasDoubles = false;
  for (const { fields } of docs) {
    const value = getField(fields, field);
    if (typeof value === 'bigint') integers += value;
    else if (typeof value === 'number') {
      doubles += value;
      hasDoubles = true;
    } else continue;
    count++;
  }
  return { integers, doubles, count, hasDoubles };
}
