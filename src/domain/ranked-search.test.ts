import { describe, expect, it } from 'vitest';
import { rankedSearch, searchIndex } from './ranked-search';

const places = [
  ['Attic of Oslo', 'Bergen', 'Norway'],
  ['Håkon’s Hall', 'Bergen', 'Norway'],
  ['New Oslo Opera', 'Bærum', 'Norway'],
  ['Oslo City Hall', 'Oslo', 'Norway'],
  ['Pavilion', 'Oslo', 'Norway'],
  ['Quay', 'Malmö', 'Sweden'],
];
const index = searchIndex(places, (texts) => texts);
const found = (sought: string) => rankedSearch(index, sought).map(({ item, text }) => [item[0], text]);

describe('rankedSearch', () => {
  it('finds names whatever their accents and apostrophes [TOUR-005]', () => {
    expect(found('hak')).toEqual([['Håkon’s Hall', 0]]);
    expect(found("HÅKON'S")).toEqual([['Håkon’s Hall', 0]]);
    expect(found('baerum')).toEqual([['New Oslo Opera', 1]]);
    expect(found('malmo')).toEqual([['Quay', 1]]);
  });

  it('ranks names that begin with the word first, then names that contain it, then other texts, and says what matched', () => {
    expect(found('oslo')).toEqual([
      ['Oslo City Hall', 0],
      ['Attic of Oslo', 0],
      ['New Oslo Opera', 0],
      ['Pavilion', 1],
    ]);
    expect(found('sweden')).toEqual([['Quay', 2]]);
  });

  it('wants every word, in any of the texts', () => {
    expect(found('hall bergen')).toEqual([['Håkon’s Hall', 1]]);
    expect(found('hall  city')).toEqual([['Oslo City Hall', 0]]);
    expect(found('hall sweden')).toEqual([]);
  });

  it('keeps the order of the index among equals, and reads the texts once', () => {
    let reads = 0;
    const counted = searchIndex(places, (texts) => {
      reads += 1;
      return texts;
    });
    expect(reads).toBe(0);

    rankedSearch(counted, 'norway');
    const names = rankedSearch(counted, 'norway').map(({ item }) => item[0]);

    expect(names).toEqual(['Attic of Oslo', 'Håkon’s Hall', 'New Oslo Opera', 'Oslo City Hall', 'Pavilion']);
    expect(reads).toBe(places.length);
  });
});
