import { expect, it } from 'vitest';
import { screenFrom, shownScreen } from './screens';

it('MODEL-058 a screen has url and public', () => {
  expect(screenFrom('s', { url: 'https://x.example', public: true })).toEqual({ id: 's', url: 'https://x.example', public: true });
  expect(screenFrom('s', { public: 'true' })).toEqual({ id: 's', url: '', public: false });
});

it('OLD-037 a screen is shown only with a url and when it is public', () => {
  const shown = [
    { url: 'https://x.example', public: true },
    { url: 'https://x.example', public: false },
    { url: '', public: true },
    { url: 'javascript:alert(1)', public: true },
  ].map((stored) => shownScreen(screenFrom('s', stored)));

  expect(shown).toEqual(['https://x.example', null, null, null]);
});
