import type { Database } from '../../engine/database';
import { aggregate } from '../../engine/query/aggregate';
import type { NormalQuery } from '../../engine/query/normalise';
import { normalise } from '../../engine/query/normalise';
import { runQuery as run } from '../../engine/query/run';
import type { Caller } from '../../model/gate';
import { asText, field } from '../../model/proto-json/payload';
import { readAggregationQuery, readQuery } from '../../model/proto-json/query';
import type { Query } from '../../model/query';
import { parseParentName } from '../../model/resource-name';
import type { Call, Request, ResponseMessage, Service } from './call';
import { requireAllowed } from './call';
import type { ReadState } from './consistency';
import { resolveReadState } from './consistency';
import { named } from './get-documents';

/**
 * One response per document; the last one is marked as such, and is sent even if there are no documents.
 * @throws INVALID_ARGUMENT, PERMISSION_DENIED, FAILED_PRECONDITION, ABORTED, before the first answer
 */
export async function runQuery(service: Service, request: Request, call: Call): Promise<Iterable<ResponseMessage>> {
  const { id, path: parent } = parseParentName(asText(request.parent, 'parent'));
  const caller = service.caller(call, id.project);
  const query = readQuery(field(request, 'structuredQuery'), parent);
  const database = service.database(id);
  const { normal, reading } = await open(database, query, caller, request, call);
  const { docs, skipped } = run(reading.snapshot, normal);
  return answers();

  function* answers(): Iterable<ResponseMessage> {
    const { transaction, readTime } = reading;
    if (transaction) yield { transaction };
    if (docs.length === 0) yield { readTime, done: true };
    for (const [index, doc] of docs.entries()) {
      const document = named(id, doc);
      yield index < docs.length - 1 ? { document, readTime, skippedResults: skipped } : { document, readTime, done: true };
    }
  }
}

/** The aggregates of a query's result, in one response. @throws as `runQuery` does */
export async function runAggregationQuery(service: Service, request: Request, call: Call): Promise<Iterable<ResponseMessage>> {
  const { id, path: parent } = parseParentName(asText(request.parent, 'parent'));
  const caller = service.caller(call, id.project);
  const { query, aggregations } = readAggregationQuery(field(request, 'structuredAggregationQuery'), parent);
  const database = service.database(id);
  const { normal, reading } = await open(database, query, caller, request, call);
  const { transaction, readTime } = reading;
  const aggregateFields = aggregate(reading.snapshot, normal, aggregations);
  const answer = { result: { aggregateFields }, readTime, done: true };
  return transaction ? [{ transaction }, answer] : [answer];
}

/** Validates a query, locks what it reads in a transaction, and checks the rules. */
async function open(
  database: Database,
  query: Query,
  caller: Caller,
  request: Request,
  call: Call,
): Promise<{ readonly normal: NormalQuery; readonly reading: ReadState }> {
  const normal = normalise(query, database.id);
  const reading = await resolveReadState(database, request, { collectionIds: [query.collectionId] }, call);
  if (caller.kind !== 'admin') requireAllowed(database.gate.list(caller, query, { documents: reading.snapshot, time: database.now() }));
  return { normal, reading };
}
