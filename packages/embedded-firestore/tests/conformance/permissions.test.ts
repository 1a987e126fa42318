import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestedServer, type TestedServer } from '../support/tested-server';
import { GrpcClient, type GrpcError, type Json } from './grpc-client';
import { send } from './http-client';
import { overGrpc, overRest, type Transport } from './scenario';

const database = 'projects/p/databases/(default)';
const documents = `${database}/documents`;
const user = `Bearer e30.${Buffer.from('{"sub":"ann"}').toString('base64url')}.`;
const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read, write; }
    match /mine/{id} { allow read, create: if request.auth.uid == id; allow list: if resource.data.owner == request.auth.uid; }
  }
}`;

let server: TestedServer;
let grpc: GrpcClient;

beforeAll(async () => {
  server = await startTestedServer();
  await server.loadRules('p', rules);
  grpc = new GrpcClient(server.port);
  const writes = ['open/a', 'mine/ann', 'mine/bob', 'closed/a'].map((path) => ({
    update: { name: `${documents}/${path}`, fields: { owner: { stringValue: path.slice(5) } } },
  }));
  await grpc.call('Commit', { database, writes }, 'Bearer owner');
});

afterAll(async () => {
  grpc.close();
  await server.close();
});

const transports: Readonly<Record<string, () => Transport>> = {
  gRPC: () => overGrpc(grpc, user),
  REST: () => overRest(server.port, user),
};

const query = (collectionId: string, owner?: string): Json => ({
  from: [{ collectionId }],
  ...(owner && { where: { fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: { stringValue: owner } } } }),
});
const names = (...paths: string[]) => paths.map((path) => `${documents}/${path}`);
const structured = (collectionId: string, owner?: string) => ({ parent: documents, structuredQuery: query(collectionId, owner) });
const counted = (collectionId: string, owner?: string) => ({
  parent: documents,
  structuredAggregationQuery: { structuredQuery: query(collectionId, owner), aggregations: [{ count: {}, alias: 'n' }] },
});
const update = (path: string) => ({ database, writes: [{ update: { name: `${documents}/${path}`, fields: {} } }] });

describe.each(Object.keys(transports))('a user under rules, over %s', (name) => {
  const outcome = async (rpc: string, request: Json): Promise<string> => {
    try {
      await transports[name]?.()(rpc, request);
      return 'OK';
    } catch (error) {
      return (error as GrpcError).code;
    }
  };

  it.each([
    ['GetDocument', { name: `${documents}/mine/ann` }],
    ['BatchGetDocuments', { database, documents: names('mine/ann', 'open/a', 'open/none') }],
    ['RunQuery', structured('mine', 'ann')],
    ['RunAggregationQuery', counted('mine', 'ann')],
    ['ListDocuments', { parent: documents, collectionId: 'open' }],
    ['Commit', update('open/b')],
    ['BeginTransaction', { database }],
  ])('may %s what the rules grant', async (rpc, request) => {
    expect(await outcome(rpc, request)).toBe('OK');
  });

  it.each([
    ['GetDocument', { name: `${documents}/mine/bob` }],
    ['GetDocument', { name: `${documents}/closed/none` }],
    ['BatchGetDocuments', { database, documents: names('mine/ann', 'mine/bob') }],
    ['RunQuery', structured('mine')],
    ['RunQuery', structured('mine', 'bob')],
    ['RunAggregationQuery', counted('closed')],
    ['ListDocuments', { parent: documents, collectionId: 'mine' }],
    ['Commit', update('mine/bob')],
  ])('may not %s what they do not', async (rpc, request) => {
    expect(await outcome(rpc, request)).toBe('PERMISSION_DENIED');
  });

  it.each([
    ['BatchWrite', { database, writes: [] }],
    ['ListCollectionIds', { parent: documents }],
    ['ListDocuments', { parent: documents, collectionId: 'open', showMissing: true }],
  ])('may never %s: that is for administrators', async (rpc, request) => {
    expect(await outcome(rpc, request)).toBe('PERMISSION_DENIED');
  });
});

describe('a listing in the order of a field', () => {
  it('goes on behind the last document of a page, also when that is gone', async () => {
    const write = (path: string, n: number) => ({ update: { name: `${documents}/${path}`, fields: { n: { integerValue: String(n) } } } });
    const writes = [write('open/p1', 3), write('open/p2', 1), write('open/p3', 3), write('open/p4', 2)];
    await grpc.call('Commit', { database, writes }, 'Bearer owner');
    const page = async (token: string) => {
      const path = `/v1/${documents}/open?orderBy=n%20desc&pageSize=2&mask.fieldPaths=n&pageToken=${token}`;
      return JSON.parse((await send(server.port, { method: 'GET', path })).body) as { documents?: Json[]; nextPageToken?: string };
    };
    const idsOf = ({ documents: found = [] }: { documents?: Json[] }) => found.map(({ name }) => String(name).split('/').at(-1));

    const first = await page('');
    await grpc.call('Commit', { database, writes: [{ delete: `${documents}/open/p1` }] }, 'Bearer owner');
    const second = await page(first.nextPageToken ?? '');
    const third = await page(second.nextPageToken ?? '');

    expect([first, second, third].map(idsOf)).toEqual([['p3', 'p1'], ['p4', 'p2'], []]);
    expect(third.nextPageToken).toBeUndefined();
  });
});
