import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** What is answered; a body is sent with an `ETag`, and not at all when the caller has it already. */
export type Answer = { status: number; headers?: OutgoingHttpHeaders; body?: Buffer; type?: string };

/** A JSON answer. Callers ask again each time whether it is still so. */
export const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  headers: { 'Cache-Control': 'no-cache' },
  body: Buffer.from(JSON.stringify(value)),
});

/** A refusal in the service's form. */
export const refusal = (status: number, code: string, message: string): Answer => json(status, { code, message });

export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** The answer to a request that would change something. */
export const onlyReads: Answer = { status: 405, headers: { Allow: 'GET, HEAD, OPTIONS' } };

/** Sends an answer: 304 instead of a body that the caller holds, headers alone to HEAD. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, headers = {}, body, type } = answer;
  const answerHeaders: OutgoingHttpHeaders = { 'X-Content-Type-Options': 'nosniff', ...headers };
  if (!body) {
    response.writeHead(status, { ...answerHeaders, 'Content-Length': 0 }).end();
    return;
  }
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  if (status === 200) answerHeaders.ETag = etag;
  if (status === 200 && holds(request, etag)) {
    response.writeHead(304, answerHeaders).end();
    return;
  }
  response.writeHead(status, { ...answerHeaders, 'Content-Type': type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

// A proxy that compresses marks the tag as weak.
function holds({ headers }: IncomingMessage, etag: string): boolean {
  const held = headers['if-none-match'] ?? '';
  return held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}
