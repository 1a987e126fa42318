import { afterEach, describe, expect, it, vi } from 'vitest';
import { EventQueue } from './event-queue';

describe('EventQueue', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('delivers what a listener causes after what it hears', () => {
    const outbox = new EventQueue<number>();
    const heard: string[] = [];
    outbox.subscribe((n) => {
      heard.push(`a${n}`);
      if (n < 3) outbox.send(n + 1);
    });
    outbox.subscribe((n) => heard.push(`b${n}`));
    outbox.send(1);

    expect(heard).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
  });

  it('lets everybody hear although one of them throws, and reports that', () => {
    const reported: (() => void)[] = [];
    vi.stubGlobal('queueMicrotask', (report: () => void) => reported.push(report));
    const outbox = new EventQueue<number>();
    const heard: number[] = [];
    outbox.subscribe(() => {
      throw new Error('a bug');
    });
    outbox.subscribe((n) => heard.push(n));
    outbox.send(1);
    outbox.send(2);

    expect(heard).toEqual([1, 2]);
    expect(reported).toHaveLength(2);
    expect(() => reported[0]?.()).toThrowError('a bug');
  });

  it('forgets who has stopped listening, even the same function only once', () => {
    const outbox = new EventQueue<number>();
    const heard: number[] = [];
    const listener = (n: number) => heard.push(n);
    const stop = outbox.subscribe(listener);
    outbox.subscribe(listener);
    stop();
    outbox.send(1);

    expect(heard).toEqual([1]);
  });
});
