import { afterEach, describe, expect, it } from 'vitest';
import { count, i18n, locale, params, pseudoLanguage } from './i18n';

const tourTexts = i18n('i18n-test', {
  title: 'Your tours',
  sentTo: params('Sent {what} to {name}'),
  tours: count({ one: '{count} tour', other: '{count} tours' }),
});

const inLanguage = (code: string, texts: object) => {
  i18n.cache[code] = { 'i18n-test': texts } as never;
  locale.set(code);
};

describe('texts', () => {
  afterEach(() => locale.set('en'));

  it('take values as they are, whatever is in them', () => {
    expect(tourTexts.get().sentTo({ what: '{name} $& $1', name: 'Ann' })).toBe('Sent {name} $& $1 to Ann');
  });

  it('write numbers and plurals as their language does', () => {
    inLanguage('de', { tours: { one: '{count} Tour', other: '{count} Touren' }, sentTo: '{name} bekam {what}' });
    const { tours, sentTo } = tourTexts.get();
    expect([1, 2, 1200].map(tours)).toEqual(['1 Tour', '2 Touren', '1.200 Touren']);
    expect(sentTo({ what: 1200, name: 'Ann' })).toBe('Ann bekam 1.200');
  });

  it('use the categories of their language', () => {
    inLanguage('ar', {
      tours: { zero: 'لا جولات', one: 'جولة', two: 'جولتان', few: '{count} جولات', many: '{count} جولة', other: '{count} جولة' },
    });
    expect([0, 1, 2].map(tourTexts.get().tours)).toEqual(['لا جولات', 'جولة', 'جولتان']);
  });

  it('are English one by one where a translation is missing', () => {
    inLanguage('fr', { title: 'Vos visites' });
    const { title, tours } = tourTexts.get();
    expect([title, tours(2)]).toEqual(['Vos visites', '2 tours']);
  });

  it('follow the language while they are shown', () => {
    const shown: string[] = [];
    const end = tourTexts.subscribe(({ title }) => shown.push(title));
    inLanguage('es', { title: 'Sus recorridos' });
    locale.set('en');
    end();
    expect(shown).toEqual(['Your tours', 'Sus recorridos', 'Your tours']);
  });

  it('are longer and marked in the pseudo-language', async () => {
    locale.set(pseudoLanguage);
    const title = await new Promise<string>((resolve) => {
      const end = tourTexts.listen((texts) => {
        end();
        resolve(texts.title);
      });
    });
    expect(title).toMatch(/^⟦Yóúr tóúrs .+⟧$/);
    expect(title.length).toBeGreaterThan('Your tours'.length * 1.4);
  });
});
