import { afterEach, describe, expect, it } from 'vitest';
import { i18n, locale } from '@/language/i18n';
import { loadTranslations } from '@/language/languages';
import { nearestTownText } from './nearest-town';

const text = (latitude: number, longitude: number) => nearestTownText({ latitude, longitude });

afterEach(() => locale.set('en'));

describe('nearestTownText', () => {
  it('names the nearest town with distance and direction', () => {
    expect(text(48, 7.85)).toBe('The nearest large town is Basel, 53 km to the south.');
    expect(text(59.6, 10.75)).toBe('The nearest large town is Oslo, 34 km to the north.');
    expect(text(48.2, 15.6)).toBe('The nearest large town is Vienna, 57 km to the east.');
  });

  it('names the town that one is in', () => {
    expect(text(59.33, 18.05)).toBe('This is in or near Stockholm.');
  });

  it('has a sentence for every direction in the language of the page', async () => {
    i18n.cache.de = (await loadTranslations('de')) as never;
    locale.set('de');

    const around = [-0.3, 0, 0.3].flatMap((north) => [-0.6, 0, 0.6].map((east) => text(59.91 + north, 10.75 + east)));
    expect(around.map((each) => each.replace('Die nächste größere Stadt ist Oslo, ', ''))).toEqual([
      '47 km weiter nordöstlich.',
      '33 km weiter nördlich.',
      '47 km weiter nordwestlich.',
      '33 km weiter östlich.',
      'Dies ist in oder bei Oslo.',
      '33 km weiter westlich.',
      '47 km weiter südöstlich.',
      '33 km weiter südlich.',
      '47 km weiter südwestlich.',
    ]);
  });
});
