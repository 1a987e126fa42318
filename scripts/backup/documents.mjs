// All documents of an installation, read and written as Firestore stores them. The usual SDK writes the double 5.0 as the integer 5; the gRPC
// client below it does not.
import { setTimeout as pause } from 'node:timers/promises';
import firestore from '@google-cloud/firestore';
import { credentials } from '@grpc/grpc-js';
import { forEachOf } from './pool.mjs';
import { toGrpcFields, toRestFields } from './values.mjs';

const pageSize = 500;
/** Of one request: documents, and characters of their fields; the service allows 10 MiB. */
const batchSize = { documents: 300, characters: 4_000_000 };
const maxConcurrent = 4;
const retryDelaysMs = [200, 1000, 5000, 15_000, 30_000];
/** Codes of gRPC after which the same write may succeed: deadline, resource, aborted, internal, unavailable. */
const retryable = [4, 8, 10, 13, 14];
/** New projects take 500 writes a second, and half as many more every five minutes. @see https://firebase.google.com/docs/firestore/best-practices */
const ramp = { perSecond: 500, growth: 1.5, everyMs: 5 * 60_000 };

/**
 * Connects to the installation's Firestore. `close` ends it.
 * @returns {{ client: object, database: string, options: object, isReal: boolean, close(): Promise<void> }}
 */
export function connect({ project, firestore: host, isReal }) {
  const database = `projects/${project}/databases/(default)`;
  const client = isReal ? new firestore.v1.FirestoreClient({ projectId: project }) : emulatorClient(project, host);
  // gRPC would wait for an emulator that does not run
  const options = isReal ? {} : { otherArgs: { headers: { Authorization: 'Bearer owner' } }, maxRetries: 0, timeout: 60_000 };
  return { client, database, options, isReal, close: () => client.close() };
}

function emulatorClient(projectId, host) {
  // otherwise the client looks for credentials of Google's machines, which takes seconds
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const [servicePath, port] = host.split(':');
  return new firestore.v1.FirestoreClient({ projectId, servicePath, port: Number(port), sslCreds: credentials.createInsecure() });
}

/**
 * Keys and marks of visitors, which are of use for a day, and of none in another installation; the key of links in mails, and mails that wait, which
 * would be sent late; mails about the deletion of an organization, of which reminders are sent anew; and indexes of tours and of the search, and overviews, which the server makes of what there is.
 */
const excluded =
  /^(visitKeys|seen|signingKeys|notificationMails|dueOverviews|apiRequests|webhookDeliveries)\/|^organizationDeletions\/[^/]+\/mails\/|^organizations\/[^/]+\/(tourIndex|overview|words|vocabulary|indexedTours)\//;

/** Whether a backup has the document at a path; older ones have more. */
export const isInBackups = (path) => !excluded.test(path);

/**
 * Every document of the database but those, as `{ path, fields }`, fields in REST JSON, in the order of names; also those below missing documents.
 * A page at a time is in memory.
 * @param readTime seconds since 1970, to read as of then
 */
export async function* readDocuments({ client, database, options, isReal }, readTime) {
  const parent = `${database}/documents`;
  let last;
  let failures = 0;
  for (;;) {
    let found = 0;
    try {
      for await (const { document } of client.runQuery(pageAfter(parent, last, readTime), options)) {
        if (!document) continue;
        found += 1;
        failures = 0;
        last = document.name;
        const path = document.name.slice(parent.length + 1);
        if (isInBackups(path)) yield { path, fields: toRestFields(document.fields) };
      }
    } catch (error) {
      if (!isReal || !retryable.includes(error.code) || failures === retryDelaysMs.length) throw error;
      await pause(retryDelaysMs[failures]);
      failures += 1;
      // goes on after the last document that arrived
      continue;
    }
    if (found < pageSize) return;
  }
}

/** A page of all documents, whatever their collection. */
const pageAfter = (parent, last, readTime) => ({
  parent,
  structuredQuery: {
    from: [{ allDescendants: true }],
    orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
    limit: { value: pageSize },
    ...(last && { startAt: { values: [{ referenceValue: last }], before: false } }),
  },
  ...(readTime && { readTime: { seconds: readTime } }),
});

/**
 * Writes documents, replacing those at their paths. Not in one transaction: an interrupted run is continued by another.
 * @param documents an async iterable of `{ path, fields }`
 * @returns how many were written
 * @throws Error that names the first document that was refused
 */
export async function writeDocuments(connection, documents) {
  let written = 0;
  await forEachOf(batchesOf(connection, documents), maxConcurrent, async (batch) => {
    await writeBatch(connection, batch);
    written += batch.length;
  });
  return written;
}

async function* batchesOf({ database, isReal }, documents) {
  const pace = paceFor(isReal);
  let batch = [];
  let characters = 0;
  for await (const { path, fields } of documents) {
    batch.push({ update: { name: `${database}/documents/${path}`, fields: toGrpcFields(fields) } });
    characters += JSON.stringify(fields).length;
    if (batch.length < batchSize.documents && characters < batchSize.characters) continue;
    await pace(batch.length);
    yield batch;
    [batch, characters] = [[], 0];
  }
  if (batch.length === 0) return;
  await pace(batch.length);
  yield batch;
}

async function writeBatch({ client, database, options }, writes) {
  let remaining = writes;
  for (let attempt = 0; ; attempt += 1) {
    const refused = await tryBatch(client, { database, writes: remaining }, options);
    if (refused.length === 0) return;
    const final = refused.find(({ code }) => !retryable.includes(code)) ?? (attempt < retryDelaysMs.length ? undefined : refused[0]);
    if (final) throw new Error(`${final.write.update.name.split('/documents/')[1]} can't be written: ${final.message}`);
    await pause(retryDelaysMs[attempt]);
    remaining = refused.map(({ write }) => write);
  }
}

/** The writes of a batch that were refused, with code and message. */
async function tryBatch(client, request, options) {
  try {
    const [{ status }] = await client.batchWrite(request, options);
    return request.writes.flatMap((write, at) => (status[at]?.code ? [{ ...status[at], write }] : []));
  } catch (error) {
    if (!retryable.includes(error.code)) throw error;
    return request.writes.map((write) => ({ write, code: error.code, message: error.message }));
  }
}

/** Waits so that a real project gets no more writes a second than it takes. */
function paceFor(isReal) {
  if (!isReal) return async () => undefined;
  const start = Date.now();
  let next = start;
  return async (count) => {
    const perSecond = ramp.perSecond * ramp.growth ** Math.floor((Date.now() - start) / ramp.everyMs);
    next = Math.max(next, Date.now()) + (count / perSecond) * 1000;
    await pause(Math.max(0, next - Date.now() - 1000));
  };
}
