import { crc32 } from 'node:zlib';

/**
 * Frames of a file: `[u32 length][u32 crc32][payload]`, little-endian, the payload a JSON object in UTF-8. A frame is there as a whole or
 * not at all: its checksum tells.
 */
const HEADER = 8;

export function encodeFrame(json: string): Buffer {
  const size = Buffer.byteLength(json);
  const frame = Buffer.allocUnsafe(HEADER + size);
  frame.write(json, HEADER, 'utf8');
  frame.writeUInt32LE(size, 0);
  frame.writeUInt32LE(crc32(frame.subarray(HEADER)), 4);
  return frame;
}

export type Frame = { readonly offset: number; readonly json: string };

/**
 * Walks over the whole frames of a file until its end or the first frame that is not whole.
 * @returns how many bytes are good
 */
export function* readFrames(bytes: Buffer, from = 0): Generator<Frame, number> {
  let offset = from;
  for (let end = frameEnd(bytes, offset); end !== undefined; end = frameEnd(bytes, offset)) {
    yield { offset, json: bytes.toString('utf8', offset + HEADER, end) };
    offset = end;
  }
  return offset;
}

/**
 * Where the next whole frame starts after a place where none does; `undefined` when there is none, as after a write that was cut short.
 * Frames hold JSON objects, which contain no zero bytes, so that no payload can look like a frame.
 */
export function findFrame(bytes: Buffer, after: number): number | undefined {
  for (let brace = bytes.indexOf('{', after + 1 + HEADER); brace >= 0; brace = bytes.indexOf('{', brace + 1)) {
    const offset = brace - HEADER;
    if (frameEnd(bytes, offset) !== undefined) return offset;
  }
  return undefined;
}

function frameEnd(bytes: Buffer, offset: number): number | undefined {
  if (offset + HEADER >= bytes.length) return undefined;
  const size = bytes.readUInt32LE(offset);
  const end = offset + HEADER + size;
  if (size < 2 || end > bytes.length || bytes[offset + HEADER] !== OPEN || bytes[end - 1] !== CLOSE) return undefined;
  return crc32(bytes.subarray(offset + HEADER, end)) === bytes.readUInt32LE(offset + 4) ? end : undefined;
}

const OPEN = '{'.charCodeAt(0);
const CLOSE = '}'.charCodeAt(0);
