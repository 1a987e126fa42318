import { describe, expect, it } from 'vitest';
import { changedLines, plainLines } from './changed-lines';

const text = (before: string, after: string) =>
  changedLines(before.split(' '), after.split(' ')).map(({ kind, line }) => `${kind === 'added' ? '+' : '-'}${line}`);

describe('changed lines', () => {
  it('are none between equal texts', () => {
    expect(text('a b c', 'a b c')).toEqual([]);
    expect(changedLines([], [])).toEqual([]);
  });

  it('are those that were added, removed and replaced, in order', () => {
    expect(text('a b c', 'a x b c y')).toEqual(['+x', '+y']);
    expect(text('a b c d', 'b d')).toEqual(['-a', '-c']);
    expect(text('a b c', 'a x c')).toEqual(['-b', '+x']);
    expect(text('a b b a', 'b a b')).toEqual(['-a', '-b', '+b']);
  });

  it('begin and end with a whole text where the other is empty', () => {
    expect(changedLines([], ['a', 'b'])).toEqual([
      { kind: 'added', line: 'a' },
      { kind: 'added', line: 'b' },
    ]);
    expect(changedLines(['a'], [])).toEqual([{ kind: 'removed', line: 'a' }]);
  });

  it('of a rewritten long text are all of its lines', () => {
    const lines = (name: string) => Array.from({ length: 2500 }, (_, index) => `${name} ${index}`);

    const changes = changedLines(['same', ...lines('old')], ['same', ...lines('new')]);

    expect(changes).toHaveLength(5000);
    expect([changes[0], changes.at(-1)]).toEqual([
      { kind: 'removed', line: 'old 0' },
      { kind: 'added', line: 'new 2499' },
    ]);
  });
});

it('divides rich text into lines', () => {
  expect(
    plainLines('<h1>Terms</h1><p>One<br>two</p><ul><li><p>three</p></li></ul><p></p><table><tr><td><p>4</p></td><td>5</td></tr></table>'),
  ).toEqual([...['Terms', 'One', 'two', 'three', '4 · 5']]);
  expect(plainLines('Plain')).toEqual(['Plain']);
  expect(plainLines('')).toEqual([]);
});
