import type { IncomingMessage } from 'node:http';

/** A write of 10 MiB may be three times as long once it is percent-encoded. */
const LIMIT = 64 * 1024 * 1024;

export class BodyTooLarge extends RangeError {}

/** The body as text. @throws BodyTooLarge */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LIMIT) throw new BodyTooLarge('the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
