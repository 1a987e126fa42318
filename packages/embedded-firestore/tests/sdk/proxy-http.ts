import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FrameReader, frameOf } from './channel-frames';
import { ProxyRecord, type RunningProxy } from './proxy-record';

type Passage = { readonly kind: 'handshake' | 'forward' | 'back channel' | 'other'; readonly polling: boolean };

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

function passageOf({ method, url = '' }: IncomingMessage): Passage {
  const { pathname, searchParams } = new URL(url, 'http://proxy');
  const polling = searchParams.get('CI') === '1';
  if (!pathname.endsWith('/channel')) return { kind: 'other', polling };
  if (method === 'GET' && searchParams.get('RID') === 'rpc') return { kind: 'back channel', polling };
  if (method !== 'POST' || searchParams.get('TYPE') === 'terminate') return { kind: 'other', polling };
  return { kind: searchParams.has('SID') ? 'forward' : 'handshake', polling };
}

async function serve(incoming: IncomingMessage, answer: ServerResponse, way: Way): Promise<void> {
  const { record } = way;
  record.count('requests');
  if (record.disturbance.kind === 'refuse') return void answer.destroy();
  const passage = passageOf(incoming);
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  if (passage.kind === 'back channel') {
    record.count('backChannels');
    if (passage.polling) record.count('longPolls');
  }
  const response = await ask(incoming, body, way, answer);
  if (passage.kind === 'forward') await disturbForward(incoming, body, way, answer);
  if (answer.destroyed) return void response.resume();
  deliver(response, answer, passage, way);
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

async function disturbForward(incoming: IncomingMessage, body: Buffer, way: Way, answer: ServerResponse): Promise<void> {
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

function deliver(response: IncomingMessage, answer: ServerResponse, passage: Passage, { record, keepAliveMs }: Way): void {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = response.headers;
  const held: string[] = [];
  let frames: FrameReader | undefined;
  let sent = 0;
  const started = record.disturbance;
  const silenced = { is: false };
  // Every second one: what is longer than the cut could never arrive otherwise.
  const cut = record.traffic.backChannels % 2 === 1;
  const send = (data: Buffer | string) => {
    if (answer.destroyed || answer.writableEnded || silenced.is) return;
    if (record.disturbance.kind === 'silence' && passage.kind === 'back channel' && started.kind !== 'silence') {
      silenced.is = true;
      record.count('disturbed');
      return;
    }
    const { disturbance } = record;
    if (
      cut &&
      disturbance.kind === 'cut' &&
      passage.kind === 'back channel' &&
      sent + data.length > (disturbance.afterBytes ?? Number.POSITIVE_INFINITY)
    ) {
      answer.write(Buffer.from(data).subarray(0, Math.max(0, (disturbance.afterBytes ?? 0) - sent)));
      sent = Number.POSITIVE_INFINITY;
      return end(disturbance.how);
    }
    sent += data.length;
    answer.write(data);
  };
  const end = (how: 'ended' | 'torn') => {
    record.count('disturbed');
    // What was written leaves before the connection is torn.
    if (how === 'ended') answer.end();
    else setImmediate(() => answer.destroy());
  };
  answer.writeHead(response.statusCode ?? 502, headers);
  if (started.kind !== 'hold answers') answer.flushHeaders();
  if (started.kind === 'cut' && started.afterMs !== undefined && passage.kind === 'back channel') {
    const timer = setTimeout(() => !answer.writableEnded && end(started.how), started.afterMs);
    answer.on('close', () => clearTimeout(timer));
  }
  response.on('data', (chunk: Buffer) => {
    record.saw(chunk);
    if (passage.kind === 'handshake' && keepAliveMs !== undefined) {
      frames ??= new FrameReader();
      for (const frame of frames.read(chunk)) send(frameOf(frame.replace(',30000]', `,${keepAliveMs}]`)));
    } else if (passage.kind === 'back channel' && record.disturbance.kind === 'swallow') {
      frames ??= new FrameReader();
      for (const frame of frames.read(chunk)) send(withoutSwallowed(frame, record));
    } else if (started.kind === 'hold answers') held.push(chunk.toString('latin1'));
    else send(chunk);
  });
  response.on('end', () => {
    if (held.length > 0) send(Buffer.from(held.join(''), 'latin1'));
    if (!silenced.is && !answer.writableEnded) answer.end();
  });
  response.on('error', () => answer.destroy());
}

function withoutSwallowed(frame: string, record: ProxyRecord): string {
  const arrays = JSON.parse(frame) as [number, unknown][];
  return frameOf(JSON.stringify(arrays.map(([id, message]) => [id, record.swallows(JSON.stringify(message)) ? ['noop'] : message])));
}
