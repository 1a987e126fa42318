import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Delivery, type Passage } from './proxy-delivery';
import { ProxyRecord, type RunningProxy } from './proxy-record';

type Way = { readonly target: number; readonly agent: Agent; readonly record: ProxyRecord; readonly keepAliveMs: number | undefined };

const settled = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Forwards HTTP requests to the server on `target` and disturbs WebChannel traffic as told. */
export async function httpProxy(target: number, keepAliveMs?: number): Promise<RunningProxy> {
  const record = new ProxyRecord();
  const agent = new Agent({ keepAlive: true });
  const way: Way = { target, agent, record, keepAliveMs };
  const server = createServer((incoming, answer) => {
    serve(incoming, answer, way).catch(() => answer.destroy());
  });
  server.requestTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    record,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passageOf(method: string | undefined, { pathname, searchParams }: URL): Passage {
  if (!pathname.endsWith('/channel')) return 'other';
  if (method === 'GET' && searchParams.get('RID') === 'rpc') return 'back channel';
  if (method !== 'POST' || searchParams.get('TYPE') === 'terminate') return 'other';
  return searchParams.has('SID') ? 'forward' : 'handshake';
}

async function serve(incoming: IncomingMessage, answer: ServerResponse, way: Way): Promise<void> {
  const { record } = way;
  record.count('requests');
  if (record.disturbance.kind === 'refuse') return void answer.destroy();
  const url = new URL(incoming.url ?? '/', 'http://proxy');
  const passage = passageOf(incoming.method, url);
  if (passage === 'back channel') {
    record.count('backChannels');
    if (url.searchParams.get('CI') === '1') record.count('longPolls');
  }
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const response = await ask(incoming, body, way, answer);
  if (passage === 'forward') disturbForward(incoming, body, way, answer);
  if (answer.destroyed) return void response.resume();
  deliver(response, answer, new Delivery(answer, passage, record, way.keepAliveMs));
}

function deliver(response: IncomingMessage, answer: ServerResponse, delivery: Delivery): void {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = response.headers;
  answer.writeHead(response.statusCode ?? 502, headers);
  if (!delivery.holds) answer.flushHeaders();
  response.on('data', (chunk: Buffer) => delivery.take(chunk));
  response.on('end', () => delivery.finish());
  response.on('error', () => answer.destroy());
}

function ask(incoming: IncomingMessage, body: Buffer, { target, agent }: Way, answer?: ServerResponse): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = incoming;
    const call = request({ host: '127.0.0.1', port: target, method, path: url, headers, agent }, resolve);
    call.on('error', reject);
    answer?.on('close', () => call.destroy());
    call.end(body);
  });
}

function disturbForward(incoming: IncomingMessage, body: Buffer, way: Way, answer: ServerResponse): void {
  const { record } = way;
  const { disturbance } = record;
  if (disturbance.kind === 'duplicate') {
    record.count('disturbed');
    const again = async () => {
      await settled(disturbance.delayMs);
      (await ask(incoming, body, way)).resume();
    };
    again().catch(() => {});
  }
  if (disturbance.kind === 'lose answers' && disturbance.count > 0) {
    record.count('disturbed');
    record.disturbance = { kind: 'lose answers', count: disturbance.count - 1 };
    answer.destroy();
  }
}
