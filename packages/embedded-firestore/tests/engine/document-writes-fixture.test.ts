import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/engine/database';
import { Databases } from '../../src/engine/databases';
import { listCollectionIds, listDocuments } from '../../src/engine/listing';
import type { Doc } from '../../src/model/document';
import type { Caller } from '../../src/model/gate';
import { type DatabaseId, documentName } from '../../src/model/path';
import { writeFields } from '../../src/model/proto-json/value';
import { readWrite } from '../../src/model/proto-json/write';
import { StatusError } from '../../src/model/status';
import { parseTimestamp, printMicros } from '../../src/model/timestamp';

type Json = { readonly [key: string]: unknown };
type Step = { method: string; path: string; body: Json | null; status: number; response: Json };

const fixture = new URL('../fixtures/official/document_writes.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(fixture, 'utf8')) as { cases: { name: string; steps: Step[] }[] };

/** What the wire does by itself: ids that it makes up, names and masks that it reads, and read times in a query string. */
const WIRE_ONLY = [
  'create without id',
  'odd document name',
  'batch get order',
  'get with mask',
  'get with read_time before creation',
  'read_time around a commit',
];

/** Sends a recorded REST step straight to the engine. */
class Replay {
  private readonly databases = Databases.open();
  private lastTime = '';

  async run({ method, path, body }: Step, caller: Caller): Promise<Json> {
    const [, project = '', name = '', rest = ''] = /^projects\/([^/]+)\/databases\/([^/]+)\/documents(.*)$/.exec(path) ?? [];
    const database = this.databases.get({ project, database: name });
    const url = new URL(`http://x${rest.startsWith(':') ? `/${rest}` : rest}`);
    const [target = '', verb] = decodeURIComponent(url.pathname.slice(1)).split(':');
    if (verb === 'commit') return this.commit(database, body ?? {}, caller);
    if (verb === 'batchWrite') return batchWrite(database, body ?? {}, caller);
    if (verb === 'listCollectionIds') return collectionIds(database, target.replace(/\/$/, ''), body ?? {});
    if (method === 'POST') return this.create(database, `${target}/${url.searchParams.get('documentId')}`, body ?? {}, caller);
    return target.split('/').length % 2 === 0 ? get(database, target) : list(database, target, url.searchParams);
  }

  private async commit(database: Database, body: Json, caller: Caller): Promise<Json> {
    const writes = ((body.writes ?? []) as Json[]).map((write) => readWrite(this.withOwnTime(write), database.id));
    const { commitTime, results } = await database.commit(writes, { caller });
    if (commitTime === undefined) return {};
    this.lastTime = printMicros(commitTime);
    return {
      writeResults: results.map(({ updateTime }) => (updateTime ? { updateTime: printMicros(updateTime) } : {})),
      commitTime: this.lastTime,
    };
  }

  private async create(database: Database, path: string, body: Json, caller: Caller): Promise<Json> {
    const update = { name: documentName(database.id, path), ...body };
    await database.commit([readWrite({ update, currentDocument: { exists: false } }, database.id)], { caller });
    return get(database, path);
  }

  /** A recorded base version stands for the time of our own last commit. */
  private withOwnTime(write: Json): Json {
    const base = (write.currentDocument as Json | undefined)?.updateTime;
    return base === undefined || String(base).startsWith('2001') ? write : { ...write, currentDocument: { updateTime: this.lastTime } };
  }
}

/** A document as the wire shows it: name, fields unless empty, and both times. */
const writeDocument = (doc: Doc, id: DatabaseId): Json => ({
  name: documentName(id, doc.path),
  ...writeFields(doc.fields),
  createTime: printMicros(doc.createTime),
  updateTime: printMicros(doc.updateTime),
});

function get(database: Database, path: string): Json {
  const doc = database.read().get(path);
  if (!doc) throw new StatusError('NOT_FOUND', `Document (${documentName(database.id, path)}) not found.`);
  return writeDocument(doc, database.id);
}

function list(database: Database, collection: string, query: URLSearchParams): Json {
  const pageSize = Number(query.get('pageSize') ?? 0);
  const after = query.has('pageToken') ? { after: `${collection}/b` } : {};
  const request = {
    parent: '',
    collectionId: collection,
    showMissing: query.get('showMissing') === 'true',
    ...(pageSize && { pageSize }),
    ...after,
  };
  const { listed, next } = listDocuments(database.read(), request);
  const documents = listed.map(({ path, doc }) => (doc ? writeDocument(doc, database.id) : { name: documentName(database.id, path) }));
  return { documents, ...(next !== undefined && { nextPageToken: next }) };
}

function collectionIds(database: Database, parent: string, { pageSize }: Json): Json {
  const { ids, next } = listCollectionIds(database.read(), { parent, ...(typeof pageSize === 'number' && { pageSize }) });
  return { collectionIds: ids, ...(next !== undefined && { nextPageToken: next }) };
}

async function batchWrite(database: Database, body: Json, caller: Caller): Promise<Json> {
  const writes = (body.writes as Json[]).map((write) => readWrite(write, database.id));
  return { status: await database.batchWrite(writes, { caller }) };
}

/** Times become their place among the times of the case; tokens and the internal keys of the official emulator become their kind. */
function normaliser() {
  const times: string[] = [];
  const time = (text: string) => {
    const iso = parseTimestamp(text).toString();
    if (!times.includes(iso)) times.push(iso);
    return `<time ${times.indexOf(iso)}>`;
  };
  return (json: unknown): unknown =>
    JSON.parse(JSON.stringify(json), (key, value) => {
      if (/Time$/.test(key)) return time(value);
      if (key === 'nextPageToken') return '<token>';
      if (key !== 'message') return value;
      return String(value)
        .replace(/^(entity already exists|no entity to update): .*/s, '$1')
        .replace(/stored version \(\d+\)/, 'stored version (<version>)');
    });
}

const needsAdmin = (step: Step) => /showMissing=true|:listCollectionIds/.test(step.path);

describe('writes of the official emulator', () => {
  it.each(cases.filter(({ name }) => !WIRE_ONLY.includes(name)))('$name', async ({ steps }) => {
    const replay = new Replay();
    const [ours, theirs] = [normaliser(), normaliser()];

    for (const step of steps) {
      // Who may list missing documents and collection ids is the wire's to say.
      if (needsAdmin(step) && step.status === 403) continue;
      const response = await replay.run(step, { kind: 'anonymous' }).catch((error: unknown) => {
        if (!(error instanceof StatusError)) throw error;
        return { error: { message: error.message, status: error.status } };
      });
      const { error, ...rest } = step.response as { error?: Json };
      const expected = error ? { error: { message: error.message, status: error.status } } : rest;
      expect(ours(response), `${step.method} ${step.path}`).toEqual(theirs(expected));
    }
  });
});
