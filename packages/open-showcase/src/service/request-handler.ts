import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request and resolves true, or leaves it untouched and resolves false when its address is none of its own. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Path and query of a request, or null for an address that is none; anybody may send such a line. */
export function addressOf({ url = '/' }: IncomingMessage): URL | null {
  const address = url.startsWith('/') ? `http://service${url}` : url;
  return URL.canParse(address) ? new URL(address) : null;
}
