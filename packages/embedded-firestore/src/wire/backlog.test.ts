import { expect, it } from 'vitest';
import { Backlog, type ReportBufferedBytes } from './backlog';

/** Streams that let go of everything when they are ended. */
function streams(backlog: Backlog, names: readonly string[]): { holds: Record<string, ReportBufferedBytes>; ended: string[] } {
  const ended: string[] = [];
  const holds: Record<string, ReportBufferedBytes> = {};
  for (const name of names)
    holds[name] = backlog.open(() => {
      ended.push(name);
      holds[name]?.(0);
    });
  return { holds, ended };
}

it('ends a stream with more than its limit, and no other', () => {
  const { holds, ended } = streams(new Backlog({ unreadBytes: 100, unreadBytesOfAll: 1_000 }), ['a', 'b']);

  holds.a?.(100);
  holds.b?.(101);

  expect(ended).toEqual(['b']);
});

it('ends those with most when all together hold too much, until there is room', () => {
  const { holds, ended } = streams(new Backlog({ unreadBytes: 100, unreadBytesOfAll: 150 }), ['a', 'b', 'c', 'd']);

  holds.a?.(20);
  holds.b?.(90);
  holds.c?.(30);
  holds.d?.(60);

  expect(ended).toEqual(['b']);
});

it('counts what was taken no more', () => {
  const { holds, ended } = streams(new Backlog({ unreadBytes: 100, unreadBytesOfAll: 150 }), ['a', 'b']);

  for (let turn = 0; turn < 10; turn += 1) {
    holds.a?.(90);
    holds.a?.(0);
    holds.b?.(90);
    holds.b?.(0);
  }

  expect(ended).toEqual([]);
});

it('does not wait for a stream that holds on', () => {
  const backlog = new Backlog({ unreadBytes: 100, unreadBytesOfAll: 150 });
  let asked = 0;
  const hold = backlog.open(() => {
    asked += 1;
  });

  hold(200);

  expect(asked).toBeGreaterThan(0);
});
