import { describe, expect, it, vi } from 'vitest';
import { dictionaryOf, type MapObserver, ObservableMap } from './observable-map';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const recording = (): MapObserver<string> & { log: string[] } => {
  const log: string[] = [];
  return {
    log,
    onAdded: (key, item) => log.push(`+${key}=${item}`),
    onUpdated: (key, item) => log.push(`~${key}=${item}`),
    onRemoved: (key, item) => log.push(`-${key}=${item}`),
    onCollectionUpdated: (collection) => log.push([...collection].map(([key]) => key).join(' ')),
  };
};

describe('ObservableMap', () => {
  it('C15 C16 tells every new subscriber what is there, then the collection once', async () => {
    const map = new ObservableMap<string>();
    const early = recording();
    map.subscribe(early);
    map.change({
      set: [
        ['10', 'ten'],
        ['2', 'two'],
      ],
    });
    expect(early.log).toEqual([]);
    await turn();
    const late = recording();
    map.subscribe(late);
    await turn();

    expect(early.log).toEqual(['+10=ten', '+2=two', '10 2']);
    expect(late.log).toEqual(early.log);
  });

  it('waits for the collection to be known, and then tells of an empty one', async () => {
    const map = new ObservableMap<string>();
    const observer = recording();
    map.subscribe(observer);
    await turn();
    expect(observer.log).toEqual([]);

    map.change({});
    await turn();

    expect(observer.log).toEqual(['']);
  });

  it('tells of each change and closes the batch once', async () => {
    const map = new ObservableMap<string>();
    map.change({
      set: [
        ['a', '1'],
        ['b', '2'],
      ],
    });
    const observer = recording();
    map.subscribe(observer);
    await turn();
    observer.log.length = 0;

    map.change({
      set: [
        ['b', '3'],
        ['c', '4'],
      ],
      remove: ['a', 'ghost'],
    });
    map.change({ remove: ['ghost'] });

    expect(observer.log).toEqual(['-a=1', '~b=3', '+c=4', 'b c']);
  });

  it('C17 hands over a collection that is indexed by key and iterates as pairs, whatever the keys are', () => {
    const dictionary = dictionaryOf([
      ['7', 'x'],
      ['1', 'y'],
      ['__proto__', 'z'],
    ]);

    expect([...dictionary]).toEqual([
      ['7', 'x'],
      ['1', 'y'],
      ['__proto__', 'z'],
    ]);
    expect(Object.getOwnPropertyDescriptor(dictionary, '__proto__')?.value).toBe('z');
    expect(Object.keys(dictionary).sort()).toEqual(['1', '7', '__proto__']);
  });

  it('C14 stops in the middle of a batch when a callback cancels', async () => {
    const map = new ObservableMap<string>();
    map.change({
      set: [
        ['a', '1'],
        ['b', '2'],
      ],
    });
    const added = vi.fn(() => subscription.cancel());
    const updated = vi.fn();
    const subscription = map.subscribe({ onAdded: added, onCollectionUpdated: updated });

    await turn();

    expect(added).toHaveBeenCalledOnce();
    expect(updated).not.toHaveBeenCalled();
  });

  it('C19 waits for the collection to meet a condition', async () => {
    const map = new ObservableMap<string>();
    const waiting = map.waitUntil({ waitUntil: (items) => 'b' in items });

    map.change({ set: [['a', '1']] });
    map.change({ set: [['b', '2']] });

    expect((await waiting).b).toBe('2');
  });
});
