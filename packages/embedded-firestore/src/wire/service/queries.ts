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
import type { Answer, Call, Request, Service } from './call';
import { demand } from './call';
import type { Reading } from './consistency';
import { readingOf } from './consistency';
import { named } from './get-documents';

/**
 * One answer for each document; the last says so, or stands alone when there is none.
 * @throws INVALID_ARGUMENT, PERMISSION_DENIED, FAILED_PRECONDITION, ABORTED, before the first answer
 */
export async function runQuery(service: Service, request: Request, call: Call): Promise<Iterable<Answer>> {
  const { id, path: parent } = parseParentName(asText(request.parent, 'parent'));
  const caller = service.caller(call, id.project);
  const query = readQuery(field(request, 'structuredQuery'), parent);
  const database = service.database(id);
  const { normal, reading } = await open(database, query, caller, request, call);
  const { docs, skipped } = run(reading.snapshot, normal);
  return answers();

  function* answers(): Iterable<Answer> {
    const { transaction, readTime } = reading;
    if (transaction) yield { transaction };
    if (docs.length === 0) yield { readTime, done: true };
    for (const [index, doc] of docs.entries()) {
      const document = named(id, doc);
      yield index < docs.length - 1 ? { document, readTime, skippedResults: skipped } : { document, readTime, done: true };
    }
  }
}

/** The aggregates of a query's result, in one answer. @throws as `runQuery` does */
export async function runAggregationQuery(service: Service, request: Request, call: Call): Promise<Iterable<Answer>> {
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

/** Judges a query, locks what it looks at when it is in a transaction, and asks whether it may run. */
async function open(
  database: Database,
  query: Query,
  caller: Caller,
  request: Request,
  call: Call,
): Promise<{ readonly normal: NormalQuery; readonly reading: Reading }> {
  const normal = normalise(query, database.id);
  const reading = await readingOf(database, request, { collectionIds: [query.collectionId] }, call);
  if (caller.kind !== 'admin') demand(database.gate.list(caller, query, { documents: reading.snapshot, time: database.now() }));
  return { normal, reading };
}
