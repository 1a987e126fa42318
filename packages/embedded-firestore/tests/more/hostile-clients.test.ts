import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createServer, type Server, type ServerOptions } from '../../src/server';
import { encodeMessage } from '../../src/wire/grpc/encode';
import { ListenRequest } from '../../src/wire/schema/stream-messages';
import { GrpcClient, type Json } from '../conformance/grpc-client';
import { post, send } from '../conformance/http-client';
import { exchange } from '../fuzz/exchange';
import { ChannelClient } from '../webchannel/channel-client';

const database = 'projects/p/databases/(default)';
const documents = `${database}/documents`;
const owner = 'Bearer owner';
const PREFACE = Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0])]);

let server: Server;
const complaints: string[] = [];
const start = async (limits: ServerOptions['limits'] = {}): Promise<number> => {
  server = await createServer({ log: (line) => complaints.push(line), limits });
  return server.port;
};

afterEach(() => server.close());

const put = (port: number, path: string, text: string) =>
  post(
    port,
    `${documents}:commit`,
    { writes: [{ update: { name: `${documents}/${path}`, fields: { s: { stringValue: text } } } }] },
    owner,
  );
const listeners = async (port: number) => (JSON.parse((await send(port, { method: 'GET', path: '/__/health' })).body) as Json).listeners;

describe('a request that does not come to its end', () => {
  it.each([
    ['its headers', 'GET / HTTP/1.1\r\nHost: loc'],
    ['its body', 'POST /v1/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"half'],
    ['its chunks', `POST /v1/${documents}:commit HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"wr`],
    ['its second request', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP'],
  ])('is ended in the middle of %s', async (_where, text) => {
    const port = await start({ requestMillis: 100 });

    expect(await exchange(port, { parts: [text] })).toContain('408 Request Timeout');
  });

  it('takes neither a connection that rests nor a long answer with it', async () => {
    const port = await start({ requestMillis: 100 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (): Promise<Socket> => {
      const request = get({ port, host: '127.0.0.1', agent });
      const [answer] = await once(request, 'response');
      await once(answer.resume(), 'end');
      return request.socket as Socket;
    };
    const resting = await ask();
    const client = new ChannelClient(`http://127.0.0.1:${port}`, 'Listen');
    await client.handshake([{ database, addTarget: { targetId: 2, documents: { documents: [`${documents}/c/a`] } } }]);
    const long = await client.open(0);
    await long.readUntil('noop');

    for (let turn = 0; turn < 3; turn += 1) expect(await exchange(port, { parts: ['GET / HT'] })).toContain('408');

    expect(await ask()).toBe(resting);
    await put(port, 'c/a', 'still there');
    expect(JSON.stringify(await long.readUntil('still there'))).toContain('still there');
    long.cancel();
    agent.destroy();
  });
});

describe('a client over gRPC', () => {
  it('that never reads what it listens to is cut off, and the others are served', async () => {
    const port = await start({ unreadBytes: 1_000_000 });
    const greedy = connectHttp2(`http://127.0.0.1:${port}`);
    greedy.on('error', () => {});
    const closed = once(greedy, 'close');
    const stream = greedy.request({
      ':method': 'POST',
      ':path': '/google.firestore.v1.Firestore/Listen',
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    stream.on('error', () => {});
    const target = { targetId: 2, documents: { documents: [`${documents}/c/a`] } };
    const message = encodeMessage(ListenRequest, { database, addTarget: target });
    const prefix = Buffer.alloc(5);
    prefix.writeUInt32BE(message.length, 1);
    stream.write(Buffer.concat([prefix, message]));
    await expect.poll(() => listeners(port)).toBe(1);

    const statuses: number[] = [];
    for (let written = 0; written < 30; written += 1) statuses.push((await put(port, 'c/a', String(written).repeat(50_000))).status);

    await closed;
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expect.poll(() => listeners(port)).toBe(0);
  });

  it('that calls what there is not, and is gone in the same moment, does no harm', async () => {
    const port = await start();
    const literal = (text: string) => Buffer.from([text.length, ...Buffer.from(text)]);
    const header = (name: string, value: string) => Buffer.concat([Buffer.from([0]), literal(name), literal(value)]);
    const frame = (type: number, flags: number, payload: Buffer) =>
      Buffer.concat([Buffer.from([0, 0, payload.length, type, flags, 0, 0, 0, 1]), payload]);
    const headers = [
      [':method', 'POST'],
      [':scheme', 'http'],
      [':path', '/no.such/Method'],
      [':authority', 'localhost'],
      ['content-type', 'text/plain'],
    ].map(([name = '', value = '']) => header(name, value));
    const call = Buffer.concat([frame(1, 4, Buffer.concat(headers)), frame(3, 0, Buffer.from([0, 0, 0, 8]))]);

    await exchange(port, { parts: [Buffer.concat([PREFACE, call])], halfClose: true });

    expect((await put(port, 'c/a', 'x')).status).toBe(200);
  });

  it('that breaks the protocol and holds on to its connection is let go', async () => {
    const port = await start({ pingMillis: 100 });
    const dataOnNoStream = Buffer.from([0, 0, 1, 0, 0, 0, 0, 0, 0, 1]);

    expect(await exchange(port, { parts: [PREFACE, dataOnNoStream] })).toContain('DATA: stream_id == 0');
  });
});

describe('many who do nothing', () => {
  it('do not keep others waiting', async () => {
    const port = await start();
    const openings = ['', 'P', 'PRI * HTTP/2.0\r\n', PREFACE, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', 'POST /v1'];
    const idle = Array.from({ length: 600 }, (_, at) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(openings[at % openings.length] ?? '');
      return socket;
    });
    await Promise.all(idle.map((socket) => (socket.connecting ? once(socket, 'connect') : undefined)));
    const grpc = new GrpcClient(port);

    expect((await put(port, 'c/a', 'x')).status).toBe(200);
    await expect(grpc.call('GetDocument', { name: `${documents}/c/a` }, owner)).resolves.toHaveLength(1);

    grpc.close();
    for (const socket of idle) socket.destroy();
  });

  it('are as many sessions as there may be: one more is refused until one is away', async () => {
    const port = await start({ sessions: 2 });
    const open = () => new ChannelClient(`http://127.0.0.1:${port}`, 'Write').handshake([{ database }]);
    await open();
    await open();

    const answer = await send(port, { method: 'POST', path: '/google.firestore.v1.Firestore/Write/channel?VER=8&RID=1', body: 'count=0' });

    expect(answer.status).toBe(503);
  });
});
