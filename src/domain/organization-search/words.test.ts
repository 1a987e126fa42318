import { describe, expect, it } from 'vitest';
import { almost, distinctWords, exactly, matchingWords, soughtIn } from './words';

const wordsOf = (text: string) => distinctWords([text], 100).words;

describe('distinctWords', () => {
  it.each([
    ['Håkon’s Hall', ['hakon', 'hakons', 'hall']],
    ['Fire extinguisher 3', ['fire', 'extinguisher', '3']],
    ['AB-12/3', ['ab', '12', '3', 'ab12', 'ab123']],
    ['Wi-Fi', ['wi', 'fi', 'wifi']],
    ['l’entrée', ['entree', 'lentree']],
    ['展示室', ['展', '示', '室']],
    ['the the The', ['the']],
    ['a b', []],
  ])('of "%s" are %j', (text, words) => {
    expect(wordsOf(text).toSorted()).toEqual(words.toSorted());
  });

  it('are cut in number, which is said, and in length', () => {
    expect(distinctWords(['one two three'], 2)).toEqual({ words: ['one', 'two'], isCut: true });
    expect(distinctWords(['one two'], 2).isCut).toBe(false);
    expect(wordsOf('x'.repeat(99))).toEqual(['x'.repeat(40)]);
  });

  it('of one long word are there at once', { timeout: 5000 }, () => {
    expect(wordsOf('x'.repeat(200_000))).toEqual(['x'.repeat(40)]);
  });
});

describe('matchingWords', () => {
  it('finds beginnings, longer words also inside others, and forgives typing errors only where it should', () => {
    expect(matchingWords(['fire', 'extinguisher'], ['ext', 'fir'], exactly)).toEqual(['extinguisher', 'fire']);
    expect(matchingWords(['fernheizung'], ['heiz'], exactly)).toEqual(['fernheizung']);
    expect(matchingWords(['fernheizung'], ['hei'], exactly)).toBeNull();
    expect(matchingWords(['extinguisher'], ['extingisher'], exactly)).toBeNull();
    expect(matchingWords(['extinguisher'], ['extingisher'], almost)).toEqual(['extinguisher']);
  });
});

describe('soughtIn', () => {
  it('reads codes and hyphens in parts and as one', () => {
    expect(soughtIn('AB-12 valve')).toEqual([
      ['ab', '12', 'valve'],
      ['ab12', 'valve'],
    ]);
    expect(soughtIn('  ')).toEqual([]);
  });
});
