import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textWriter } from './text-writer';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aWriter() {
  const field = { html: '' };
  const read = vi.fn(() => field.html);
  const [put, onPause] = [vi.fn<(html: string) => void>(), vi.fn<() => void>()];
  const writer = textWriter('', { read, put, onPause });
  const type = (letter: string) => {
    field.html += letter;
    writer.typed();
  };
  return { writer, type, read, put, onPause };
}

const taken = (put: ReturnType<typeof aWriter>['put']) => put.mock.calls.map(([html]) => html);

describe('what is typed into a text', () => {
  it('is taken into the work soon after the first letter, then at intervals', () => {
    const { type, put } = aWriter();

    type('a');
    expect(taken(put)).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(taken(put)).toEqual(['a']);
    for (const letter of 'bcdefgh') {
      type(letter);
      vi.advanceTimersByTime(40);
    }
    vi.advanceTimersByTime(500);

    expect(taken(put)).toEqual(['a', 'abcdefgh']);
  });

  it('is not written down at every key', () => {
    const { type, read } = aWriter();

    for (let key = 0; key < 200; key += 1) {
      type('x');
      vi.advanceTimersByTime(20);
    }

    // four seconds of typing
    expect(read.mock.calls.length).toBeLessThan(15);
  });

  it('is taken in at once when somebody needs the work whole', () => {
    const { writer, type, put } = aWriter();
    type('a');
    vi.advanceTimersByTime(50);
    type('b');

    writer.takeIn();

    expect(taken(put)).toEqual(['a', 'ab']);
  });

  it('is taken in when the field goes away, and nothing after that', () => {
    const { writer, type, put, onPause } = aWriter();
    type('a');

    writer.end();
    vi.advanceTimersByTime(10_000);

    expect(taken(put)).toEqual(['a']);
    expect(onPause).not.toHaveBeenCalled();
  });

  it('is a step of its own after a pause', () => {
    const { type, onPause } = aWriter();
    type('a');
    vi.advanceTimersByTime(1500);
    type('b');
    vi.advanceTimersByTime(1500);
    expect(onPause).not.toHaveBeenCalled();

    vi.advanceTimersByTime(600);

    expect(onPause).toHaveBeenCalledOnce();
  });

  it('is no change when it was taken away again', () => {
    const field = { html: 'a' };
    const put = vi.fn();
    const writer = textWriter('a', { read: () => field.html, put, onPause: () => undefined });

    writer.typed();
    writer.takeIn();

    expect(put).not.toHaveBeenCalled();
  });
});

describe('what the work holds', () => {
  it('is news when it did not come from the field, and then what waits gives way', () => {
    const { writer, type, put } = aWriter();
    type('a');
    writer.takeIn();

    expect(writer.isNews('a')).toBe(false);
    type('b');
    expect(writer.isNews('<p>Undone</p>')).toBe(true);
    vi.advanceTimersByTime(5000);

    expect(taken(put)).toEqual(['a']);
  });
});
