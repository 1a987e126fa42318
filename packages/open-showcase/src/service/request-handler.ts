import type { IncomingMessage, ServerResponse } from 'node:http';

/** Handles a request and resolves with true, or resolves with false if it is not responsible for the address. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Path and query of a request, or null for an invalid address, which any client can send. */
export function addressOf({ url = '/' }: IncomingMessage): URL | null {
  const address = url.startsWith('/') ? `http://service${url}` : url;
  return URL.canParse(address) ? new URL(address) : null;
}
