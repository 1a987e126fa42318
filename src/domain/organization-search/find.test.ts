import { describe, expect, it } from 'vitest';
import { fixture, queries } from '../tour-search/testing/known-items';
import { findInDocuments } from './find';
import { wordsResults } from './results';
import { indexed, searchOver, storedPoint } from './testing/indexed';

const pointsOf = (pois: readonly object[]) => ({ name: 'Tour', folders: [{ id: 'f', name: 'Hall', pois }] });
const items = indexed({ items: pointsOf(fixture.map(([name, text]) => storedPoint(name, name, text))) });

const many = (count: number, nameOf: (at: number) => string) =>
  indexed({ many: pointsOf(Array.from({ length: count }, (_, at) => storedPoint(`p${at}`, nameOf(at)))) });

describe('createWordsSearch', () => {
  it('finds at least 47 of 50 known points among the first three results, whatever was mistyped in five languages', async () => {
    const { find } = searchOver(items);

    const missed: string[] = [];
    for (const [typed, name] of queries) {
      const { found } = await find(typed);
      if (
        !wordsResults(found)
          .slice(0, 3)
          .some(({ entry }) => entry.name === name)
      )
        missed.push(typed);
    }

    expect(queries).toHaveLength(50);
    expect(missed.length, missed.join()).toBeLessThanOrEqual(3);
  });

  it('finds nothing without a read for what no document has', async () => {
    const { find, counted } = searchOver(items);

    expect(await find('zzzz')).toEqual({ found: [], isCut: false });
    expect(await find('boiler zzzz')).toEqual({ found: [], isCut: false });
    expect(counted.pages).toBe(0);
  });

  it('reads the documents with the rarest word, and compares the others here', async () => {
    const { find, counted } = searchOver(many(400, (at) => (at === 250 ? 'Exhibit amphora' : `Exhibit number${at}`)));

    const { found, isCut } = await find('exhibit ampho');

    expect(found.map(({ document }) => document.entry.name)).toEqual(['Exhibit amphora']);
    expect([counted.reads, isCut]).toEqual([1, false]);
  });

  it('does not read again for a longer word what it has read completely', async () => {
    const { find, counted } = searchOver(items);

    await find('boil');
    const { pages } = counted;
    expect((await find('boiler')).found).toHaveLength(1);

    expect(counted.pages).toBe(pages);
  });

  it('reads one page of what is everywhere and at most four for several words, and says that there is more', async () => {
    const single = searchOver(many(400, () => 'Exhibit'));
    expect([(await single.find('exhibit')).isCut, single.counted.pages]).toEqual([true, 1]);

    const several = searchOver(many(400, (at) => `Exhibit ${at < 399 ? 'left' : 'right'} wing${at}`));
    const { isCut } = await several.find('exhibit wing');
    expect(isCut).toBe(true);
    expect(several.counted.pages).toBeLessThanOrEqual(4);
  });

  it('asks for the very word where the vocabulary is not complete', async () => {
    const { find } = searchOver(items, false);

    expect((await find('boiler')).found.map(({ document }) => document.entry.name)).toEqual(['Boiler room']);
  });
});

describe('findInDocuments', () => {
  it('finds the same in documents that are here', async () => {
    const { find } = searchOver(items);

    for (const [typed] of queries) {
      const names = findInDocuments(typed, items.values()).map(({ document }) => document.entry.name);
      expect(names.toSorted()).toEqual((await find(typed)).found.map(({ document }) => document.entry.name).toSorted());
    }
  });
});
