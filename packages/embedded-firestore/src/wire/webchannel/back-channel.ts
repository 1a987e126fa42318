import type { ServerResponse } from 'node:http';
import type { SentArray } from './sent-arrays';

/** Clients keep the whole text of a response, so it ends, and the next one begins, when it has become this long. */
export const RESPONSE_LIMIT = 256 * 1024;
/** Arrays shorter than this, such as the end of a snapshot, share a frame, a few at a time. */
const SMALL_ARRAY_LENGTH = 256;
const MAX_ARRAYS_PER_FRAME = 4;

const HEADERS = {
  'Content-Type': 'text/plain; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, max-age=0',
  'X-Accel-Buffering': 'no',
  'Access-Control-Expose-Headers': 'x-client-wire-protocol, x-http-session-id, x-http-initial-response',
};

/** Starts any answer of the protocol. */
export const writeHead = (response: ServerResponse, status: number): ServerResponse => response.writeHead(status, HEADERS);

/** A piece of a response: its length in UTF-16 units, which is how the client counts, and the text. */
export const frame = (json: string): string => `${json.length}\n${json}`;

/**
 * The arrays in pieces that arrive whole or not at all. They are small, so that a connection that is cut again and again makes progress: the
 * client waits longer after each response that brought nothing.
 */
function framesOf(arrays: readonly SentArray[]): readonly string[] {
  const frames: string[] = [];
  let short: string[] = [];
  const close = () => {
    if (short.length > 0) frames.push(frame(`[${short.join(',')}]`));
    short = [];
  };
  for (const { text } of arrays) {
    if (text.length >= SMALL_ARRAY_LENGTH || short.length >= MAX_ARRAYS_PER_FRAME) close();
    if (text.length < SMALL_ARRAY_LENGTH) short.push(text);
    else frames.push(frame(`[${text}]`));
  }
  close();
  return frames;
}

/**
 * One response over which a client receives arrays: a stream that stays open, or a poll that is over with its first arrays.
 */
export class BackChannel {
  private written = 0;
  private position: number;

  /** @param acknowledged the last array that the client has */
  constructor(
    private readonly response: ServerResponse,
    readonly mode: 'stream' | 'poll',
    acknowledged: number,
  ) {
    this.position = acknowledged;
    response.on('error', () => response.destroy());
    writeHead(response, 200).flushHeaders();
  }

  /** The last array that went into this response. */
  get lastId(): number {
    return this.position;
  }

  /** How much may still be written into it. */
  get room(): number {
    return RESPONSE_LIMIT - this.written;
  }

  write(arrays: readonly SentArray[]): void {
    const last = arrays.at(-1);
    if (!last) return;
    const text = framesOf(arrays).join('');
    this.response.write(text);
    this.written += text.length;
    this.position = last.id;
  }

  /** Ends the response; not before something was written, since the client takes an empty one for a failure. */
  end(): void {
    this.response.end();
  }
}
