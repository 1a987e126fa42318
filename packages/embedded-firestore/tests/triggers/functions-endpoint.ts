import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };

/** Something that listens where the functions emulator would, and keeps what it is sent. */
export type FunctionsEndpoint = {
  readonly address: string;
  readonly received: Received[];
  /** What it answers; 200 by default. A promise holds the answer back. */
  answer: (request: Received) => number | Promise<number>;
  close(): Promise<void>;
};

/** Starts one, on a port of its own unless told which. */
export async function functionsEndpoint(port = 0): Promise<FunctionsEndpoint> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const got = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString('utf8') };
      received.push(got);
      response.writeHead(await endpoint.answer(got)).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const endpoint: FunctionsEndpoint = {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: () => 200,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return endpoint;
}
