import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Doc } from '../model/document';
import { comparePaths } from '../model/order';
import { emptyMap } from '../model/value';
import { DocList } from './doc-list';

const aDoc = (id: number, updateTime = 1): Doc => ({ path: `c/${id}`, fields: emptyMap, createTime: 1, updateTime });

describe('DocList', () => {
  it('has the documents in name order after any writes, however many collect between readings', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.tuple(fc.nat(60), fc.boolean()), { maxLength: 40 }), { maxLength: 8 }), (rounds) => {
        const list = new DocList();
        const model = new Map<string, Doc>();
        let time = 0;
        for (const round of rounds) {
          for (const [id, keep] of round) {
            const after = keep ? aDoc(id, time++) : undefined;
            const path = `c/${id}`;
            list.replace(path, model.get(path), after);
            if (after) model.set(path, after);
            else model.delete(path);
          }
          expect(list.size).toBe(model.size);
          expect(list.read()).toEqual([...model.values()].sort((a, b) => comparePaths(a.path, b.path)));
        }
      }),
    );
  });

  it('never changes an array that it has given out', () => {
    const list = new DocList();
    for (let id = 0; id < 10_000; id++) list.replace(`c/${id}`, undefined, aDoc(id));
    const before = list.read();
    const copy = [...before];
    list.replace('c/5', aDoc(5), undefined);
    list.replace('c/new', undefined, { ...aDoc(0), path: 'c/new' });

    expect(list.read()).toHaveLength(10_000);
    expect(before).toEqual(copy);
  });
});
