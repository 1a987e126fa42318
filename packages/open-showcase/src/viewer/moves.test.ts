import { describe, expect, it, vi } from 'vitest';
import { createMoves, type OnHold } from './moves';

const later = () => new Promise((turn) => setTimeout(turn));

describe('moves', () => {
  it('take the time they are given, step by step', async () => {
    const moves = createMoves(() => undefined);
    const parts: number[] = [];
    const began = performance.now();
    const run = moves.run(async (over) => {
      await over(100, (part) => parts.push(part));
      return 'there';
    });

    moves.advance(began + 50);
    moves.advance(began + 500);

    expect(await run).toBe('there');
    expect(parts).toEqual([expect.closeTo(0.5, 1), 1]);
    expect(moves.busy).toBe(false);
  });

  it('refuse another one while one runs, and leave the first alone', async () => {
    const moves = createMoves(() => undefined);
    const first = moves.run((over) => over(100, () => undefined));

    await expect(moves.run(async () => undefined)).rejects.toMatchObject({ name: 'Busy' });

    expect(moves.busy).toBe(true);
    moves.advance(performance.now() + 200);
    await first;
    await expect(moves.run(async () => 'next')).resolves.toBe('next');
  });

  it('are over when one of them throws', async () => {
    const moves = createMoves(() => undefined);

    await expect(moves.run(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');

    expect(moves.busy).toBe(false);
  });

  it('tell those who wait when all is still', async () => {
    const moves = createMoves(() => undefined);
    const still = vi.fn();
    const run = moves.run((over) => over(100, () => undefined));
    moves.idle().then(still);
    await later();
    expect(still).not.toHaveBeenCalled();

    moves.advance(performance.now() + 200);
    await run;
    await later();

    expect(still).toHaveBeenCalledOnce();
  });

  it.each<[OnHold, string]>([
    ['wait', 'stand still while the camera is held, and go on from there'],
    ['stop', 'end where they are when the camera is held'],
    ['finish', 'run to their end although the camera is held'],
  ])('that %s %s', async (onHold) => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const moves = createMoves(() => undefined);
    const parts: number[] = [];
    const run = moves.run((over) => over(100, (part) => parts.push(part), onHold));
    const advanceTo = (now: number) => moves.advance(clock.mockReturnValue(now)());

    advanceTo(1040);
    moves.hold();
    advanceTo(5000);
    if (onHold === 'wait') {
      expect(parts).toEqual([0.4]);
      moves.release();
      advanceTo(5030);
      expect(parts).toEqual([0.4, expect.closeTo(0.7)]);
      advanceTo(5060);
    }

    expect(await run).toBe(onHold !== 'stop');
    expect(parts.at(-1)).toBe(onHold === 'stop' ? 0.4 : 1);
    clock.mockRestore();
  });

  it('go on for somebody who waits for them, although they are held', async () => {
    const moves = createMoves(() => undefined);
    const run = moves.run((over) => over(10, () => undefined, 'wait'));
    moves.hold();

    const idle = moves.idle();
    moves.advance(performance.now() + 100);

    await expect(idle).resolves.toBeUndefined();
    await run;
  });

  it('stop where they are at the end, and none begins any more', async () => {
    const moves = createMoves(() => undefined);
    const steps = vi.fn();
    const run = moves.run(async (over) => {
      await over(100, steps).catch(() => undefined);
      await over(100, steps);
    });
    const idle = moves.idle();

    moves.end();

    await expect(run).rejects.toMatchObject({ name: 'NotReady' });
    await idle;
    await expect(moves.run(async () => 'next')).rejects.toMatchObject({ name: 'NotReady' });
    moves.advance(performance.now() + 200);
    expect(steps).not.toHaveBeenCalled();
  });

  it('of no length are over at once, at their last step', async () => {
    const step = vi.fn();

    await createMoves(() => undefined).run((over) => over(0, step));

    expect(step.mock.calls).toEqual([[1]]);
  });
});
