import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../../../src/server';
import { GrpcClient, type Json } from '../../conformance/grpc-client';
import { post, send } from '../../conformance/http-client';

const database = 'projects/p/databases/(default)';
const documents = `${database}/documents`;
const owner = 'Bearer owner';
const set = (path: string, n = 1): Json => ({ update: { name: `${documents}/${path}`, fields: { n: { integerValue: String(n) } } } });

let server: Server;
let logged: string[];
let grpc: GrpcClient;

beforeEach(async () => {
  logged = [];
  server = await createServer({ log: (line) => logged.push(line) });
  grpc = new GrpcClient(server.port);
});

afterEach(async () => {
  grpc.close();
  await server.close();
});

/** Everything that a raw connection answers until it is closed. */
async function talk(...parts: readonly (string | Buffer)[]): Promise<string> {
  const socket: Socket = connect(server.port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => {});
  for (const part of parts) {
    socket.write(part);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}

describe('one port for HTTP and gRPC', () => {
  it('tells them apart when the first bytes come one by one', async () => {
    const request = 'PUT / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

    expect(await talk(...request)).toContain('404 Not Found');
  });

  it('serves many requests on one kept connection', async () => {
    const get = (rest = '') => `GET / HTTP/1.1\r\nHost: localhost\r\n${rest}\r\n`;

    expect((await talk(get() + get() + get('Connection: close\r\n'))).match(/Ok\n/g)).toHaveLength(3);
  });

  it('answers what is no HTTP with 400 and closes', async () => {
    expect(await talk('hello\r\n\r\n')).toContain('400 Bad Request');
  });

  it('serves both at once, and the same data', async () => {
    await grpc.call('Commit', { database, writes: [set('c/a')] }, owner);

    const { json } = await post(server.port, `${documents}:runQuery`, { structuredQuery: { from: [{ collectionId: 'c' }] } });

    expect((json as Json[]).map(({ document }) => (document as Json).name)).toEqual([`${documents}/c/a`]);
  });
});

describe('clients that go away', () => {
  it('leave no locks behind', async () => {
    await grpc.call('Commit', { database, writes: [set('c/a')] }, owner);
    const leaving = new GrpcClient(server.port);
    await leaving.call('BatchGetDocuments', { database, documents: [`${documents}/c/a`], newTransaction: { readWrite: {} } }, owner);

    leaving.close();

    await expect(grpc.call('Commit', { database, writes: [set('c/a', 2)] }, owner)).resolves.toHaveLength(1);
  });

  it('stop listening', async () => {
    const leaving = new GrpcClient(server.port);
    const stream = leaving.stream('Listen');
    stream.send({ database, addTarget: { targetId: 1, documents: { documents: [`${documents}/c/a`] } } });
    await stream.receive();
    const listeners = async () => (JSON.parse((await send(server.port, { method: 'GET', path: '/__/health' })).body) as Json).listeners;
    expect(await listeners()).toBe(1);

    leaving.close();
    stream.cancel();

    await expect.poll(listeners).toBe(0);
  });

  it('do not stop a commit that waits for a lock on behalf of others', async () => {
    await grpc.call('BatchGetDocuments', { database, documents: [`${documents}/c/a`], newTransaction: { readWrite: {} } }, owner);
    const body = JSON.stringify({ writes: [set('c/a')] });
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`POST /v1/${documents}:commit HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    await once(socket, 'connect');
    socket.destroy();

    const { json } = await post(server.port, `${documents}:batchGet`, { documents: [`${documents}/c/a`] });

    expect(json).toMatchObject([{ missing: `${documents}/c/a` }]);
    expect(logged).toEqual([]);
  });
});

describe('limits', () => {
  it('answers a body above 16 MiB with 413 and nothing else', async () => {
    const path = `/v1/${documents}:commit`;
    const answer = await send(server.port, { method: 'POST', path, body: JSON.stringify({ x: 'x'.repeat(16 * 1024 * 1024) }) });

    expect([answer.status, answer.body]).toEqual([413, '']);
  });

  it('takes a body of 15 MiB', async () => {
    const text = 'x'.repeat(1_000_000);
    const writes = Array.from({ length: 15 }, (_, i) => ({
      update: { name: `${documents}/big/d${i}`, fields: { s: { stringValue: text } } },
    }));

    expect((await post(server.port, `${documents}:commit`, { writes })).status).toBe(200);
  });

  it('takes gRPC messages of more than the usual 4 MiB, and answers them', async () => {
    const text = 'x'.repeat(1_000_000);
    const writes = Array.from({ length: 8 }, (_, i) => ({
      update: { name: `${documents}/big/d${i}`, fields: { s: { stringValue: text } } },
    }));
    await grpc.call('Commit', { database, writes }, owner);

    const answers = await grpc.call('ListDocuments', { parent: documents, collectionId: 'big' }, owner);

    expect(answers[0]?.documents).toHaveLength(8);
  });
});

describe('who may ask', () => {
  it('refuses host names that were made to point at this machine', async () => {
    const ask = (host: string) => send(server.port, { method: 'GET', path: '/', headers: { Host: host } }).then(({ status }) => status);

    expect(await Promise.all(['evil.example:8080', 'localhost.evil.example'].map(ask))).toEqual([403, 403]);
    expect(await Promise.all(['localhost:1', 'fs1.localhost', '127.0.0.1', '[::1]:8080'].map(ask))).toEqual([200, 200, 200, 200]);
  });

  it('hints, once, at a token of another project', async () => {
    const token = `Bearer e30.${Buffer.from('{"sub":"u","aud":"other"}').toString('base64url')}.`;
    const read = () => send(server.port, { method: 'GET', path: `/v1/${documents}/c/a`, headers: { Authorization: token } });

    await read();
    await read();

    expect(logged).toEqual([expect.stringContaining('other')]);
  });
});

describe('what is wrong with a request', () => {
  it('is told in the log when it is the payload, with the place', async () => {
    const { status } = await post(server.port, `${documents}:commit`, { writes: [{ update: { nome: 'x' } }] });

    expect(status).toBe(400);
    expect(logged).toEqual([expect.stringContaining('Unknown field "nome" in writes[0].update')]);
  });

  it('never reaches another document by an encoded slash', async () => {
    const { status } = await send(server.port, { method: 'GET', path: `/v1/${documents}/c/a%2Fb%2Fc` });

    expect(status).toBe(400);
  });

  it.each(['%', '%ff', '%c3%28'])('is the percent-encoding %s', async (text) => {
    const answer = await send(server.port, { method: 'GET', path: `/v1/${documents}/c/${text}` });

    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([400, { error: { status: 'INVALID_ARGUMENT' } }]);
  });
});
