import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Databases, type DatabasesOptions } from '../../src/engine/databases';
import { parseDatabaseName } from '../../src/model/resource-name';
import { corsHeaders } from '../../src/wire/cors';
import { type ChannelOptions, Channels } from '../../src/wire/webchannel/channels';

/** One entry of a back channel: its number and its payload. */
export type Received = [number, unknown[]];

/** A server that speaks WebChannel only, over real HTTP. */
export async function startChannels(options: DatabasesOptions & Pick<ChannelOptions, 'time' | 'maxSessions' | 'backlog'> = {}) {
  const databases = Databases.open(options);
  const channels = new Channels({ ...options, database: (name) => databases.get(parseDatabaseName(name)) });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(corsHeaders(request.method, request.headers))) response.setHeader(name, value);
    if (!channels.handle(request, response)) response.writeHead(request.method === 'OPTIONS' ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { databases, channels, origin, close: () => stop(channels, server) };
}

async function stop(channels: Channels, server: Server): Promise<void> {
  channels.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Splits `<length>\n<text>` frames, and keeps an incomplete rest. */
export function splitFrames(text: string): { frames: string[]; rest: string } {
  const frames: string[] = [];
  let at = 0;
  for (;;) {
    const end = text.indexOf('\n', at);
    const length = Number(text.slice(at, end));
    if (end < 0 || text.length < end + 1 + length) return { frames, rest: text.slice(at) };
    frames.push(text.slice(end + 1, end + 1 + length));
    at = end + 1 + length;
  }
}

/** An open back channel that is read piece by piece. */
export class OpenResponse {
  private readonly decoder = new TextDecoder();
  private text = '';
  private readonly frames: Received[][] = [];
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  ended = false;

  constructor(
    readonly response: Response,
    private readonly abort: AbortController,
  ) {
    this.reader = (response.body as ReadableStream<Uint8Array>).getReader();
  }

  /** Everything up to the first frame that has `until` in it, or to the end of the response. */
  async readUntil(until: string): Promise<Received[]> {
    const received: Received[] = [];
    for (;;) {
      for (let frame = this.frames.shift(); frame; frame = this.frames.shift()) {
        received.push(...frame);
        if (until !== 'end' && JSON.stringify(frame).includes(until)) return received;
      }
      if (this.ended) return received;
      await this.more();
    }
  }

  cancel(): void {
    this.abort.abort();
  }

  private async more(): Promise<void> {
    const { done, value } = await this.reader.read();
    this.ended = done;
    this.text += this.decoder.decode(value, { stream: !done });
    const { frames, rest } = splitFrames(this.text);
    this.text = rest;
    for (const frame of frames) this.frames.push(JSON.parse(frame) as Received[]);
  }
}

/** A client of one session that does what it is told, and nothing by itself. */
export class ChannelClient {
  sid = '';
  sent = 0;
  acknowledged = 0;
  rid = 1;

  constructor(
    private readonly origin: string,
    private readonly rpc: 'Listen' | 'Write',
  ) {}

  async handshake(messages: readonly unknown[], headers = ''): Promise<Received[]> {
    const body = `headers=${encodeURIComponent(headers)}&${this.body(messages)}`;
    const { frames } = splitFrames(await (await this.post(`RID=${this.rid++}&CVER=22`, body)).text());
    const arrays = JSON.parse(frames[0] ?? '') as [number, [string, string]][];
    this.sid = arrays[0]?.[1][1] ?? '';
    return arrays as Received[];
  }

  /** @param from the number of the first message, when it is not the next one */
  async forward(messages: readonly unknown[], from = this.sent): Promise<number[]> {
    const response = await this.postForward(this.body(messages, from));
    return JSON.parse(splitFrames(await response.text()).frames[0] ?? '') as number[];
  }

  postForward(body: string): Promise<Response> {
    return this.post(`SID=${this.sid}&RID=${this.rid++}&AID=${this.acknowledged}`, body);
  }

  async open(ci: 0 | 1, acknowledged = this.acknowledged, extra = ''): Promise<OpenResponse> {
    const abort = new AbortController();
    const query = `RID=rpc&SID=${this.sid}&AID=${acknowledged}&CI=${ci}&TYPE=xmlhttp${extra}`;
    return new OpenResponse(await fetch(this.url(query), { signal: abort.signal }), abort);
  }

  terminate(): Promise<Response> {
    return this.post(`SID=${this.sid}&RID=${this.rid++}&TYPE=terminate`, '');
  }

  url(query: string): string {
    return `${this.origin}/google.firestore.v1.Firestore/${this.rpc}/channel?VER=8&${query}&zx=x&t=1`;
  }

  body(messages: readonly unknown[], from = this.sent): string {
    this.sent = Math.max(this.sent, from + messages.length);
    const data = messages.map((message, at) => `req${at}___data__=${encodeURIComponent(JSON.stringify(message))}`);
    return [`count=${messages.length}`, `ofs=${from}`, ...data].join('&');
  }

  private post(query: string, body: string): Promise<Response> {
    return fetch(this.url(query), { method: 'POST', body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } });
  }
}
