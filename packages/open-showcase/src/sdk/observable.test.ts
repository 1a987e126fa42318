import { describe, expect, it, vi } from 'vitest';
import { Observable, sameContent } from './observable';

const holding = <T>(first: T | undefined, same?: (a: T, b: T) => boolean) => {
  let value = first;
  const observable = new Observable<T>(() => value, same);
  return {
    observable,
    set: (next: T) => {
      value = next;
      observable.announce();
    },
  };
};
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('Observable', () => {
  it('C12 calls a new subscriber once with the present value, never inside subscribe', async () => {
    const { observable } = holding(1);
    const seen = vi.fn();

    observable.subscribe(seen);
    expect(seen).not.toHaveBeenCalled();
    await turn();

    expect(seen.mock.calls).toEqual([[1]]);
  });

  it('greets with the newest value when it changes before the greeting, once', async () => {
    const { observable, set } = holding(1);
    const seen: number[] = [];

    observable.subscribe((value) => seen.push(value));
    set(2);
    await turn();
    set(3);

    expect(seen).toEqual([2, 3]);
  });

  it('greets as soon as the value is known, in a turn of its own', async () => {
    const { observable, set } = holding<number>(undefined);
    const seen: number[] = [];
    observable.subscribe({ onChanged: (value) => seen.push(value) });
    await turn();
    expect(seen).toEqual([]);

    set(5);
    await turn();

    expect(seen).toEqual([5]);
  });

  it('C13 keeps the object a callback belongs to', async () => {
    const { observable } = holding('x');
    const observer = {
      got: '',
      onChanged(value: string) {
        this.got = value;
      },
    };

    observable.subscribe(observer);
    await turn();

    expect(observer.got).toBe('x');
  });

  it('C14 lets the first callback cancel, and a callback cancel its neighbour', async () => {
    const { observable, set } = holding(1);
    const neighbour = vi.fn();
    const seen: number[] = [];
    const subscription = observable.subscribe((value) => {
      seen.push(value);
      subscription.cancel();
      other.cancel();
    });
    const other = observable.subscribe(neighbour);
    await turn();

    set(2);

    expect(seen).toEqual([1]);
    expect(neighbour).not.toHaveBeenCalled();
  });

  it('C18 goes on to the others when one throws, and says so', async () => {
    const { observable } = holding(1);
    const seen = vi.fn();
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    observable.subscribe(() => {
      throw new Error('mine');
    });
    observable.subscribe(seen);

    await turn();

    expect(seen).toHaveBeenCalledOnce();
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });

  it('C19 waits in both forms and resolves with the value', async () => {
    const { observable, set } = holding(1);
    const byFunction = observable.waitUntil((value) => value > 1);
    const byObject = observable.waitUntil({ waitUntil: (value) => value > 2 });
    await turn();

    set(2);
    set(3);

    expect(await byFunction).toBe(2);
    expect(await byObject).toBe(3);
  });

  it('rejects a wait whose condition throws, and a subscriber that is none', async () => {
    const { observable } = holding(1);

    const waiting = observable.waitUntil(() => {
      throw new Error('bad condition');
    });

    await expect(waiting).rejects.toThrow('bad condition');
    expect(() => observable.subscribe({} as never)).toThrow(TypeError);
  });

  it('keeps equal values to itself when it can tell', async () => {
    const { observable, set } = holding({ rooms: ['a'] }, sameContent);
    const seen = vi.fn();
    observable.subscribe(seen);
    await turn();

    set({ rooms: ['a'] });
    set({ rooms: [] });

    expect(seen.mock.calls).toEqual([[{ rooms: ['a'] }], [{ rooms: [] }]]);
  });
});
