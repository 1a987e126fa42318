import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../../src/server';

const certFile = fileURLToPath(new URL('../fixtures/tls/cert.pem', import.meta.url));
const keyFile = fileURLToPath(new URL('../fixtures/tls/key.pem', import.meta.url));
const documents = 'projects/p/databases/(default)/documents';

let server: Server;

beforeAll(async () => {
  server = await createServer({ tls: { port: 0, certFile, keyFile }, log: () => {} });
});
afterAll(() => server.close());

describe('the TLS port', () => {
  it('serves many requests at once on one HTTP/2 connection', async () => {
    const session = connect(`https://localhost:${server.tlsPort}`, { ca: readFileSync(certFile) });
    const ask = async (method: string, path: string, body = '') => {
      const stream = session.request({ ':method': method, ':path': path, origin: 'http://localhost:3000' });
      let text = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      if (!stream.writableEnded) stream.end(body);
      const [[headers]] = await Promise.all([once(stream, 'response'), once(stream, 'end')]);
      return { headers: headers as Record<string, unknown>, text };
    };

    const set = await ask('PATCH', `/v1/${documents}/c/a`, '{"fields":{"n":{"integerValue":"1"}}}');
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('GET', `/v1/${documents}/c/a`)));
    const query = await ask('POST', `/v1/${documents}:runQuery`, '{"structuredQuery":{"from":[{"collectionId":"c"}]}}');
    const channel = await ask('POST', `/google.firestore.v1.Firestore/Listen/channel?VER=8&database=x&RID=1&CVER=22`, 'count=0&ofs=0');
    session.close();

    expect(set.headers[':status']).toBe(200);
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([set.text]));
    expect(JSON.parse(query.text)).toHaveLength(1);
    expect(query.headers['access-control-allow-origin']).toBe('http://localhost:3000');
    expect(channel.headers['x-client-wire-protocol']).toBe('h2');
  });

  it('serves HTTP/1.1 too', async () => {
    const { request } = await import('node:https');
    const outgoing = request({ port: server.tlsPort, path: '/', ca: readFileSync(certFile), agent: false }).end();
    const [response] = await once(outgoing, 'response');
    response.resume();

    expect(response.statusCode).toBe(200);
  });
});
