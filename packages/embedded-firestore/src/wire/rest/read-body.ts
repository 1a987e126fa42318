import type { IncomingMessage } from 'node:http';
import { payloadError } from '../../model/proto-json/payload';
import { parseJson } from './parse-json';

/** The largest body, in bytes, as recorded. */
export const BODY_LIMIT = 16 * 1024 * 1024;

/** A body of more than `BODY_LIMIT` bytes: answered with 413 and nothing else. */
export class BodyTooLarge extends Error {}

/** The client went away in the middle of its request: there is nobody to answer. */
export class RequestAborted extends Error {}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a body as JSON, whatever its content type; an empty one is `{}`. What is left of a body that is too large is read over, so that the
 * client gets to see the answer.
 * @throws BodyTooLarge, RequestAborted, INVALID_ARGUMENT when it is no JSON
 */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const body = await readBytes(request);
  if (body.length === 0) return {};
  try {
    return parseJson(utf8.decode(body));
  } catch (error) {
    throw payloadError(error instanceof Error ? error.message : '');
  }
}

function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= BODY_LIMIT) chunks.push(chunk);
      else {
        chunks.length = 0;
        reject(new BodyTooLarge());
      }
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => reject(new RequestAborted()));
    request.on('close', () => reject(new RequestAborted()));
  });
}
