import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a proxy does to the traffic that passes it. */
export type Mischief = {
  /** Cuts the connection when so many bytes of a response have passed. */
  readonly cutAfterBytes?: number;
  /** Cuts the connection when a response has lasted so long. */
  readonly cutAfterMillis?: number;
  /** Hands a response on only when it is complete. */
  readonly buffer?: boolean;
  /** Sends each post with a body to the server twice. */
  readonly repeatPosts?: boolean;
};

export type HostileProxy = { readonly port: number; readonly passed: { responses: number; cut: number; repeated: number }; close(): void };

/** A proxy in front of a port of this computer that treats its traffic badly. */
export async function startProxy(target: number, mischief: Mischief): Promise<HostileProxy> {
  const passed = { responses: 0, cut: 0, repeated: 0 };
  const server = createServer((incoming, outgoing) => {
    void pass({ target, mischief, passed }, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    passed,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Passage = { target: number; mischief: Mischief; passed: HostileProxy['passed'] };

async function pass({ target, mischief, passed }: Passage, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const options = { host: '127.0.0.1', port: target, method: incoming.method, path: incoming.url, headers: incoming.headers };
  const isForward = incoming.method === 'POST' && incoming.url?.includes('SID=') === true;
  if (mischief.repeatPosts && isForward) {
    passed.repeated += 1;
    await new Promise((resolve) => request(options, (response) => response.resume().on('end', resolve)).end(body));
  }
  const onward = request(options, (response) => {
    passed.responses += 1;
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    if (!mischief.buffer) outgoing.flushHeaders();
    relay(response, outgoing, mischief, () => {
      passed.cut += 1;
      onward.destroy();
      outgoing.destroy();
    });
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  onward.end(body);
}

function relay(response: IncomingMessage, outgoing: ServerResponse, mischief: Mischief, cut: () => void): void {
  const { cutAfterBytes = Number.POSITIVE_INFINITY, cutAfterMillis, buffer = false } = mischief;
  const kept: Buffer[] = [];
  let size = 0;
  const timer = cutAfterMillis === undefined ? undefined : setTimeout(cut, cutAfterMillis);
  response.on('data', (chunk: Buffer) => {
    const room = cutAfterBytes - size;
    size += chunk.length;
    if (buffer) kept.push(chunk);
    else outgoing.write(chunk.subarray(0, room));
    if (size > cutAfterBytes) setImmediate(cut);
  });
  response.on('close', () => clearTimeout(timer));
  response.on('end', () => outgoing.end(Buffer.concat(kept)));
  response.on('error', () => outgoing.destroy());
}
