import { describe, expect, it } from 'vitest';
import type { GuidedStop, StopFile } from './guided-tour';
import { type StopLength, stopLength, tourMinutes } from './stop-length';

const narration = { path: '', url: 'a.mp3', name: 'a', type: 'audio/mpeg', size: 1 } satisfies StopFile;
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const stop = (fields: Partial<GuidedStop>) => ({ seconds: null, text: '', narration: null, ...fields }) as GuidedStop;

describe('stopLength', () => {
  it.each<[title: string, fields: Partial<GuidedStop>, length: StopLength]>([
    ['as long as its author says', { seconds: 12, text: words(500), narration }, 12_000],
    ['at least 2 s', { seconds: 0 }, 2000],
    ['at most 120 s', { seconds: 900 }, 120_000],
    ['until Next', { seconds: 'untilNext', narration }, 'untilNext'],
    ['as long as its narration', { narration, text: words(10) }, 'narration'],
    ['170 words a minute and 2 s', { text: words(170) }, 62_000],
    ['at least 4 s for a short text', { text: 'The hall' }, 4000],
    ['5 s without text', { text: '  ' }, 5000],
  ])('%s', (_, fields, length) => {
    expect(stopLength(stop(fields))).toBe(length);
  });

  it('takes the time to read where a narration cannot be heard', () => {
    expect(stopLength(stop({ narration, text: words(170) }), { hasSound: false })).toBe(62_000);
  });

  it.each<[what: string, fields: Partial<GuidedStop>, length: StopLength]>([
    ['its narration', { narration }, 'narration'],
    ['reading it', { text: words(170) }, 62_000],
  ])('takes the time of %s where it loops, since nobody may be there to press Next', (_, fields, length) => {
    expect(stopLength(stop({ ...fields, seconds: 'untilNext' }), { loops: true })).toBe(length);
  });

  it('counts the words of scripts without spaces', () => {
    expect(stopLength(stop({ text: '玄関ホールは一八九〇年に建てられ、今日でも使われています。'.repeat(4) }))).toBeGreaterThan(10_000);
  });
});

describe('tourMinutes', () => {
  it('adds its stops up, narrations by their text', () => {
    expect(tourMinutes({ stops: [stop({ seconds: 90 }), stop({ narration, text: words(170) }), stop({ seconds: 'untilNext' })] })).toBe(3);
    expect(tourMinutes({ stops: [] })).toBe(1);
  });
});
