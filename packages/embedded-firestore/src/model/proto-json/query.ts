import type { DocPath } from '../path';
import type { Aggregation, Cursor, Order, Query } from '../query';
import { checkCollectionId } from '../resource-name';
import { invalidArgument, StatusError } from '../status';
import { readFieldReference, readFilter } from './filter';
import { asCount, asEnum, asFlag, asInteger, asList, asMessage, asText, field } from './payload';
import { readValues } from './value';

/**
 * Reads a `StructuredQuery` below a document or the root (''). What a query may combine is not judged here but by the engine.
 * @throws INVALID_ARGUMENT, UNIMPLEMENTED for a vector search
 */
export function readQuery(json: unknown, parent: DocPath | ''): Query {
  const message = asMessage(json, 'structuredQuery');
  if (field(message, 'findNearest') !== undefined) throw new StatusError('UNIMPLEMENTED', 'findNearest is not implemented.');
  const select = field(message, 'select');
  const where = readFilter(message.where);
  const startAt = readCursor(field(message, 'startAt'), 'startAt');
  const endAt = readCursor(field(message, 'endAt'), 'endAt');
  const limit = asCount(message.limit, 'limit');
  return {
    parent,
    ...readSource(message.from),
    ...(where && { where }),
    orderBy: asList(field(message, 'orderBy'), 'orderBy').map(readOrder),
    ...(select !== undefined && { select: asList(asMessage(select, 'select').fields, 'fields').map(readFieldReference) }),
    ...(startAt && { startAt }),
    ...(endAt && { endAt }),
    offset: asCount(message.offset, 'offset') ?? 0,
    ...(limit !== undefined && { limit }),
  };
}

/** Without a selector a query takes every collection directly below its parent, like the selector with an empty id. */
function readSource(json: unknown): Pick<Query, 'collectionId' | 'allDescendants'> {
  const [selector, ...others] = asList(json, 'from');
  if (others.length > 0) throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.');
  const message = asMessage(selector, 'from');
  const collectionId = asText(field(message, 'collectionId'), 'collectionId');
  checkCollectionId(collectionId);
  return { collectionId, allDescendants: asFlag(field(message, 'allDescendants'), 'allDescendants') };
}

function readOrder(json: unknown): Order {
  const message = asMessage(json, 'orderBy');
  const direction = asEnum(message.direction, ['ASCENDING', 'DESCENDING']);
  return { field: readFieldReference(message.field), descending: direction === 'DESCENDING' };
}

function readCursor(json: unknown, name: string): Cursor | undefined {
  if (json === undefined) return undefined;
  return { values: readValues(json, name), before: asFlag(asMessage(json, name).before, 'before') };
}

/** A query and what to compute over its result. */
export type AggregationQuery = { readonly query: Query; readonly aggregations: readonly Aggregation[] };

/** Reads a `StructuredAggregationQuery` below a document or the root (''). @throws INVALID_ARGUMENT */
export function readAggregationQuery(json: unknown, parent: DocPath | ''): AggregationQuery {
  const message = asMessage(json, 'structuredAggregationQuery');
  const query = readQuery(field(message, 'structuredQuery'), parent);
  return { query, aggregations: asList(message.aggregations, 'aggregations').map(readAggregation) };
}

function readAggregation(json: unknown): Aggregation {
  const message = asMessage(json, 'aggregation');
  const alias = asText(message.alias, 'alias');
  if (message.count !== undefined && message.count !== null) {
    const upTo = field(asMessage(message.count, 'count'), 'upTo');
    return { alias, kind: 'count', ...(upTo !== undefined && { upTo: readLong(upTo) }) };
  }
  for (const kind of ['sum', 'avg'] as const) {
    if (message[kind] === undefined || message[kind] === null) continue;
    return { alias, kind, field: readFieldReference(asMessage(message[kind], kind).field) };
  }
  throw invalidArgument('Operator field in Aggregation is not set.');
}

/** A 64-bit integer, possibly wrapped as `{value}`. */
const readLong = (json: unknown): bigint => asInteger(typeof json === 'object' ? (asMessage(json, 'upTo').value ?? 0) : json, 'upTo');
