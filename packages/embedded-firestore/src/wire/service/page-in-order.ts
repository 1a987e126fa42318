import { normalise } from '../../engine/query/normalise';
import type { QuerySource } from '../../engine/query/query-source';
import { runQuery } from '../../engine/query/run';
import type { Doc } from '../../model/document';
import { getField, isNameField } from '../../model/field-path';
import type { DatabaseId } from '../../model/path';
import { documentName } from '../../model/path';
import { readValue, writeValue } from '../../model/proto-json/value';
import type { Order, Query } from '../../model/query';
import { invalidArgument } from '../../model/status';
import type { Value } from '../../model/value';
import { Reference } from '../../model/value';
import type { ResponseMessage } from './call';
import { named } from './get-documents';
import type { Listing } from './list-request';
import { printPageToken, readPageToken } from './page-token';

/**
 * A page of a collection in the order of some fields. Its token holds the last document's position in that order, so that paging goes on
 * when the document is gone.
 * @throws INVALID_ARGUMENT
 */
export function pageInOrder(id: DatabaseId, source: QuerySource, query: Query, { pageToken, pageSize, mask }: Listing): ResponseMessage {
  const orderBy = withName(query.orderBy);
  const values = readPosition(pageToken);
  const docs = runQuery(source, normalise({ ...query, orderBy, ...(values && { startAt: { values, before: false } }) }, id)).docs;
  const last = docs.at(-1);
  return {
    documents: docs.map((doc) => named(id, doc, mask)),
    ...(last && docs.length === pageSize && { nextPageToken: printPosition(id, last, orderBy) }),
  };
}

/** The orders, with the name as the last, as every query ends. */
function withName(orders: readonly Order[]): readonly Order[] {
  if (orders.some(({ field }) => isNameField(field))) return orders;
  return [...orders, { field: ['__name__'], descending: orders.at(-1)?.descending ?? false }];
}

function printPosition(id: DatabaseId, doc: Doc, orders: readonly Order[]): string {
  const values = orders.map(({ field }) =>
    isNameField(field) ? new Reference(documentName(id, doc.path)) : (getField(doc.fields, field) ?? null),
  );
  return printPageToken(JSON.stringify(values.map(writeValue)));
}

function readPosition(token: string): readonly Value[] | undefined {
  const text = readPageToken(token);
  if (text === undefined) return undefined;
  try {
    return (JSON.parse(text) as unknown[]).map(readValue);
  } catch {
    throw invalidArgument('Invalid page token.');
  }
}
