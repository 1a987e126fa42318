import { describe, expect, it } from 'vitest';
import { encodeFrame, findFrame, readFrames } from './frame';

const three = ['{"a":1}', '{"text":"é🙂{\\u0000"}', '{}'];
const bytes = Buffer.concat(three.map(encodeFrame));
const first = encodeFrame(three[0] as string).length;

function read(buffer: Buffer) {
  const frames = readFrames(buffer);
  const found: string[] = [];
  let next = frames.next();
  for (; !next.done; next = frames.next()) found.push(next.value.json);
  return { found, good: next.value };
}

describe('frames', () => {
  it('reads back what was written', () => {
    expect(read(bytes)).toEqual({ found: three, good: bytes.length });
    expect(read(Buffer.alloc(0))).toEqual({ found: [], good: 0 });
  });

  it('ends at the last whole frame wherever a file is cut', () => {
    const ends = [0, first, first + encodeFrame(three[1] as string).length, bytes.length];
    for (let cut = 0; cut <= bytes.length; cut++) {
      const whole = ends.filter((end) => end <= cut);
      expect(read(bytes.subarray(0, cut))).toEqual({ found: three.slice(0, whole.length - 1), good: whole.at(-1) });
      expect(findFrame(bytes.subarray(0, cut), whole.at(-1) ?? 0)).toBeUndefined();
    }
  });

  it('notices every flipped bit, and finds the frames behind it', () => {
    for (let bit = 0; bit < first * 8; bit++) {
      const damaged = Buffer.from(bytes);
      damaged[bit >> 3] = (damaged[bit >> 3] as number) ^ (1 << (bit & 7));
      expect(read(damaged).good).toBe(0);
      expect(findFrame(damaged, 0)).toBe(first);
    }
  });

  it('takes zeros for no frame', () => {
    expect(read(Buffer.concat([bytes, Buffer.alloc(5000)]))).toEqual({ found: three, good: bytes.length });
    expect(findFrame(Buffer.concat([bytes, Buffer.alloc(5000)]), bytes.length)).toBeUndefined();
  });
});
