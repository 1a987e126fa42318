import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A response; a body is sent with an `ETag`, and omitted if the caller already has it. */
export type Answer = { status: number; headers?: OutgoingHttpHeaders; body?: Buffer; type?: string };

/** A JSON response. Callers revalidate it each time. */
export const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  headers: { 'Cache-Control': 'no-cache' },
  body: Buffer.from(JSON.stringify(value)),
});

/** An error response in the service's format. */
export const errorAnswer = (status: number, code: string, message: string): Answer => json(status, { code, message });

export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** The response to a method other than GET and HEAD. */
export const methodNotAllowed: Answer = { status: 405, headers: { Allow: 'GET, HEAD, OPTIONS' } };

/** Sends a response: 304 instead of a body that the caller has cached, only headers for HEAD. */
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

// a compressing proxy marks the ETag as weak
function holds({ headers }: IncomingMessage, etag: string): boolean {
  const held = headers['if-none-match'] ?? '';
  return held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}
