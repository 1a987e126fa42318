import { describe, expect, it } from 'vitest';
import type { Doc } from '../../model/document';
import { decodeToken, encodeToken, netChanges } from './resume';

const doc = (n: number): Doc => ({ path: 'c/a', fields: new Map(), createTime: 1, updateTime: n });

describe('a resume token', () => {
  it('has 16 bytes and gives its time back to the same life of the data', () => {
    const token = encodeToken('one', 1_790_000_000_123_456);

    expect(token).toHaveLength(16);
    expect(decodeToken('one', token)).toBe(1_790_000_000_123_456);
  });

  it.each([
    ['another life', encodeToken('two', 5)],
    ['nothing', new Uint8Array()],
    ['something longer', Buffer.concat([encodeToken('one', 5), Buffer.of(0)])],
  ])('means nothing when it is from %s', (_, token) => {
    expect(decodeToken('one', token)).toBeUndefined();
  });
});

describe('net changes', () => {
  const [first, second, third] = [doc(1), doc(2), doc(3)];

  it('lead from the first version to the last', () => {
    const commits = [
      { version: 2, changes: [{ path: 'c/a', before: first, after: second }] },
      { version: 3, changes: [{ path: 'c/a', before: second, after: third }] },
    ];

    expect(netChanges(commits)).toEqual([{ path: 'c/a', before: first, after: third }]);
  });

  it('leave out what came and went', () => {
    const commits = [
      { version: 2, changes: [{ path: 'c/a', before: undefined, after: second }] },
      { version: 3, changes: [{ path: 'c/a', before: second, after: undefined }] },
    ];

    expect(netChanges(commits)).toEqual([]);
  });
});
