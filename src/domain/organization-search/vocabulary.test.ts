import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packCounts, packPart, unpackCounts, variantsOf, vocabularyIdOf, vocabularyIds, vocabularyPartFrom } from './vocabulary';
import { almost, exactly } from './words';

const counts = fc
  .array(fc.tuple(fc.stringMatching(/^[a-zø-ÿ0-9]{1,12}$/), fc.nat(1000)))
  .map((entries) => new Map(entries.map(([word, count]) => [word, count] as [string, number])));

describe('packCounts', () => {
  it('is read again as it was, and equal for equal counts', () => {
    fc.assert(
      fc.property(counts, (all) => {
        expect(unpackCounts(packCounts(all))).toEqual(all);
        expect(packCounts(new Map([...all].toReversed()))).toBe(packCounts(all));
      }),
    );
  });
});

describe('packPart', () => {
  it('keeps the most frequent words of a part that is too large, and says so', () => {
    const many = new Map(Array.from({ length: 40_000 }, (_, at): [string, number] => [`${'word'.repeat(6)}${at}`, at]));

    const part = vocabularyPartFrom(packPart(many));

    expect(part.isFull).toBe(true);
    expect([part.counts.has(`${'word'.repeat(6)}39999`), part.counts.has(`${'word'.repeat(6)}0`)]).toEqual([true, false]);
  });
});

describe('vocabularyPartFrom', () => {
  it('reads any stored document', () => {
    expect(vocabularyPartFrom({ packed: 7 })).toEqual({ counts: new Map(), isFull: false });
  });
});

describe('vocabularyIdOf', () => {
  it('spreads words evenly', () => {
    const sizes = new Map(vocabularyIds.map((id) => [id, 0]));
    for (let at = 0; at < 8000; at += 1) sizes.set(vocabularyIdOf(`word${at}`), (sizes.get(vocabularyIdOf(`word${at}`)) ?? 0) + 1);

    expect(Math.min(...sizes.values())).toBeGreaterThan(800);
  });
});

describe('variantsOf', () => {
  const vocabulary = new Map([
    ['heizung', 2],
    ['heizungskeller', 9],
    ['fernheizung', 20],
    ['heizer', 1],
  ]);

  it('has the word itself first, then its beginnings, then words around it', () => {
    expect(variantsOf(vocabulary, 'heizung', exactly)).toEqual({
      words: ['heizung', 'heizungskeller', 'fernheizung'],
      count: 31,
      isCut: false,
    });
    expect(variantsOf(vocabulary, 'heizunk', exactly).words).toEqual([]);
    expect(variantsOf(vocabulary, 'heizunk', almost).words).toEqual(['heizungskeller', 'heizung']);
  });

  it('has at most 30, and says so', () => {
    const many = new Map(Array.from({ length: 31 }, (_, at): [string, number] => [`room${at}`, at]));

    expect(variantsOf(many, 'room', exactly)).toMatchObject({ isCut: true, words: { length: 30 } });
  });
});
