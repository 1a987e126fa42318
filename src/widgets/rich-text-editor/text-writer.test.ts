import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textWriter } from './text-writer';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aWriter() {
  const field = { html: '' };
  const read = vi.fn(() => field.html);
  const [onChange, onPause] = [vi.fn<(html: string) => void>(), vi.fn<() => void>()];
  const writer = textWriter('', { read, onChange, onPause });
  const type = (letter: string) => {
    field.html += letter;
    writer.onInput();
  };
  return { writer, type, read, onChange, onPause };
}

const changes = (onChange: ReturnType<typeof aWriter>['onChange']) => onChange.mock.calls.map(([html]) => html);

describe('textWriter input', () => {
  it('reports the first change quickly, then at intervals', () => {
    const { type, onChange } = aWriter();

    type('a');
    expect(changes(onChange)).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(changes(onChange)).toEqual(['a']);
    for (const letter of 'bcdefgh') {
      type(letter);
      vi.advanceTimersByTime(40);
    }
    vi.advanceTimersByTime(500);

    expect(changes(onChange)).toEqual(['a', 'abcdefgh']);
  });

  it('does not serialize the text on every key press', () => {
    const { type, read } = aWriter();

    for (let key = 0; key < 200; key += 1) {
      type('x');
      vi.advanceTimersByTime(20);
    }

    // four seconds of typing
    expect(read.mock.calls.length).toBeLessThan(15);
  });

  it('reports pending input immediately on flush', () => {
    const { writer, type, onChange } = aWriter();
    type('a');
    vi.advanceTimersByTime(50);
    type('b');

    writer.flush();

    expect(changes(onChange)).toEqual(['a', 'ab']);
  });

  it('flushes pending input on end, and nothing afterwards', () => {
    const { writer, type, onChange, onPause } = aWriter();
    type('a');

    writer.end();
    vi.advanceTimersByTime(10_000);

    expect(changes(onChange)).toEqual(['a']);
    expect(onPause).not.toHaveBeenCalled();
  });

  it('ends the undo step after a pause', () => {
    const { type, onPause } = aWriter();
    type('a');
    vi.advanceTimersByTime(1500);
    type('b');
    vi.advanceTimersByTime(1500);
    expect(onPause).not.toHaveBeenCalled();

    vi.advanceTimersByTime(600);

    expect(onPause).toHaveBeenCalledOnce();
  });

  it('reports no change when the input was deleted again', () => {
    const field = { html: 'a' };
    const onChange = vi.fn();
    const writer = textWriter('a', { read: () => field.html, onChange, onPause: () => undefined });

    writer.onInput();
    writer.flush();

    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('external content', () => {
  it('is an external change when it did not come from the field, and discards pending input', () => {
    const { writer, type, onChange } = aWriter();
    type('a');
    writer.flush();

    expect(writer.isExternalChange('a')).toBe(false);
    type('b');
    expect(writer.isExternalChange('<p>Undone</p>')).toBe(true);
    vi.advanceTimersByTime(5000);

    expect(changes(onChange)).toEqual(['a']);
  });
});
