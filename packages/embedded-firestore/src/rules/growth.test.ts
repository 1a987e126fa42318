import { describe, expect, it } from 'vitest';
import { Failure } from './errors';
import { callMethod } from './methods';
import { applyBinary } from './operators';
import type { List, RulesValue } from './values';

const MEBI = 1024 * 1024;
const doubled = (value: RulesValue, times: number, double: (value: RulesValue) => RulesValue | Failure): RulesValue | Failure => {
  let result: RulesValue | Failure = value;
  for (let left = times; left > 0 && !(result instanceof Failure); left -= 1) result = double(result);
  return result;
};

describe('what rules build', () => {
  it.each<[string, () => RulesValue | Failure]>([
    ['strings put together', () => doubled('x'.repeat(MEBI), 100, (text) => applyBinary('+', text, text))],
    [
      'strings joined',
      () =>
        callMethod(
          Array.from({ length: 10_000 }, () => ''),
          'join',
          ['x'.repeat(100_000)],
        ),
    ],
    ['strings replaced in', () => callMethod('x'.repeat(MEBI), 'replace', ['x', 'y'.repeat(MEBI)])],
    ['lists put together', () => doubled([1n, 2n], 100, (list) => callMethod(list, 'concat', [list]))],
  ])('cannot fill the memory: %s', (_what, build) => {
    const failure = build();

    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({ fatal: true, message: expect.stringContaining('in rules has at most') });
  });

  it('may be larger than any document', () => {
    expect(applyBinary('+', 'x'.repeat(2 * MEBI), 'y'.repeat(2 * MEBI))).toHaveLength(4 * MEBI);
    expect(
      callMethod(
        Array.from({ length: 100_000 }, () => 1n),
        'concat',
        [[2n]],
      ) as List,
    ).toHaveLength(100_001);
  });
});
