import { describe, expect, it } from 'vitest';
import { finder, replaceMatches } from './matches';

const all = { matchCase: false, wholeWord: false };
const replaced = (text: string, find: string, replacement: string, options: Partial<typeof all> = {}) =>
  replaceMatches(text, finder({ find, ...all, ...options })(text), replacement);

describe('finder', () => {
  it('finds in any case, or only as written', () => {
    expect(replaced('Pump, pump, PUMPS', 'pump', 'Valve')).toBe('Valve, Valve, ValveS');
    expect(replaced('Pump, pump, PUMPS', 'pump', 'valve', { matchCase: true })).toBe('Pump, valve, PUMPS');
  });

  it('finds whole words in every script, and no parts of longer ones', () => {
    expect(replaced('ion, cation, ion-exchange', 'ion', 'X', { wholeWord: true })).toBe('X, cation, X-exchange');
    expect(replaced('Öl Ölofen', 'öl', 'Gas', { wholeWord: true })).toBe('Gas Ölofen');
    expect(replaced('насос насосы', 'насос', 'X', { wholeWord: true })).toBe('X насосы');
  });

  it('takes what is sought and its replacement as they are written', () => {
    expect(replaced('a.c abc a.c', 'a.c', '$& $1')).toBe('$& $1 abc $& $1');
    expect(replaced('(1) [x] 5$ a/b', ') [x] 5$ a/', '')).toBe('(1b');
    expect(finder({ find: '', ...all })('anything')).toEqual([]);
  });
});
