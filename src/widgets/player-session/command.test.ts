import { afterEach, describe, expect, it } from 'vitest';
import { locale } from '@/language/i18n';
import { keyParts, matchesShortcut } from './command';

const press = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false });

describe('matchesShortcut', () => {
  afterEach(() => locale.set('en'));

  it.each([
    ['en', 'ArrowRight', '→'],
    ['ar', 'ArrowLeft', '←'],
  ])('leads forward in %s by %s, which is the key that is shown', (code, key, symbol) => {
    locale.set(code);
    const next = { keys: ['arrowright'] };

    expect([matchesShortcut(next, press(key)), matchesShortcut({ keys: ['arrowleft'] }, press(key))]).toEqual([true, false]);
    expect(keyParts('arrowright')).toEqual([symbol]);
  });

  it('leaves other keys as they are in every language', () => {
    locale.set('ar');

    expect([matchesShortcut({ keys: ['l'] }, press('L')), matchesShortcut({ keys: ['escape'] }, press('Escape'))]).toEqual([true, true]);
    expect([...keyParts('arrowup'), ...keyParts('escape')]).toEqual(['↑', 'Esc']);
  });
});
